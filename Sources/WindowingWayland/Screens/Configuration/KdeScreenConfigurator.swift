// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import WaylandWire
internal import Windowing

/// `kde_output_management_v2`, offered by KWin, with a `kde_output_device_v2` for each output.
///
/// It can't test configurations, and supports only listed modes.
@MainActor
final class KdeScreenConfigurator: WaylandScreenConfigurator {
    private var manager: KdeOutputManagementV2?
    private var devices: [KdeOutputDevice] = []
    private var configurations: [Int: KdeOutputConfigurationV2] = [:]
    private let registry: Registry
    private let reader: DisplayReader

    init(_ manager: KdeOutputManagementV2, session: Session, timeSource: any TimeSource) {
        self.manager = manager
        registry = session.registry
        reader = session.reader
        super.init(route: KdeOutputManagementV2.interface.name, timeSource: timeSource)
        for global in registry.globals { add(global) }
        reader.flush()
    }

    /// Tracks a connected output, enabled or not.
    func add(_ global: Global) {
        guard manager != nil, let object = try? registry.bind(KdeOutputDeviceV2.self, to: global) else { return }
        devices.append(KdeOutputDevice(object, globalName: global.name) { [weak self] in self?.update() })
        reader.flush()
    }

    func remove(_ global: Global) {
        guard let index = devices.firstIndex(where: { $0.globalName == global.name }) else { return }
        devices.remove(at: index).disconnect()
        update()
    }

    /// Each device announces its own completeness; the list is complete when all are.
    private func update() {
        if devices.allSatisfy(\.isComplete) { publish(devices.map(\.head)) }
    }

    override func send(_ targets: [HeadTarget], isTest: Bool, identifier: Int) {
        guard !isTest else {
            return finish(
                identifier,
                .failure(
                    .unavailable(operation: "Testing a change of the screens", reason: "\(route) can only apply one")))
        }
        guard let manager else { return }
        for case .custom(let width, let height, _)? in targets.map(\.mode) {
            return finish(
                identifier,
                .failure(.refused(route: route, reason: "no output lists a mode of \(width)x\(height)")))
        }
        let configuration = manager.createConfiguration()
        configurations[identifier] = configuration
        configuration.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event, identifier) }
        }
        for (device, target) in zip(devices, targets) { device.configure(configuration, target) }
        configuration.apply()
        reader.flush()
    }

    private func receive(_ event: KdeOutputConfigurationV2.Event, _ identifier: Int) {
        guard let configuration = configurations.removeValue(forKey: identifier) else { return }
        configuration.handler = nil
        configuration.destroy()
        switch event {
        case .applied: finish(identifier, .success(()))
        case .failed:
            finish(
                identifier,
                .failure(.refused(route: route, reason: "the compositor gives no reason")))
        }
    }

    override func disconnect() {
        manager = nil
        for device in devices { device.disconnect() }
        devices = []
        for configuration in configurations.values { configuration.handler = nil }
        configurations = [:]
    }
}

/// A `kde_output_device_v2` with its modes.
@MainActor
final class KdeOutputDevice {
    let globalName: UInt32
    private(set) var isComplete = false
    private let object: KdeOutputDeviceV2
    private let onChange: () -> Void
    private var properties = OutputHeadProperties()
    private let modes = OutputModes<KdeOutputDeviceModeV2>()

    init(_ object: KdeOutputDeviceV2, globalName: UInt32, onChange: @escaping () -> Void) {
        self.object = object
        self.globalName = globalName
        self.onChange = onChange
        // Version 1 has no names; the number is at least unique.
        properties.name = "output-\(globalName)"
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    var head: ScreenHead { modes.head(properties) }

    func configure(_ configuration: KdeOutputConfigurationV2, _ target: HeadTarget) {
        if target.isEnabled != properties.isEnabled {
            configuration.enable(outputdevice: object, enable: target.isEnabled ? 1 : 0)
        }
        guard target.isEnabled else { return }
        if case .listed(let index) = target.mode, let mode = modes.mode(at: index) {
            configuration.mode(outputdevice: object, mode: mode)
        }
        if let x = target.x, let y = target.y { configuration.position(outputdevice: object, x: x, y: y) }
        if let scale = target.scale { configuration.scale(outputdevice: object, scale: scale) }
        if let transform = target.transform {
            configuration.transform(outputdevice: object, transform: Int32(transform.rawValue))
        }
    }

    func disconnect() {
        object.handler = nil
        modes.disconnect()
    }

    private func receive(_ event: KdeOutputDeviceV2.Event) {
        switch event {
        case .geometry(let x, let y, let width, let height, _, let make, let model, let transform):
            properties.position = (x, y)
            properties.physicalSize = (width, height)
            properties.make = make
            properties.model = model
            properties.transform = ScreenTransform(rawValue: Int(transform)) ?? .normal
        case .currentMode(let mode): modes.current = mode
        case .mode(let mode): modes.add(mode)
        case .scale(let factor): properties.scale = factor
        case .enabled(let enabled): properties.isEnabled = enabled != 0
        case .serialNumber(let number): properties.serialNumber = number
        case .name(let name): properties.name = name
        case .done:
            isComplete = true
            onChange()
        case .edid, .uuid, .eisaId, .capabilities, .overscan, .vrrPolicy, .rgbRange: break
        }
    }
}
