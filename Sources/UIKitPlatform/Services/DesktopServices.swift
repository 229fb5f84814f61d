// SPDX-License-Identifier: MIT
package import DesktopBus
internal import Foundation
internal import UIKitCore
internal import Windowing

/// The optional services that an application uses on the message buses.
@MainActor
package final class DesktopServices {
    /// The services of the running application; `nil` for a headless one.
    package internal(set) static var running: DesktopServices?

    /// The session's message bus; `nil` if there is none.
    package let sessionBus: DesktopBus?
    private let systemBus: DesktopBus?
    private let followsStyle: Bool
    private let accessibility: AccessibilityOverrides
    private var settingsPortal: SettingsPortal?
    private var memoryPortal: MemoryPortal?
    private let linkOpener: LinkOpener
    private weak var application: UIApplication?
    private var assistiveTechnology: AssistiveTechnology?
    private var titleBarConfiguration: TitleBarConfiguration
    /// The notification with which KDE's settings ask KWin to read its file again.
    private var kwinSubscription: BusSubscription?

    /// Requests the settings immediately, on another thread, so that they already apply to the first frame.
    init(
        _ addresses: BusAddresses, session: DesktopBus? = nil, identifier: String, followingStyle: Bool,
        accessibility: AccessibilityOverrides = AccessibilityOverrides()
    ) {
        systemBus = addresses.system.map(DesktopBus.init(address:))
        followsStyle = followingStyle
        self.accessibility = accessibility
        let session = session ?? addresses.session.map(DesktopBus.init(address:))
        sessionBus = session
        let variables = ProcessInfo.processInfo.environment
        titleBarConfiguration = TitleBarConfiguration(variables)
        linkOpener = LinkOpener(
            bus: session, program: DesktopProgram.find("xdg-open", in: variables),
            settings: SettingsProgram(for: identifier, in: variables))
        guard let session else { return }
        settingsPortal = SettingsPortal(bus: session) { [weak self] _ in self?.applySettings() }
        kwinSubscription = session.subscribe(
            to: BusSignalFilter(service: nil, path: "/KWin", interface: "org.kde.KWin", member: "reloadConfig")
        ) { [weak self] _ in self?.reloadTitleBarConfiguration() }
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
        application.shortcutPublisher = DesktopEntryFile(
            application: application.launchOptions.identifier, in: ProcessInfo.processInfo.environment)
        if !application.allShortcutItems.isEmpty {
            application.shortcutPublisher?.publish(application.allShortcutItems)
        }
        application.iconBadge = sessionBus.map {
            LauncherEntry(bus: $0, application: application.launchOptions.identifier)
        }
        let clicks = InputClicks(application: application.launchOptions.identifier)
        application.device.playClick = { [weak self] in clicks.play(with: self?.settingsPortal?.settings ?? .init()) }
        applySettings()
        let technology = AssistiveTechnology(
            application, bus: sessionBus, variables: ProcessInfo.processInfo.environment)
        assistiveTechnology = technology
        application.keyInterceptor = technology
        guard let systemBus else { return }
        application.device.orientationSensor = SensorProxy(bus: systemBus)
        application.device.batteryWatch = PowerService(bus: systemBus)
        application.device.backlightControl = LoginSession(bus: systemBus)
    }

    private func reloadTitleBarConfiguration() {
        titleBarConfiguration = TitleBarConfiguration(ProcessInfo.processInfo.environment)
        applySettings()
    }

    private func applySettings() {
        guard let application else { return }
        var settings = settingsPortal?.settings ?? DesktopSettings()
        settings.display = application.windowSystem.settings
        settings.titleBarConfiguration = titleBarConfiguration
        settings.apply(to: application, includingStyle: followsStyle, overrides: accessibility)
    }
}
