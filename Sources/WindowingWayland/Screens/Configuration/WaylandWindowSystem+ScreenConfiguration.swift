// SPDX-License-Identifier: MIT
internal import WaylandClient
public import Windowing

extension WaylandWindowSystem {
    /// The way to change the screens, bound when it is first asked for: its heads follow a moment later, told by its
    /// `changeHandler`.
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
        if let configurator { return .available(configurator) }
        return .unavailable(
            [ZwlrOutputManagerV1.interface.name, KdeOutputManagementV2.interface.name].map {
                ScreenConfiguration.MissingRoute(route: $0, reason: "the compositor does not offer it")
            })
    }

    func configurationGlobalWasAdded(_ global: Global) {
        (configurator as? KdeScreenConfigurator)?.add(global)
    }

    func configurationGlobalWasRemoved(_ global: Global) {
        (configurator as? KdeScreenConfigurator)?.remove(global)
        guard let configurator, global.interface == configurator.route else { return }
        self.configurator = nil
        configurator.end(
            with: .notSupported(
                operation: "Changing the screens", reason: "the compositor has withdrawn \(configurator.route)"))
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        let operation = "Switching a screen \(isOn ? "on" : "off")"
        guard let session, let screen = screen as? WaylandScreen, let output = screen.output else {
            throw .notSupported(operation: operation, reason: "the screen is not connected")
        }
        guard let manager = session.optional.outputPower else {
            throw .notSupported(
                operation: operation,
                reason: "the compositor does not offer \(ZwlrOutputPowerManagerV1.interface.name)")
        }
        try screen.setPower(isOn, manager.outputPower(of: screen, output), operation: operation)
        session.reader.flush()
    }
}

extension ZwlrOutputPowerManagerV1 {
    /// The screen's switch, made when it is first used: only one application at a time can have it.
    @MainActor
    fileprivate func outputPower(of screen: WaylandScreen, _ output: WlOutput) -> OutputPower {
        let power = screen.power ?? OutputPower(getOutputPower(output: output))
        screen.power = power
        return power
    }
}

/// A `zwlr_output_power_v1`.
@MainActor
final class OutputPower {
    private let object: ZwlrOutputPowerV1
    private(set) var hasFailed = false

    init(_ object: ZwlrOutputPowerV1) {
        self.object = object
        object.handler = { [weak self] event in
            guard case .failed = event else { return }
            MainActor.assumeIsolated { self?.hasFailed = true }
        }
    }

    func set(_ isOn: Bool) {
        object.setMode(mode: isOn ? .on : .off)
    }

    func disconnect() {
        object.handler = nil
    }
}

extension WaylandScreen {
    /// The compositor says only after the first attempt that a screen cannot be switched; the next one then throws.
    fileprivate func setPower(_ isOn: Bool, _ power: OutputPower, operation: String) throws(WindowingError) {
        guard !power.hasFailed else {
            self.power = nil
            throw .notSupported(
                operation: operation,
                reason: "the screen \(description.name) has no switch, or another application has it")
        }
        power.set(isOn)
    }
}
