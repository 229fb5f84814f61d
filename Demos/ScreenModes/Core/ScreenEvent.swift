// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// A change of the screens.
package enum ScreenEvent: Hashable, Sendable {
    case connected(ScreenHead)
    case disconnected(name: String)
    case changed(name: String, Change, now: ScreenHead)

    package enum Change: Hashable, Sendable {
        case enabled(Bool)
        case mode(ScreenMode?)
        case scale(CGFloat)
        case transform(ScreenTransform)
        case position(CGPoint)
        case modes(count: Int)
    }

    /// Returns the differences from `old` to `new`: disconnected screens, connected ones, then changes, in the desktop's order.
    package static func differences(from old: [ScreenHead], to new: [ScreenHead]) -> [ScreenEvent] {
        let before = Dictionary(old.map { ($0.screen.name, $0) }) { first, _ in first }
        let names = Set(new.map(\.screen.name))
        var events: [ScreenEvent] = old.filter { !names.contains($0.screen.name) }
            .map { .disconnected(name: $0.screen.name) }
        for head in new {
            guard let known = before[head.screen.name] else {
                events.append(.connected(head))
                continue
            }
            events += changes(from: known, to: head).map { .changed(name: head.screen.name, $0, now: head) }
        }
        return events
    }

    private static func changes(from old: ScreenHead, to new: ScreenHead) -> [Change] {
        var changes: [Change] = []
        if old.isEnabled != new.isEnabled { changes.append(.enabled(new.isEnabled)) }
        if old.screen.modes != new.screen.modes { changes.append(.modes(count: new.screen.modes.count)) }
        // The settings of an output that is off have no effect.
        guard new.isEnabled else { return changes }
        let (before, now) = (old.screen, new.screen)
        let isSameMode =
            before.currentMode.flatMap { mode in now.currentMode.map(mode.isSame) }
            ?? (before.currentMode == now.currentMode)
        if !isSameMode || !old.isEnabled { changes.append(.mode(now.currentMode)) }
        if before.scale != now.scale { changes.append(.scale(now.scale)) }
        if before.transform != now.transform { changes.append(.transform(now.transform)) }
        if before.frame.origin != now.frame.origin { changes.append(.position(now.frame.origin)) }
        return changes
    }
}

extension ScreenEvent {
    /// The event as one line: "DP-1 mode 1280x720@60".
    package var line: String {
        switch self {
        case .connected(let head):
            let mode = head.isEnabled ? head.screen.currentMode?.title : "off"
            return (["\(head.screen.name.printable) connected"] + [mode].compactMap(\.self)).joined(separator: " ")
        case .disconnected(let name):
            return "\(name.printable) disconnected"
        case .changed(let name, let change, _):
            return "\(name.printable) \(change.words)"
        }
    }

    /// Returns the event as a JSON object on one line, with the current state of the screen unless it is disconnected.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let record =
            switch self {
            case .connected(let head):
                EventRecord(event: "connected", name: head.screen.name, screen: ScreenRecord(head))
            case .disconnected(let name): EventRecord(event: "disconnected", name: name, screen: nil)
            case .changed(let name, let change, let head):
                EventRecord(event: change.kind, name: name, screen: ScreenRecord(head))
            }
        return String(decoding: try encoder.encode(record), as: UTF8.self)
    }
}

extension ScreenEvent.Change {
    var kind: String {
        switch self {
        case .enabled: "enabled"
        case .mode: "mode"
        case .scale: "scale"
        case .transform: "transform"
        case .position: "position"
        case .modes: "modes"
        }
    }

    var words: String {
        switch self {
        case .enabled(let isEnabled): isEnabled ? "on" : "off"
        case .mode(let mode): "mode \(mode?.title ?? "unknown")"
        case .scale(let scale): "scale \(Double(scale).text(digits: 3))"
        case .transform(let transform): "transform \(transform.title)"
        case .position(let point): "position \(Double(point.x).text(digits: 2)),\(Double(point.y).text(digits: 2))"
        case .modes(let count): "has \(count) \(count == 1 ? "mode" : "modes") now"
        }
    }
}

private struct EventRecord: Encodable {
    var event: String
    var name: String
    var screen: ScreenRecord?
}
