// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// Properties of X keysyms.
enum Keysym {
    static let none: UInt32 = 0
    static let tab: UInt32 = 0xff09
    static let shiftedTab: UInt32 = 0xfe20
    static let enter: UInt32 = 0xff0d
    static let backspace: UInt32 = 0xff08
    static let escape: UInt32 = 0xff1b

    /// Returns whether the key begins a compose sequence: dead accents and the Compose key.
    static func startsComposition(_ keysym: UInt32) -> Bool {
        (0xfe50...0xfe93).contains(keysym) || keysym == 0xff20
    }

    /// Returns whether the key is a modifier or lock, which can be pressed during a compose sequence.
    static func isModifier(_ keysym: UInt32) -> Bool {
        (0xffe1...0xffee).contains(keysym) || (0xfe01...0xfe13).contains(keysym) || [0xff7e, 0xff7f].contains(keysym)
    }

    /// Returns whether the symbol belongs to the numeric keypad.
    static func isKeypad(_ keysym: UInt32) -> Bool {
        (0xff80...0xffbd).contains(keysym)
    }

    /// Returns the text of a symbol; empty if it has none.
    ///
    /// Return, Tab, Backspace, Escape and Delete are `\r`, `\t`, `\u{8}`, `\u{1B}` and `\u{7F}`, as in UIKit's `UIKey`.
    static func text(_ keysym: UInt32) -> String {
        // XKB has a separate symbol without text for Shift+Tab.
        if keysym == shiftedTab { return "\t" }
        let value = xkb_keysym_to_utf32(keysym)
        guard value != 0, let scalar = Unicode.Scalar(value) else { return "" }
        return String(Character(scalar))
    }
}
