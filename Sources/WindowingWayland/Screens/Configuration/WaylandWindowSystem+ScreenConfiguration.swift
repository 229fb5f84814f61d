// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import WaylandWire
public import Windowing

extension WaylandWindowSystem {
    /// The means of changing the screens' settings, bound on first use.
    ///
    /// Its heads are available a moment later, reported by its `changeHandler`.
    public var screenConfiguration: ScreenConfiguration {
        guard let session else {
            return .unavailable([
                ScreenConfiguration.MissingRoute(route: name, reason: "the connection to the display is closed")
            ])
        }
        if let configurator { return .available(configurator) }
        if let manager = try? session.registry.bind(ZwlrOutputManagerV1.self) {
            configurator = WlrScreenConfigurator(manager, reader: session.reader, timeSource: timeSource)
        } else if let manager = try? session.registry.bind(KdeOutputManagementV2.self) {
            configurator = KdeScreenConfigurator(manager, session: session, timeSource: timeSource)
        }
        if let configurator = configurator ?? externalConfigurator { return .available(configurator) }
        let protocols = [ZwlrOutputManagerV1.interface.name, KdeOutputManagementV2.interface.name]
        return .unavailable(
            protocols.map { ScreenConfiguration.MissingRoute(route: $0, reason: "the compositor does not offer it") }
                + [
                    ScreenConfiguration.MissingRoute(
                        route: "org.gnome.Mutter.DisplayConfig",
                        reason: "no such service is on the session's message bus")
                ])
    }

    func configurationGlobalWasAdded(_ global: Global) {
        (configurator as? KdeScreenConfigurator)?.add(global)
    }

    func configurationGlobalWasRemoved(_ global: Global) {
        (configurator as? KdeScreenConfigurator)?.remove(global)
        guard let configurator, global.interface == configurator.route else { return }
        self.configurator = nil
        configurator.end(
            with: .unavailable(
                operation: "Changing the screens", reason: "the compositor has withdrawn \(configurator.route)"))
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(OperationError) {
        let operation = "Switching a screen \(isOn ? "on" : "off")"
        guard let screen = screen as? WaylandScreen else {
            throw .unavailable(operation: operation, reason: "the screen is another desktop's")
        }
        try setPower(isOn, of: screen, operation: operation)
    }
}
