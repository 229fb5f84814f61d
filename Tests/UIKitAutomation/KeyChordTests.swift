// SPDX-License-Identifier: MIT
import Testing
import UIKitAutomation
import UIKitCore
import Windowing

@Suite("Key chords")
struct KeyChordTests {
    @Test(
        "Names are parsed with their modifiers, ignoring case",
        arguments: [
            ("s", KeyModifiers(), 31, 0x73), ("ctrl+s", .control, 31, 0x73),
            ("CTRL+Shift+S", [.control, .shift], 31, 0x73),
            ("alt+f4", .alt, 62, 0xffc1), ("f11", [], 87, 0xffc8), ("super+left", .logo, 105, 0xff51),
            ("return", [], 28, 0xff0d), ("esc", [], 1, 0xff1b), ("space", [], 57, 0x20),
            ("shift+tab", .shift, 15, 0xff09),
            ("+", .shift, 13, 0x3d), ("ctrl++", [.control, .shift], 13, 0x3d), ("ctrl+-", .control, 12, 0x2d),
            ("!", .shift, 2, 0x31), ("ä", [], 0, 0xe4), ("あ", [], 0, 0x100_3042),
        ] as [(String, KeyModifiers, Int, Int)])
    func names(text: String, modifiers: KeyModifiers, code: Int, keysym: Int) throws {
        let chord = try #require(KeyChord(text))
        #expect(chord.modifiers == modifiers)
        #expect(chord.key.code == UInt32(code))
        #expect(chord.key.keysym == UInt32(keysym))
    }

    @Test(
        "Invalid names are rejected",
        arguments: ["", "+s", "ctrl+", "ctrl", "ctrl+ctrl", "s+ctrl", "+++", "a++", "f13", "ab"])
    func nonsense(text: String) {
        #expect(KeyChord(text) == nil)
    }

    @Test("A chord's modifiers enclose the key, and each state change follows its key event")
    func chordEvents() throws {
        let events = InputSequence.key(try #require(KeyChord("ctrl+shift+s"))).steps.map(\.event)
        #expect(
            events.map(summary) == [
                "down ffe3 0", "held 4", "down ffe1 4", "held 6", "down 53 6 '\u{13}' 's'", "up 53 6 '\u{13}' 's'",
                "up ffe1 6", "held 4", "up ffe3 4", "held 0",
            ])
    }

    @Test("Text is typed key by key, with Shift where required; characters without a key are skipped")
    func text() {
        let events = InputSequence.type("aB\u{1}\n").steps.map(\.event)
        #expect(
            events.map(summary) == [
                "down 61 0 'a' 'a'", "up 61 0 'a' 'a'", "down ffe1 0", "held 2", "down 42 2 'B' 'b'", "up 42 2 'B' 'b'",
                "up ffe1 2", "held 0", "down ff0d 0 '\r' '\r'", "up ff0d 0 '\r' '\r'",
            ])
    }

    private func summary(_ event: InputEvent) -> String {
        switch event {
        case .modifiers(let modifiers): return "held \(modifiers.rawValue)"
        case .key(let key):
            let text = key.characters.isEmpty ? "" : " '\(key.characters)' '\(key.charactersIgnoringModifiers)'"
            return "\(key.phase) \(String(key.keysym, radix: 16)) \(key.modifiers.rawValue)\(text)"
        default: return "\(event)"
        }
    }
}
