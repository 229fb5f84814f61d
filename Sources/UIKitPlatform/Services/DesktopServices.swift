// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import Windowing

/// The optional services that an application uses on the message buses.
@MainActor
final class DesktopServices {
    /// The services of the running application.
    static var running: DesktopServices?

    private let systemBus: DesktopBus?
    private let followsStyle: Bool
    private var settingsPortal: SettingsPortal?
    private var memoryPortal: MemoryPortal?
    private let linkOpener: LinkOpener
    private weak var application: UIApplication?

    /// Requests the settings immediately, on another thread, so that they already apply to the first frame.
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

    /// Installs the services in the application.
    ///
    /// Each is connected on first use.
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
