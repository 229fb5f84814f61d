// SPDX-License-Identifier: MIT
internal import Windowing

/// A request of an input method.
enum InputMethodEvent {
    case commit(String)
    /// Replaces the composed text.
    case compose(Composition)
    /// Shows or hides the composed text, which is kept meanwhile.
    case showComposition(Bool)
    /// Deletes Unicode scalars, from an offset relative to the caret.
    case delete(offset: Int, count: Int)
    case key(InputMethodKey)
}

/// The protocol of one kind of input method, for one window.
@MainActor
protocol InputMethodWire: AnyObject {
    var eventHandler: ((InputMethodEvent) -> Void)? { get set }
    func setFocused(_ isFocused: Bool)
    /// Cancels the composition.
    func reset()
    func setContent(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints)
    /// Sends the text around the caret, with offsets in Unicode scalars.
    func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32)
    /// Sends the rectangle of the caret in pixels of the root window.
    func setCaret(x: Int32, y: Int32, width: Int32, height: Int32)
    /// Sends a key, and calls `completion` with whether it was consumed; `nil` if the connection is lost.
    func process(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool?) -> Void)
    /// Calls `completion` after the events that the input method has sent until now.
    func synchronize(_ completion: @escaping @MainActor () -> Void)
}
