// SPDX-License-Identifier: MIT
import UIKit

/// Readable names of keys.
enum KeyNames {
    private static let special: [UIKeyboardHIDUsage: String] = [
        .keyboardReturnOrEnter: "Return", .keyboardEscape: "Escape", .keyboardTab: "Tab", .keyboardSpacebar: "Space",
        .keyboardDeleteOrBackspace: "Backspace", .keyboardUpArrow: "Up", .keyboardDownArrow: "Down",
        .keyboardLeftArrow: "Left", .keyboardRightArrow: "Right", .keyboardPageUp: "Page Up",
        .keyboardPageDown: "Page Down", .keyboardHome: "Home", .keyboardEnd: "End",
    ]

    private static let modifiers: [UIKeyboardHIDUsage: String] = [
        .keyboardLeftControl: "Ctrl", .keyboardRightControl: "Ctrl", .keyboardLeftShift: "Shift",
        .keyboardRightShift: "Shift", .keyboardLeftAlt: "Alt", .keyboardRightAlt: "Alt", .keyboardLeftGUI: "Super",
        .keyboardRightGUI: "Super", .keyboardCapsLock: "Caps Lock",
    ]

    /// The key with its modifiers, such as "Ctrl+Shift+A".
    static func name(_ key: UIKey) -> String {
        if let modifier = modifiers[key.keyCode] { return modifier }
        let base =
            special[key.keyCode]
            ?? (key.charactersIgnoringModifiers.isEmpty
                ? "code \(key.keyCode.rawValue)" : key.charactersIgnoringModifiers.uppercased())
        return (names(key.modifierFlags) + [base]).joined(separator: "+")
    }

    static func names(_ flags: UIKeyModifierFlags) -> [String] {
        let all: [(UIKeyModifierFlags, String)] = [
            (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
        ]
        return all.filter { flags.contains($0.0) }.map(\.1)
    }
}
