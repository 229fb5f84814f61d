// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A `wl_output` with its `xdg_output`.
@MainActor
final class WaylandScreen: PlatformScreen {
    /// The registry's name for the output.
    let globalName: UInt32
    /// `nil` once the output has been removed, or the connection has ended.
    private(set) var output: WlOutput?
    private(set) var description: ScreenDescription
    /// Whether all properties of the screen have been received.
    private(set) var isReady = false
    /// The screen's power control, once it has been used.
    var power: OutputPower?
    /// Called when the description has changed, and when the screen has become ready.
    var onChange: (() -> Void)?

    /// The scale for buffers without a viewport.
    var integerScale: Int32 { properties.integerScale }

    private var properties = OutputProperties()
    private var logicalOutput: ZxdgOutputV1?
    private var doneCount = 0

    init(globalName: UInt32, output: WlOutput) {
        self.globalName = globalName
        self.output = output
        description = properties.description(fallbackName: "output-\(globalName)")
        output.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    /// Requests the output's position in the logical coordinate space.
    func describe(with manager: ZxdgOutputManagerV1) {
        guard let output, logicalOutput == nil else { return }
        let logicalOutput = manager.getXdgOutput(output: output)
        logicalOutput.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        self.logicalOutput = logicalOutput
    }

    /// Stops processing events.
    func disconnect() {
        output?.handler = nil
        output = nil
        logicalOutput?.handler = nil
        logicalOutput = nil
        onChange = nil
        power?.disconnect()
        power = nil
    }

    private func receive(_ event: WlOutput.Event) {
        switch event {
        case .geometry(let x, let y, let width, let height, _, let make, let model, let transform):
            properties.position = (x, y)
            properties.physicalSize = (width, height)
            properties.make = make
            properties.model = model
            properties.transform = ScreenTransform(rawValue: Int(transform.rawValue)) ?? .normal
        case .mode(let flags, let width, let height, let refresh):
            properties.addMode(
                width: width, height: height, millihertz: refresh, isCurrent: flags.contains(.current),
                isPreferred: flags.contains(.preferred))
            // Version 1 has no `done` event.
            if let output, output.version < 2, flags.contains(.current) { finish() }
        case .scale(let factor):
            properties.integerScale = factor
        case .name(let name):
            properties.name = name
        case .description:
            break
        case .done:
            finish()
        }
    }

    private func receive(_ event: ZxdgOutputV1.Event) {
        switch event {
        case .logicalPosition(let x, let y):
            properties.logicalPosition = (x, y)
        case .logicalSize(let width, let height):
            properties.logicalSize = (width, height)
        case .name(let name):
            properties.name = properties.name ?? name
        case .description:
            break
        case .done:
            // From version 3 on, the output's own `done` follows.
            if let version = logicalOutput?.version, version < 3 { finish() }
        }
    }

    private func finish() {
        doneCount += 1
        let description = properties.description(fallbackName: "output-\(globalName)")
        // The output's first `done` precedes the logical size, which would otherwise be reported as a change.
        let isReady = isReady || logicalOutput == nil || properties.logicalSize != nil || doneCount > 1
        guard description != self.description || isReady != self.isReady else { return }
        self.description = description
        self.isReady = isReady
        if isReady { onChange?() }
    }
}
