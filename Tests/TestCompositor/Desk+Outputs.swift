// SPDX-License-Identifier: MIT
internal import WaylandServer

/// The protocols that manage outputs.
extension Desk {
    func offerOutputManagement() {
        offer(ZwlrOutputManagerV1Resource.self) { desk, manager in
            desk.outputManager.add(manager)
        }
        offer(ZwlrOutputPowerManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getOutputPower(let power, let resource) = request else { return }
                let output = desk?.outputs.first { $0.resources.contains { $0 === resource } }
                guard let output else { return power.sendFailed() }
                output.add(power)
            }
        }
        offer(OrgKdeKwinDpmsManagerResource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard let desk, case .get(let power, let resource) = request else { return }
                power.sendSupported(supported: desk.hasPowerSwitches ? 1 : 0)
                power.sendDone()
                let output = desk.outputs.first { $0.resources.contains { $0 === resource } }
                power.handler = { [weak output] request in
                    if case .set(let mode) = request { output?.update { $0.isOn = mode == 0 } }
                }
            }
        }
        offer(KdeOutputManagementV2Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .createConfiguration(let configuration) = request else { return }
                desk?.serve(configuration)
            }
        }
    }

    /// Applies a configuration that was accepted under `OutputPolicy.applyLate`.
    public func applyLate() {
        let changes = lateChanges
        lateChanges = []
        for change in changes { change() }
    }

    /// Sends `finished` to clients of `zwlr_output_manager_v1`.
    public func finishOutputManagers() {
        outputManager.finish()
    }
}
