// SPDX-License-Identifier: MIT

/// Modifier keys as applications see them.
///
/// > Note: Differs from UIKit: on a desktop keyboard `command` is the logo key; shortcuts that UIKit writes with
/// > Command are written with `control` here.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key itself is on the keypad; only a `UIKey`'s flags have it.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key and what it means under the current layout.
public struct UIKey: Hashable, Sendable {
    /// The text that the key produces with the modifiers held; empty for keys such as Shift.
    public let characters: String
    /// The text without Control, Alt and the like.
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage
}
