// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore
internal import Windowing

extension Stage {
    // MARK: - Fingers

    /// Taps the visible view with that identifier, label or text.
    public func tap(_ name: String) throws(StageError) {
        try tap(view(named: name))
    }

    /// Taps the middle of what can be seen of `view`.
    public func tap(_ view: UIView) throws(StageError) {
        try press(view, for: InputSequence.tapDuration)
    }

    /// Taps a place of the window, in points.
    public func tap(at point: CGPoint) {
        play(.press(at: point))
    }

    /// Rests a finger on the view of that name for `seconds`; the default counts as long.
    public func press(_ name: String, for seconds: TimeInterval = 1) throws(StageError) {
        try press(view(named: name), for: seconds)
    }

    public func press(_ view: UIView, for seconds: TimeInterval = 1) throws(StageError) {
        play(.press(at: try place(of: view), duration: seconds), in: view.window)
    }

    public func press(at point: CGPoint, for seconds: TimeInterval = 1) {
        play(.press(at: point, duration: seconds))
    }

    /// Moves a finger evenly from `start` to `end`, window coordinates in points.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        play(.drag(from: start, to: end, duration: duration))
    }

    // MARK: - Pointer

    /// Brings the pointer to a place of the window.
    public func hover(at point: CGPoint) {
        play(.hover(at: point))
    }

    /// Brings the pointer over `view`.
    public func hover(over view: UIView) throws(StageError) {
        play(.hover(at: try place(of: view)), in: view.window)
    }

    /// Clicks at a place with the left button, or with the right one, `count` times.
    public func click(at point: CGPoint, secondary: Bool = false, count: Int = 1) {
        play(.click(at: point, button: secondary ? .right : .left, count: count))
    }

    /// Clicks at a place with the middle button, which pastes what is selected.
    public func middleClick(at point: CGPoint) {
        play(.click(at: point, button: .middle))
    }

    /// Clicks the middle of what can be seen of `view`.
    public func click(_ view: UIView, secondary: Bool = false, count: Int = 1) throws(StageError) {
        play(.click(at: try place(of: view), button: secondary ? .right : .left, count: count), in: view.window)
    }

    /// Turns a wheel at `point` by `delta` points: positive moves the visible part towards the content's end.
    public func scroll(at point: CGPoint, by delta: CGSize) {
        play(.scroll(at: point, by: delta))
    }

    // MARK: - Keys

    /// Strikes one key after the other until `text` is typed.
    public func type(_ text: String) {
        play(.type(text))
    }

    /// Strikes a key by its name, such as `return`, `ctrl+s` or `shift+tab`.
    public func key(_ name: String) throws(StageError) {
        guard let chord = KeyChord(name) else { throw .unknownKey(name) }
        play(.key(chord))
    }

    // MARK: - Places

    private func place(of view: UIView) throws(StageError) -> CGPoint {
        guard let point = view.touchPoint else { throw .notVisible("\(Swift.type(of: view))") }
        return point
    }
}
