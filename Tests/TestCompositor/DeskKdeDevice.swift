// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A client's `kde_output_device_v2`.
final class DeskKdeDevice {
    let resource: KdeOutputDeviceV2Resource
    private weak var output: DeskOutput?
    private(set) var modes: [(resource: KdeOutputDeviceModeV2Resource, mode: DeskOutput.Mode)] = []

    init(_ resource: KdeOutputDeviceV2Resource, output: DeskOutput) {
        self.resource = resource
        self.output = output
        resource.sendName(name: output.settings.name)
        resource.sendSerialNumber(serialNumber: "K-\(output.settings.name)")
        describe()
    }

    func describe() {
        guard let settings = output?.settings else { return }
        resource.sendGeometry(
            x: settings.logical.x, y: settings.logical.y, physicalWidth: 300, physicalHeight: 200, subpixel: 0,
            make: "Make", model: "Model", transform: Int32(settings.transform.rawValue))
        resource.sendScale(factor: settings.fraction)
        for mode in modes where !settings.modes.contains(where: { $0 == mode.mode }) {
            mode.resource.sendRemoved()
        }
        modes.removeAll { mode in !settings.modes.contains { $0 == mode.mode } }
        for mode in settings.modes where !modes.contains(where: { $0.mode == mode }) {
            let object = KdeOutputDeviceModeV2Resource(client: resource.client, version: 1)
            modes.append((object, mode))
            resource.sendMode(mode: object)
            object.sendSize(width: mode.width, height: mode.height)
            object.sendRefresh(refresh: mode.millihertz)
            if mode == settings.modes[0] { object.sendPreferred() }
        }
        if let current = modes.first(where: { $0.mode == settings.mode }) {
            resource.sendCurrentMode(mode: current.resource)
        }
        resource.sendEnabled(enabled: settings.isEnabled ? 1 : 0)
        resource.sendDone()
    }
}

extension Desk {
    func serve(_ configuration: KdeOutputConfigurationV2Resource) {
        var changes: [(output: DeskOutput, change: (inout DeskOutput.Settings) -> Void)] = []
        var isUsed = false
        func add(_ device: KdeOutputDeviceV2Resource, _ change: @escaping (inout DeskOutput.Settings) -> Void) {
            guard let output = outputs.first(where: { $0.kdeDevices.contains { $0.resource === device } }) else {
                return
            }
            changes.append((output, change))
        }
        configuration.handler = { [weak self, weak configuration] request in
            guard let self, let configuration else { return }
            if case .destroy = request { return }
            guard !isUsed else {
                return configuration.postError(
                    code: KdeOutputConfigurationV2Resource.ErrorCode.alreadyApplied.rawValue, message: "")
            }
            switch request {
            case .enable(let device, let enable): add(device) { $0.isEnabled = enable != 0 }
            case .mode(let device, let resource):
                let modes = outputs.flatMap(\.kdeDevices).flatMap(\.modes)
                guard let mode = modes.first(where: { $0.resource === resource })?.mode else { return }
                add(device) { $0.setMode(mode) }
            case .transform(let device, let transform):
                add(device) { $0.setTransform(WlOutputResource.Transform(rawValue: UInt32(transform))) }
            case .position(let device, let x, let y):
                add(device) {
                    $0.logical.x = x
                    $0.logical.y = y
                }
            case .scale(let device, let scale): add(device) { $0.setScale(scale) }
            case .apply:
                isUsed = true
                guard outputPolicy != .refuse else { return configuration.sendFailed() }
                for (output, change) in changes { output.update(change) }
                configuration.sendApplied()
            case .destroy: break
            }
        }
    }
}
