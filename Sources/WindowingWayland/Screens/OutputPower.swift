// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A screen's switch, of whichever protocol the compositor has.
@MainActor
final class OutputPower {
    private enum Switch {
        case wlr(ZwlrOutputPowerV1)
        case kde(OrgKdeKwinDpms)
    }

    private let object: Switch
    /// The compositor has said that there is nothing to switch, which it does after the first attempt only.
    private(set) var hasFailed = false

    /// `nil` without a protocol.
    ///
    /// Made when it is first used, since under wlroots only one application at a time can have it.
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
    /// That a screen cannot be switched is known after the first attempt; the next one throws.
    func setPower(_ isOn: Bool, of screen: WaylandScreen, operation: String) throws(WindowingError) {
        guard let session, let output = screen.output else {
            throw .notSupported(operation: operation, reason: "the screen is not connected")
        }
        guard let power = screen.power ?? OutputPower(output, session.optional) else {
            let names = [ZwlrOutputPowerManagerV1.interface.name, OrgKdeKwinDpmsManager.interface.name]
            throw .notSupported(
                operation: operation, reason: "the compositor offers neither \(names[0]) nor \(names[1])")
        }
        screen.power = power
        guard !power.hasFailed else {
            power.disconnect()
            screen.power = nil
            throw .notSupported(
                operation: operation,
                reason: "the screen \(screen.description.name) has no switch, or another application has it")
        }
        power.set(isOn)
        session.reader.flush()
    }
}
