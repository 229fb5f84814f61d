// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Brings what the display reports to the application: screens that come and go, and the end of the connection.
@MainActor
final class DisplayObserver: WindowSystemDelegate {
    weak var application: UIApplication?

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        let connected = UIScreen(description: screen.description, platformScreen: screen)
        application?.screens.append(connected)
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: connected)
    }

    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        guard let application, let index = application.screens.firstIndex(where: { $0.platformScreen === screen })
        else { return }
        let lost = application.screens.remove(at: index)
        for window in application.windows where window.ownScreen === lost { window.ownScreen = nil }
        NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: lost)
    }

    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        guard let changed = application?.screens.first(where: { $0.platformScreen === screen }),
            changed.description != screen.description
        else { return }
        changed.description = screen.description
        NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: changed)
    }

    func windowSystem(_ system: any WindowSystem, didFailWith error: WindowingError) {
        guard let application else { return }
        Log.error(error.description)
        application.delegate?.application(application, didLoseDisplayWith: error)
        application.terminate(status: 1)
    }
}
