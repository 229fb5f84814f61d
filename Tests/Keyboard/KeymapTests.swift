// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import Keyboard

@Suite("Keymaps")
struct KeymapTests {
    @Test("An installed layout is found, and an unknown one is an error with its name")
    func system() throws {
        let us = try Keymap.system(layout: "us")
        #expect(us.repeats(30))
        #expect(!us.repeats(42), "left shift")
        #expect(!us.repeats(.max))
        #expect(throws: KeymapError.unknownLayout(layout: "no such", variant: "")) {
            try Keymap.system(layout: "no such")
        }
    }

    @Test(
        "Data that isn't a keymap is rejected", arguments: [[], [0], Array("xkb_keymap {".utf8), [0xff, 0xfe, 0, 1]])
    func malformed(bytes: [UInt8]) {
        #expect(throws: KeymapError.malformed(byteCount: bytes.count)) { try Keymap(text: bytes) }
    }

    @Test("A truncated keymap is rejected")
    func cutOff() throws {
        let text = Array(sampleKeymap.utf8)
        for count in stride(from: 0, to: text.count - 4, by: 61) {
            #expect(throws: KeymapError.self) { try Keymap(text: Array(text.prefix(count))) }
        }
    }

    @Test("The terminating NUL is optional, and data after it is ignored")
    func termination() throws {
        let text = Array(sampleKeymap.utf8)
        #expect(try Keymap(text: text).repeats(30))
        #expect(try Keymap(text: text + [0]).repeats(30))
        #expect(try Keymap(text: text + [0, 0x7b, 0xff]).repeats(30))
    }

    @Test("A keymap beyond the size limit is rejected unread")
    func huge() {
        let bytes = [UInt8](repeating: 0x20, count: Keymap.maximumByteCount + 1)
        #expect(throws: KeymapError.tooLarge(byteCount: bytes.count, limit: Keymap.maximumByteCount)) {
            try Keymap(text: bytes)
        }
    }

    @Test(
        "A character's key and modifiers are found",
        arguments: [
            ("a", 30, []), ("A", 30, .shift), ("7", 8, []), ("*", 9, .shift), ("\n", 28, []), ("\t", 15, []),
            (" ", 57, []),
        ] as [(Character, UInt32, KeyModifiers)])
    func lookup(character: Character, code: UInt32, modifiers: KeyModifiers) throws {
        let stroke = try #require(try Keymap.system(layout: "us").stroke(for: character))
        #expect(stroke.code == code)
        #expect(stroke.modifiers == modifiers)
    }

    @Test("Every stroke found produces its character")
    func roundTrip() throws {
        for layout in ["us", "de", "fr", "ru"] {
            let keymap = try Keymap.system(layout: layout)
            let state = try KeyboardState(keymap: keymap, compose: Compose(text: ""))
            for character in "aZ0!?.,;-/()€éßю~@ " {
                guard let stroke = keymap.stroke(for: character) else { continue }
                state.update(depressed: stroke.modifierMask, layout: stroke.layout)
                let event = state.event(code: stroke.code, phase: .down, time: 0)
                #expect(event.characters == String(character), "\(layout)")
            }
        }
    }

    @Test("A character without a key has no stroke")
    func noStroke() throws {
        #expect(try Keymap.system(layout: "us").stroke(for: "語") == nil)
    }
}
