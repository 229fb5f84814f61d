// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import Windowing

/// What the desktop's buses give an application, all of it optional.
@MainActor
final class DesktopServices {
    /// Those of the running application.
    static var running: DesktopServices?

    private let systemBus: DesktopBus?
    private let followsStyle: Bool
    private var settingsPortal: SettingsPortal?
    private var memoryPortal: MemoryPortal?
    private let linkOpener: LinkOpener
    private weak var application: UIApplication?

    /// Asks for the settings at once, on another thread, so that the first frame already looks as they say.
    init(_ addresses: BusAddresses, followingStyle: Bool) {
        systemBus = addresses.system.map(DesktopBus.init(address:))
        followsStyle = followingStyle
        let session = addresses.session.map(DesktopBus.init(address:))
        linkOpener = LinkOpener(
            bus: session, program: DesktopProgram.find("xdg-open", in: ProcessInfo.processInfo.environment))
        guard let session else { return }
        settingsPortal = SettingsPortal(bus: session) { [weak self] _ in self?.applySettings() }
        memoryPortal = MemoryPortal(bus: session) { [weak self] in self?.application?.warnOfShortMemory() }
    }

    /// Plugs in what the application may ask for; a service is spoken to when it does.
    func attach(to application: UIApplication) {
        self.application = application
        let system = application.windowSystem
        Task { await Desktop.findScreenRoutes(for: system) }
        application.displaySettingsHandler = { [weak self] _ in self?.applySettings() }
        application.urlOpener = linkOpener
        applySettings()
        guard let systemBus else { return }
        application.device.orientationSensor = SensorProxy(bus: systemBus)
        application.device.batteryWatch = PowerService(bus: systemBus)
        application.device.backlightControl = LoginSession(bus: systemBus)
    }

    private func applySettings() {
        guard let application else { return }
        var settings = settingsPortal?.settings ?? DesktopSettings()
        settings.display = application.windowSystem.settings
        settings.apply(to: application, includingStyle: followsStyle)
    }
}
