// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import WaylandWire
internal import Windowing

/// The power control of a screen, with the compositor's protocol.
@MainActor
final class OutputPower {
    private enum Switch {
        case wlr(ZwlrOutputPowerV1)
        case kde(OrgKdeKwinDpms)
    }

    private let object: Switch
    /// Whether the compositor has reported failure, which it does only after the first attempt.
    private(set) var hasFailed = false

    /// Creates the power control; `nil` without a protocol.
    ///
    /// Created on first use, since wlroots permits only one client at a time.
    init?(_ output: WlOutput, _ globals: OptionalGlobals) {
        if let manager = globals.outputPower {
            let power = manager.getOutputPower(output: output)
            object = .wlr(power)
            power.handler = { [weak self] event in
                guard case .failed = event else { return }
                MainActor.assumeIsolated { self?.hasFailed = true }
            }
        } else if let manager = globals.kdePower {
            let power = manager.get(output: output)
            object = .kde(power)
            power.handler = { [weak self] event in
                guard case .supported(let isSupported) = event else { return }
                MainActor.assumeIsolated { self?.hasFailed = isSupported == 0 }
            }
        } else {
            return nil
        }
    }

    func set(_ isOn: Bool) {
        switch object {
        case .wlr(let power): power.setMode(mode: isOn ? .on : .off)
        case .kde(let power):
            power.set(mode: isOn ? OrgKdeKwinDpms.Mode.on.rawValue : OrgKdeKwinDpms.Mode.off.rawValue)
        }
    }

    func disconnect() {
        switch object {
        case .wlr(let power): power.handler = nil
        case .kde(let power): power.handler = nil
        }
    }
}

extension WaylandWindowSystem {
    /// A failure is known only after the first attempt, so the next one throws.
    func setPower(_ isOn: Bool, of screen: WaylandScreen, operation: String) throws(OperationError) {
        guard let session, let output = screen.output else {
            throw .unavailable(operation: operation, reason: "the screen is not connected")
        }
        guard let power = screen.power ?? OutputPower(output, session.optional) else {
            let names = [ZwlrOutputPowerManagerV1.interface.name, OrgKdeKwinDpmsManager.interface.name]
            throw .unavailable(
                operation: operation, reason: "the compositor offers neither \(names[0]) nor \(names[1])")
        }
        screen.power = power
        guard !power.hasFailed else {
            power.disconnect()
            screen.power = nil
            throw .unavailable(
                operation: operation,
                reason: "the screen \(screen.description.name) has no switch, or another application has it")
        }
        power.set(isOn)
        session.reader.flush()
    }
}
