// SPDX-License-Identifier: MIT
public import Foundation

/// A press of one key, from key-down to key-up.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed, or repeats; see `isRepeat`.
        case began = 0
        /// The value of an analog button changed; not used for keyboards.
        case changed = 1
        /// The key is still pressed, unchanged since the previous event.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was ended by the system, for example because the window lost the keyboard focus.
        case cancelled = 4
    }

    /// The function of a key on a remote control or in lists.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        /// Return or Enter.
        case select = 4
        /// Escape.
        case menu = 5
        case pageUp = 30
        case pageDown = 31
    }

    /// The phase of the press.
    public internal(set) var phase: Phase = .began
    /// The time of the last change in seconds, on the time base of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    /// The key that is pressed.
    public internal(set) var key: UIKey?
    /// The window that was key when the press began; it receives the press until it ends.
    public internal(set) weak var window: UIWindow?
    /// The responder that first received the press; it receives the press until it ends.
    public internal(set) weak var responder: UIResponder?
    /// Whether the press was held long enough for the keyboard to repeat it.
    public internal(set) var isRepeat = false
    /// Whether a key command handled the press, so that no responder receives it.
    var isCommand = false
    /// The responder that handled the beginning of the press.
    ///
    /// Its end isn't passed on to the next responder either.
    fileprivate weak var keeper: UIResponder?
    /// Whether a responder has used the press.
    var isKept: Bool { keeper != nil }

    /// The function of the key; `nil` for keys without one.
    public var type: PressType? {
        switch key?.keyCode {
        case .some(.keyboardUpArrow): .upArrow
        case .some(.keyboardDownArrow): .downArrow
        case .some(.keyboardLeftArrow): .leftArrow
        case .some(.keyboardRightArrow): .rightArrow
        case .some(.keyboardReturnOrEnter): .select
        case .some(.keyboardEscape): .menu
        case .some(.keyboardPageUp): .pageUp
        case .some(.keyboardPageDown): .pageDown
        default: nil
        }
    }

    init(key: UIKey, window: UIWindow?, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.timestamp = timestamp
    }
}

extension Set<UIPress> {
    /// Marks the presses as handled by `responder`, so that their ends stop there as well.
    @MainActor
    package func keep(by responder: UIResponder) {
        for press in self { press.keeper = responder }
    }

    /// The presses that `responder` passes on to the next responder.
    @MainActor
    func passedOn(by responder: UIResponder) -> Self {
        filter { $0.keeper !== responder }
    }
}

/// An event describing keys that were pressed, repeated, or released.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// All keys pressed in the window, whether or not they changed.
    public internal(set) var allPresses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.allPresses = presses
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}
