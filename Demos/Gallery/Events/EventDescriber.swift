// SPDX-License-Identifier: MIT
import UIKit

/// Describes events, one line each.
///
/// Consecutive movements share a line.
@MainActor
struct EventDescriber {
    struct Line {
        var text: String
        /// Whether the line replaces the latest line.
        var replacesLast: Bool
    }

    private var lastKind = ""

    mutating func lines(for event: UIEvent) -> [Line] {
        switch event {
        case let event as UIPressesEvent: presses(event)
        case let event as UIScrollEvent: scroll(event)
        case let event as UIHoverEvent: hover(event)
        default: touches(event)
        }
    }

    private mutating func line(_ kind: String, _ words: String, isContinuous: Bool) -> Line {
        defer { lastKind = isContinuous ? kind : "" }
        let text = kind.padding(toLength: 12, withPad: " ", startingAt: 0) + words
        return Line(text: text, replacesLast: isContinuous && lastKind == kind)
    }

    // MARK: - Kinds

    private mutating func touches(_ event: UIEvent) -> [Line] {
        let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
        return changed.sorted { $0.timestamp < $1.timestamp }.map { touch in
            let device = touch.type == .indirectPointer ? "pointer" : "touch"
            let phase =
                switch touch.phase {
                case .began: "began"
                case .moved: "moved"
                case .stationary: "stationary"
                case .ended: "ended"
                case .cancelled: "cancelled"
                }
            var words = "\(phase.padding(toLength: 10, withPad: " ", startingAt: 0)) \(text(touch.location(in: nil)))"
            if touch.phase == .began, touch.type == .indirectPointer { words += "  \(buttons(event.buttonMask))" }
            if touch.tapCount > 1, touch.phase == .began { words += "  ×\(touch.tapCount)" }
            return line(
                touch.phase == .moved ? "\(device) " : device, words, isContinuous: touch.phase == .moved)
        }
    }

    private mutating func hover(_ event: UIHoverEvent) -> [Line] {
        guard let location = event.location else { return [line("hover", "left the window", isContinuous: false)] }
        return [line("hover", text(location), isContinuous: true)]
    }

    private mutating func scroll(_ event: UIScrollEvent) -> [Line] {
        let source =
            switch event.source {
            case .wheel: "wheel"
            case .touchpad: "touchpad"
            case .other: "other"
            }
        var words =
            "\(source.padding(toLength: 10, withPad: " ", startingAt: 0)) \(signed(event.delta.x)), \(signed(event.delta.y))"
        if event.isEnd { words += "  end" }
        return [line("scroll", words, isContinuous: false)]
    }

    private mutating func presses(_ event: UIPressesEvent) -> [Line] {
        event.allPresses.filter { $0.phase == .began || $0.phase == .ended }.map { press in
            let phase = press.phase == .ended ? "up" : press.isRepeat ? "repeat" : "down"
            let key = press.key.map(KeyNames.name) ?? "?"
            return line(
                "key", "\(phase.padding(toLength: 10, withPad: " ", startingAt: 0)) \(key)",
                isContinuous: press.isRepeat)
        }
    }

    // MARK: - Values

    private func text(_ point: CGPoint) -> String {
        "\(number(point.x)), \(number(point.y))"
    }

    private func number(_ value: CGFloat) -> String {
        String(format: "%.0f", Double(value))
    }

    private func signed(_ value: CGFloat) -> String {
        String(format: "%+.1f", Double(value))
    }

    private func buttons(_ mask: UIEvent.ButtonMask) -> String {
        var names: [String] = []
        if mask.contains(.primary) { names.append("primary") }
        if mask.contains(.secondary) { names.append("secondary") }
        for number in 3...8 where mask.contains(.button(number)) { names.append("button \(number)") }
        return names.joined(separator: " + ")
    }
}
