// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

extension EventDice {
    // MARK: - Keys

    /// Letters, digits, Tab, arrows, Return, Escape, deletion, Home, End, page keys, function keys, Menu, modifiers,
    /// and unknown keys.
    private static let keys: [(code: UInt32, symbol: UInt32, text: String)] = [
        (30, 0x61, "a"), (46, 0x63, "c"), (45, 0x78, "x"), (47, 0x76, "v"), (44, 0x7A, "z"), (2, 0x31, "1"),
        (57, 0x20, " "), (57, 0x20, " "), (15, 0xFF09, "\t"), (15, 0xFF09, "\t"), (28, 0xFF0D, "\r"),
        (28, 0xFF0D, "\r"),
        (1, 0xFF1B, "\u{1B}"), (14, 0xFF08, "\u{8}"), (111, 0xFFFF, "\u{7F}"), (103, 0xFF52, ""), (108, 0xFF54, ""),
        (105, 0xFF51, ""), (106, 0xFF53, ""), (102, 0xFF50, ""), (107, 0xFF57, ""), (104, 0xFF55, ""),
        (109, 0xFF56, ""),
        (68, 0xFFC7, ""), (127, 0xFF67, ""), (29, 0xFFE3, ""), (56, 0xFFE9, ""), (42, 0xFFE1, ""), (700, 0, "\u{0}"),
        (30, 0x61, "👩‍👩‍👧‍👦"),
    ]

    package mutating func key(at time: TimeInterval) -> KeyEvent {
        let key = pick(Self.keys)
        return KeyEvent(
            phase: pick([.down, .down, .up, .up, .repeated]), code: key.code, keysym: key.symbol,
            characters: key.text, modifiers: modifiers(), timestamp: time)
    }

    // MARK: - Input methods

    private mutating func offset() -> Int {
        chance(0.9) ? number(below: 6) : pick([.max, .min, -1, 1 << 40])
    }

    package mutating func edit() -> TextInputEdit {
        let words = [
            "", "", "a", "かな", "仮名交じり文", "é", "👩‍👩‍👧‍👦", "\u{0}\u{1B}\n", "שלום", String(repeating: "ม", count: 300),
        ]
        let (first, second) = (offset(), offset())
        return TextInputEdit(
            deleteBefore: chance(0.2) ? offset() : 0, deleteAfter: chance(0.2) ? offset() : 0,
            commit: chance(0.5) ? pick(words) : "", preedit: pick(words),
            preeditSelection: chance(0.7) ? min(first, second)..<max(first, second) : nil)
    }
}
