// SPDX-License-Identifier: MIT
public import Foundation

/// One key held down, from its beginning to its end.
@MainActor
public final class UIPress {
    /// How far along a press is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The part that a key plays on a remote control or in lists; `nil` for other keys.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case pageUp = 30
        case pageDown = 31
    }

    public internal(set) var phase: Phase = .began
    /// Seconds on the scale of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var key: UIKey?
    /// The window that was key when the key went down; it hears of the press to its end.
    public internal(set) weak var window: UIWindow?
    /// The responder that got the press first; it hears of the press to its end.
    public internal(set) weak var responder: UIResponder?
    /// Held long enough for the keyboard to repeat it.
    public internal(set) var isRepeat = false
    /// A command took the key: no responder hears of it.
    var isCommand = false
    /// Who acted on the key's beginning, and keeps its end from those above.
    fileprivate weak var keeper: UIResponder?

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
    /// The ends of these are for `responder` and no other, as their beginnings were.
    @MainActor
    func keep(by responder: UIResponder) {
        for press in self { press.keeper = responder }
    }

    /// Those that go on from `responder` to the next one.
    @MainActor
    func passedOn(by responder: UIResponder) -> Self {
        filter { $0.keeper !== responder }
    }
}

extension UIPress: Hashable {
    public nonisolated static func == (left: UIPress, right: UIPress) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Keys went down, repeat or came up.
@MainActor
public final class UIPressesEvent: UIEvent {
    /// Every key that is down in the window, changed or not.
    public internal(set) var allPresses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.allPresses = presses
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}
