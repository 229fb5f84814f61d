// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A change of an output's mode, in either of the protocols that configure outputs.
enum OutputModeChange: Sendable {
    case size(width: Int32, height: Int32)
    case refresh(millihertz: Int32)
    case preferred
    case removed
}

/// An object that stands for a mode in one of the protocols that configure outputs.
protocol OutputModeObject: AnyObject {
    /// Calls `handler` with each change; `nil` ends the calls.
    func listen(_ handler: (@MainActor @Sendable (OutputModeChange) -> Void)?)
}

/// The modes of an output, in the order in which they were announced.
@MainActor
final class OutputModes<Mode: OutputModeObject> {
    var current: Mode?
    private var modes: [(object: Mode, properties: OutputModeProperties)] = []

    func add(_ mode: Mode) {
        modes.append((mode, OutputModeProperties()))
        mode.listen { [weak self, weak mode] change in
            if let mode { self?.receive(change, from: mode) }
        }
    }

    /// The mode at that index of the head's list.
    func mode(at index: Int) -> Mode? {
        modes.indices.contains(index) ? modes[index].object : nil
    }

    func head(_ properties: OutputHeadProperties) -> ScreenHead {
        properties.head(modes: modes.map(\.properties), current: modes.firstIndex { $0.object === current })
    }

    func disconnect() {
        for mode in modes { mode.object.listen(nil) }
        modes = []
        current = nil
    }

    private func receive(_ change: OutputModeChange, from mode: Mode) {
        guard let index = modes.firstIndex(where: { $0.object === mode }) else { return }
        switch change {
        case .size(let width, let height):
            modes[index].properties.width = width
            modes[index].properties.height = height
        case .refresh(let rate): modes[index].properties.millihertz = rate
        case .preferred: modes[index].properties.isPreferred = true
        case .removed:
            if current === mode { current = nil }
            mode.listen(nil)
            modes.remove(at: index)
        }
    }
}

extension KdeOutputDeviceModeV2: OutputModeObject {
    func listen(_ handler: (@MainActor @Sendable (OutputModeChange) -> Void)?) {
        guard let handler else { return self.handler = nil }
        self.handler = { event in
            let change: OutputModeChange =
                switch event {
                case .size(let width, let height): .size(width: width, height: height)
                case .refresh(let rate): .refresh(millihertz: rate)
                case .preferred: .preferred
                case .removed: .removed
                }
            MainActor.assumeIsolated { handler(change) }
        }
    }
}

extension ZwlrOutputModeV1: OutputModeObject {
    func listen(_ handler: (@MainActor @Sendable (OutputModeChange) -> Void)?) {
        guard let handler else { return self.handler = nil }
        self.handler = { event in
            let change: OutputModeChange =
                switch event {
                case .size(let width, let height): .size(width: width, height: height)
                case .refresh(let rate): .refresh(millihertz: rate)
                case .preferred: .preferred
                case .finished: .removed
                }
            MainActor.assumeIsolated { handler(change) }
        }
    }
}
