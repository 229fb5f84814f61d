// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import Keyboard

@Suite("Keyboard state")
struct KeyboardStateTests {
    let keymap: Keymap
    let state: KeyboardState

    init() throws {
        keymap = try Keymap(text: Array(sampleKeymap.utf8))
        state = try KeyboardState(
            keymap: keymap,
            compose: Compose(text: "<dead_acute> <a> : \"á\" aacute"))
    }

    private func hold(_ modifiers: KeyModifiers) {
        state.update(depressed: keymap.mask(for: modifiers))
    }

    private func press(_ code: UInt32) -> KeyEvent {
        state.event(code: code, phase: .down, time: 5, serial: 9)
    }

    @Test("A plain letter")
    func letter() {
        #expect(
            press(30)
                == KeyEvent(
                    phase: .down, code: 30, keysym: 0x61, characters: "a", modifiers: [], timestamp: 5, serial: 9)
        )
    }

    @Test("Shift changes the characters, not those that ignore modifiers")
    func shift() {
        hold(.shift)
        let event = press(30)
        #expect(event.characters == "A")
        #expect(event.keysym == 0x41)
        #expect(event.charactersIgnoringModifiers == "a")
        #expect(event.unmodifiedKeysym == 0x61)
        #expect(event.modifiers == .shift)
    }

    @Test("Control turns the characters into a control character, not those that ignore modifiers")
    func control() {
        hold(.control)
        let event = press(31)
        #expect(event.characters == "\u{13}")
        #expect(event.charactersIgnoringModifiers == "s")
        #expect(event.keysym == 0x73)
    }

    @Test(
        "Keys of control characters",
        arguments: [(28, "\r"), (15, "\t"), (14, "\u{8}"), (1, "\u{1B}"), (111, "\u{7F}")] as [(UInt32, String)])
    func controlKeys(code: UInt32, text: String) {
        #expect(press(code).characters == text)
        #expect(press(code).charactersIgnoringModifiers == text)
    }

    @Test("Shift and Tab is a Tab still")
    func shiftedTab() {
        hold(.shift)
        #expect(press(15).characters == "\t")
        #expect(press(15).keysym == 0xfe20)
    }

    @Test("Held, latched and locked modifiers count alike")
    func modifiers() {
        let mask = keymap.mask(for: [.alt])
        state.update(
            depressed: keymap.mask(for: .logo), latched: mask, locked: keymap.mask(for: [.capsLock]))
        #expect(state.modifiers == [.logo, .alt, .capsLock])
        #expect(press(30).characters == "A")
    }

    @Test("Masks of bits that the keymap does not have, and layouts that it lacks, are harmless")
    func hostileMasks() {
        state.update(depressed: .max, latched: .max, locked: .max, layout: .max)
        _ = press(30)
        #expect(press(.max).keysym == 0)
        #expect(press(.max).characters.isEmpty)
        hold([])
        #expect(press(30).characters == "a")
    }

    @Test("The second layout")
    func layout() {
        state.update(depressed: 0, layout: 1)
        let event = press(30)
        #expect(event.characters == "ф")
        #expect(event.charactersIgnoringModifiers == "ф")
    }

    @Test("A dead key has no characters; the next letter is composed on the way down only")
    func deadKey() {
        #expect(press(40).characters.isEmpty)
        #expect(press(30).characters == "á")
        #expect(state.event(code: 30, phase: .up, time: 6).characters == "a")
        #expect(state.event(code: 30, phase: .repeated, time: 6).characters == "a")
    }

    @Test("Losing the keyboard forgets the dead key")
    func cancelled() {
        #expect(press(40).characters.isEmpty)
        state.cancelComposition()
        #expect(press(30).characters == "a")
    }
}
