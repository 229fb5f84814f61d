// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// Outputs, seats and optional globals, which can be added and removed.
extension WaylandWindowSystem {
    func followGlobals(of session: Session) {
        let globals = session.registry.globals
        session.registry.handler = { [weak self] change in
            MainActor.assumeIsolated {
                switch change {
                case .added(let global): self?.add(global)
                case .removed(let global): self?.remove(global)
                }
            }
        }
        // Outputs last, after the globals that describe them.
        for global in globals { session.optional.bind(global, in: session.registry, renderQueue: session.renderQueue) }
        for global in globals { addDevice(global) }
    }

    private func add(_ global: Global) {
        guard let session else { return }
        session.optional.bind(global, in: session.registry, renderQueue: session.renderQueue)
        if let manager = session.optional.logicalOutputs {
            for output in outputs { output.describe(with: manager) }
        }
        configurationGlobalWasAdded(global)
        addDevice(global)
        for seat in seats { seat.globalsDidChange() }
    }

    private func addDevice(_ global: Global) {
        guard let session else { return }
        if let output = try? session.registry.bind(WlOutput.self, to: global) {
            addOutput(output, named: global.name)
        } else if let seat = try? session.registry.bind(WlSeat.self, to: global) {
            seats.append(Seat(globalName: global.name, object: seat, system: self))
        }
    }

    private func remove(_ global: Global) {
        session?.optional.remove(global)
        for seat in seats { seat.globalsDidChange() }
        devicesDidChange()
        configurationGlobalWasRemoved(global)
        if let index = seats.firstIndex(where: { $0.globalName == global.name }) {
            seats.remove(at: index).disconnect()
            devicesDidChange()
        } else if let index = outputs.firstIndex(where: { $0.globalName == global.name }) {
            removeOutput(outputs.remove(at: index))
        }
    }

    // MARK: - Outputs

    private func addOutput(_ object: WlOutput, named name: UInt32) {
        let screen = WaylandScreen(globalName: name, output: object)
        outputs.append(screen)
        var isKnown = false
        screen.onChange = { [weak self, weak screen] in
            guard let self, let screen else { return }
            if isKnown {
                delegate?.windowSystem(self, didChange: screen)
                for owner in surfaces.values where owner.enteredOutputs.contains(where: { $0 === screen.output }) {
                    owner.outputsDidChange()
                }
            } else {
                isKnown = true
                delegate?.windowSystem(self, didConnect: screen)
            }
        }
        if let manager = session?.optional.logicalOutputs { screen.describe(with: manager) }
    }

    private func removeOutput(_ screen: WaylandScreen) {
        if let output = screen.output {
            for owner in surfaces.values { owner.leave(output) }
        }
        screen.disconnect()
        if screen.isReady { delegate?.windowSystem(self, didDisconnect: screen) }
    }

    func screen(of output: WlOutput) -> WaylandScreen? {
        outputs.first { $0.output === output }
    }

    /// Returns the scale that a new surface will most likely get.
    ///
    /// If the screens' scales differ it is unknown; the largest one is used, since scaling down looks better than
    /// scaling up.
    func expectedScale(isFractional: Bool) -> CGFloat {
        let scales = outputs.map { isFractional ? $0.description.scale : CGFloat($0.integerScale) }
        return scales.max() ?? 1
    }

    /// Until frames are measured, the rate of the fastest screen that shows the surface is assumed.
    func refreshIntervalDidChange(of owner: ShellSurface, _ screens: [WaylandScreen]) {
        guard let rate = screens.compactMap({ $0.description.currentMode?.refreshRate }).max(), rate > 0 else { return }
        let target = owner.target
        RenderActor.async { target.pacer.clock.nominalInterval = 1 / min(max(rate, 1), 1000) }
    }
}
