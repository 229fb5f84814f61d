// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Forward events of the window system to the application: screens that are connected or disconnected, and the loss of
/// the connection.
@MainActor
final class DisplayObserver: WindowSystemDelegate {
    weak var application: UIApplication?

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        let connected = UIScreen(description: screen.description, platformScreen: screen)
        guard let application else { return }
        application.screens.append(connected)
        application.lastScreen = nil
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: connected)
    }

    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        guard let application, let index = application.screens.firstIndex(where: { $0.platformScreen === screen })
        else { return }
        let lost = application.screens.remove(at: index)
        if application.screens.isEmpty { application.lastScreen = lost }
        application.hideWindows(strandedOn: lost)
    }

    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        guard let changed = application?.screens.first(where: { $0.platformScreen === screen }),
            changed.platformDescription != screen.description
        else { return }
        var old = changed.platformDescription
        changed.platformDescription = screen.description
        // A screen's position relative to the others isn't part of its mode.
        old.frame.origin = screen.description.frame.origin
        guard old != screen.description else { return }
        NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: changed)
        changed.edgesDidChange()
        application?.device.orientationMayHaveChanged()
    }

    func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings) {
        application?.displaySettingsHandler?(settings)
    }

    func windowSystem(_ system: any WindowSystem, didChange layouts: KeyboardLayouts) {
        application?.keyboardLayoutsDidChange(to: layouts)
    }

    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        application?.displayWasLost(error)
    }
}
