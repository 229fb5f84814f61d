// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A key of a synthetic keyboard with every character: those of the US layout, and keys without a code for all others.
package struct SynthesizedKey: Hashable, Sendable {
    /// The Linux input event code; 0 for a character that the US layout lacks.
    package var code: UInt32
    /// The XKB keysym without modifiers.
    package var keysym: UInt32
    /// The XKB keysym with Shift held.
    package var shiftedKeysym: UInt32
    /// The text that the key types; empty for function keys.
    package var text: String
    package var shiftedText: String
    /// Whether the requested character requires Shift.
    package var needsShift = false

    init(code: UInt32, keysym: UInt32, shiftedKeysym: UInt32? = nil, text: String = "", shiftedText: String? = nil) {
        self.code = code
        self.keysym = keysym
        self.shiftedKeysym = shiftedKeysym ?? keysym
        self.text = text
        self.shiftedText = shiftedText ?? text
    }

    /// Creates a key from its lowercase name or its single character.
    package init?(name: String) {
        if let key = Self.named[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(typing: character)
        } else {
            return nil
        }
    }

    /// Creates the key that types `character`; `nil` if no key does, as for a control character.
    package init?(typing character: Character) {
        if let name = Self.whitespaceNames[character], let key = Self.named[name] {
            self = key
        } else if let key = Self.lowerHalf[character] {
            self = key
        } else if let key = Self.upperHalf[character] {
            self = key
            needsShift = true
        } else {
            let scalars = character.unicodeScalars
            guard let scalar = scalars.first, !scalars.contains(where: { $0.properties.generalCategory == .control })
            else { return nil }
            // XKB keysyms for characters: Latin-1 directly, other Unicode scalars above 0x1000000.
            let keysym = scalar.value < 0x100 ? scalar.value : 0x100_0000 | scalar.value
            self.init(code: 0, keysym: keysym, text: String(character))
        }
    }

    private static let whitespaceNames: [Character: String] = [
        "\n": "return", "\r": "return", "\r\n": "return", "\t": "tab", " ": "space", "\u{8}": "backspace",
    ]

    private static let named: [String: SynthesizedKey] = {
        let enter = SynthesizedKey(code: 28, keysym: 0xff0d, text: "\r")
        let escape = SynthesizedKey(code: 1, keysym: 0xff1b, text: "\u{1b}")
        var keys = [
            "return": enter, "enter": enter, "esc": escape, "escape": escape,
            // Shift+Tab has a separate keysym in XKB.
            "tab": SynthesizedKey(code: 15, keysym: 0xff09, shiftedKeysym: 0xfe20, text: "\t"),
            "space": SynthesizedKey(code: 57, keysym: 0x20, text: " "),
            "backspace": SynthesizedKey(code: 14, keysym: 0xff08, text: "\u{8}"),
            "delete": SynthesizedKey(code: 111, keysym: 0xffff, text: "\u{7f}"),
            "insert": SynthesizedKey(code: 110, keysym: 0xff63),
            "home": SynthesizedKey(code: 102, keysym: 0xff50),
            "left": SynthesizedKey(code: 105, keysym: 0xff51),
            "up": SynthesizedKey(code: 103, keysym: 0xff52),
            "right": SynthesizedKey(code: 106, keysym: 0xff53),
            "down": SynthesizedKey(code: 108, keysym: 0xff54),
            "pageup": SynthesizedKey(code: 104, keysym: 0xff55),
            "pagedown": SynthesizedKey(code: 109, keysym: 0xff56),
            "end": SynthesizedKey(code: 107, keysym: 0xff57),
            "menu": SynthesizedKey(code: 127, keysym: 0xff67),
            "play": SynthesizedKey(code: 164, keysym: 0x1008ff14),
        ]
        // F1 to F10 have consecutive input event codes, F11 and F12 have separate ones.
        let functionCodes = Array(59...68) + [87, 88]
        for (index, code) in functionCodes.enumerated() {
            keys["f\(index + 1)"] = SynthesizedKey(code: UInt32(code), keysym: 0xffbe + UInt32(index))
        }
        return keys
    }()

    /// The printable keys by row, each starting with the code of its first key.
    private static let rows: [(firstCode: UInt32, lower: String, upper: String)] = [
        (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
        (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    ]

    private static let printing: [(Character, Character, SynthesizedKey)] = rows.flatMap { row in
        zip(row.lower, row.upper).enumerated().compactMap { index, characters in
            guard let lower = characters.0.asciiValue, let upper = characters.1.asciiValue else { return nil }
            let key = SynthesizedKey(
                code: row.firstCode + UInt32(index), keysym: UInt32(lower), shiftedKeysym: UInt32(upper),
                text: String(characters.0), shiftedText: String(characters.1))
            return (characters.0, characters.1, key)
        }
    }

    private static let lowerHalf = Dictionary(uniqueKeysWithValues: printing.map { ($0.0, $0.2) })
    private static let upperHalf = Dictionary(uniqueKeysWithValues: printing.map { ($0.1, $0.2) })
}
