// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitAutomation
public import UIKitCore
internal import Windowing

extension Stage {
    // MARK: - Touches

    /// Taps the visible view with that identifier, label, or text.
    public func tap(_ name: String) throws(StageError) {
        try tap(view(named: name))
    }

    /// Taps the center of the visible part of `view`.
    public func tap(_ view: UIView) throws(StageError) {
        try press(view, for: InputSequence.tapDuration)
    }

    /// Taps a point in window coordinates.
    public func tap(at point: CGPoint) {
        play(.press(at: point))
    }

    /// Presses the view with that name for `seconds`; the default is long enough for a long press.
    public func press(_ name: String, for seconds: TimeInterval = 1) throws(StageError) {
        try press(view(named: name), for: seconds)
    }

    /// Presses the center of the visible part of `view` for `seconds`.
    public func press(_ view: UIView, for seconds: TimeInterval = 1) throws(StageError) {
        play(.press(at: try place(of: view), duration: seconds), in: view.window)
    }

    /// Presses a point in window coordinates for `seconds`.
    public func press(at point: CGPoint, for seconds: TimeInterval = 1) {
        play(.press(at: point, duration: seconds))
    }

    /// Drags a finger from `start` to `end` at constant speed, in window coordinates.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        play(.drag(from: start, to: end, duration: duration))
    }

    // MARK: - Pointer

    /// Moves the pointer to a point in window coordinates.
    public func hover(at point: CGPoint) {
        play(.hover(at: point))
    }

    /// Moves the pointer over `view`.
    public func hover(over view: UIView) throws(StageError) {
        play(.hover(at: try place(of: view)), in: view.window)
    }

    /// Moves the pointer out of the window.
    public func leave() {
        play(.leave())
    }

    /// Clicks the left or right button at a point `count` times.
    public func click(at point: CGPoint, secondary: Bool = false, count: Int = 1) {
        play(.click(at: point, button: secondary ? .right : .left, count: count))
    }

    /// Clicks the middle button at a point, which pastes the primary selection.
    public func middleClick(at point: CGPoint) {
        play(.click(at: point, button: .middle))
    }

    /// Clicks the center of the visible part of `view`.
    public func click(_ view: UIView, secondary: Bool = false, count: Int = 1) throws(StageError) {
        play(.click(at: try place(of: view), button: secondary ? .right : .left, count: count), in: view.window)
    }

    /// Scrolls a wheel at `point` by `delta` points; positive values move the visible area towards the content's end.
    public func scroll(at point: CGPoint, by delta: CGSize) {
        play(.scroll(at: point, by: delta))
    }

    // MARK: - Keys

    /// Types `text` one key at a time.
    public func type(_ text: String) {
        play(.type(text))
    }

    /// Presses a key by its name, such as `return`, `ctrl+s`, or `shift+tab`.
    public func key(_ name: String) throws(StageError) {
        guard let chord = KeyChord(name) else { throw .unknownKey(name) }
        play(.key(chord))
    }

    // MARK: - Positions

    private func place(of view: UIView) throws(StageError) -> CGPoint {
        guard let point = view.touchPoint else { throw .notVisible("\(Swift.type(of: view))") }
        return point
    }
}
