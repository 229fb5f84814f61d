// SPDX-License-Identifier: MIT
public import Foundation

/// The modifier keys of an event.
///
/// > Note: Differs from UIKit: `command` is the logo key. Shortcuts that UIKit defines with Command use `control` here.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The logo key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad; only set in the flags of a `UIKey`.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key and its meaning in the current keyboard layout.
public final class UIKey: NSObject, Sendable {
    /// The text that the key produces with the current modifiers; empty for keys such as Shift.
    public let characters: String
    /// The text that the key produces without Control, Alt, and similar modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys pressed together with the key.
    public let modifierFlags: UIKeyModifierFlags
    /// The function that the keyboard layout gives the key, or the key's physical position if it types a character.
    ///
    /// Caps Lock is `.keyboardEscape` if the user has made it Escape, and the 7 of the keypad is `.keyboardHome` without
    /// Num Lock. The key that types A is `.keyboardA` in a US layout, and `.keyboardQ` in a French one.
    public let keyCode: UIKeyboardHIDUsage

    package init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIKey else { return false }
        return characters == other.characters && charactersIgnoringModifiers == other.charactersIgnoringModifiers
            && modifierFlags == other.modifierFlags && keyCode == other.keyCode
    }

    public override var hash: Int { keyCode.hashValue ^ modifierFlags.hashValue }
}

extension UIKeyModifierFlags {
    /// Whether no modifier is pressed that would make the key a shortcut.
    package var isPlain: Bool { isDisjoint(with: [.control, .alternate, .command]) }
}
