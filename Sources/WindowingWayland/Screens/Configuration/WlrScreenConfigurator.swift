// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import WaylandWire
internal import Windowing

/// `zwlr_output_manager_v1`, offered by sway, labwc, cosmic and others.
@MainActor
final class WlrScreenConfigurator: WaylandScreenConfigurator {
    private var manager: ZwlrOutputManagerV1?
    private var outputs: [WlrOutputHead] = []
    /// The serial of the latest complete list; configurations for an older one are canceled.
    private var serial: UInt32?
    private var configurations: [Int: ZwlrOutputConfigurationV1] = [:]
    private let reader: DisplayReader

    init(_ manager: ZwlrOutputManagerV1, reader: DisplayReader, timeSource: any TimeSource) {
        self.manager = manager
        self.reader = reader
        super.init(route: ZwlrOutputManagerV1.interface.name, timeSource: timeSource)
        manager.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        reader.flush()
    }

    private func receive(_ event: ZwlrOutputManagerV1.Event) {
        switch event {
        case .head(let head):
            outputs.append(WlrOutputHead(head) { [weak self] in self?.remove($0) })
        case .done(let serial):
            self.serial = serial
            publish(outputs.map(\.head))
        case .finished:
            end(with: .unavailable(operation: "Changing the screens", reason: "the compositor has withdrawn \(route)"))
        }
    }

    private func remove(_ head: WlrOutputHead) {
        outputs.removeAll { $0 === head }
    }

    override func send(_ targets: [HeadTarget], isTest: Bool, identifier: Int) {
        guard let manager, let serial else { return }
        let configuration = manager.createConfiguration(serial: serial)
        configurations[identifier] = configuration
        configuration.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event, identifier) }
        }
        for output in outputs {
            guard let target = targets.first(where: { $0.name == output.properties.name }), target.isEnabled else {
                configuration.disableHead(head: output.object)
                continue
            }
            output.configure(configuration.enableHead(head: output.object), target)
        }
        isTest ? configuration.test() : configuration.apply()
        reader.flush()
    }

    private func receive(_ event: ZwlrOutputConfigurationV1.Event, _ identifier: Int) {
        guard let configuration = configurations.removeValue(forKey: identifier) else { return }
        configuration.handler = nil
        configuration.destroy()
        switch event {
        case .succeeded: finish(identifier, .success(()))
        case .failed:
            finish(
                identifier,
                .failure(.refused(route: route, reason: "the compositor gives no reason")))
        case .cancelled: finish(identifier, .failure(.outdated(route: route)))
        }
    }

    override func disconnect() {
        manager?.handler = nil
        manager = nil
        for output in outputs { output.disconnect() }
        outputs = []
        for configuration in configurations.values { configuration.handler = nil }
        configurations = [:]
    }
}

/// A `zwlr_output_head_v1` with its modes.
@MainActor
final class WlrOutputHead {
    let object: ZwlrOutputHeadV1
    private(set) var properties = OutputHeadProperties()
    private let modes = OutputModes<ZwlrOutputModeV1>()
    private let onEnd: (WlrOutputHead) -> Void

    init(_ object: ZwlrOutputHeadV1, onEnd: @escaping (WlrOutputHead) -> Void) {
        self.object = object
        self.onEnd = onEnd
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    var head: ScreenHead { modes.head(properties) }

    /// Sends only changed properties; the others are kept.
    func configure(_ configuration: ZwlrOutputConfigurationHeadV1, _ target: HeadTarget) {
        switch target.mode {
        case .listed(let index):
            if let mode = modes.mode(at: index) { configuration.setMode(mode: mode) }
        case .custom(let width, let height, let millihertz):
            configuration.setCustomMode(width: width, height: height, refresh: millihertz)
        case nil: break
        }
        if let x = target.x, let y = target.y { configuration.setPosition(x: x, y: y) }
        if let scale = target.scale { configuration.setScale(scale: scale) }
        if let transform = target.transform {
            configuration.setTransform(transform: WlOutput.Transform(rawValue: UInt32(transform.rawValue)))
        }
    }

    func disconnect() {
        object.handler = nil
        modes.disconnect()
    }

    private func receive(_ event: ZwlrOutputHeadV1.Event) {
        switch event {
        case .name(let name): properties.name = name
        case .physicalSize(let width, let height): properties.physicalSize = (width, height)
        case .mode(let mode): modes.add(mode)
        case .enabled(let enabled): properties.isEnabled = enabled != 0
        case .currentMode(let mode): modes.current = mode
        case .position(let x, let y): properties.position = (x, y)
        case .transform(let transform):
            properties.transform = ScreenTransform(rawValue: Int(transform.rawValue)) ?? .normal
        case .scale(let scale): properties.scale = scale
        case .make(let make): properties.make = make
        case .model(let model): properties.model = model
        case .serialNumber(let number): properties.serialNumber = number
        case .finished:
            disconnect()
            onEnd(self)
        case .description, .adaptiveSync: break
        }
    }
}
