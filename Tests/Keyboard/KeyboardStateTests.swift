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

    @Test("A plain letter has its characters and key code")
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
        "Control keys have control characters",
        arguments: [(28, "\r"), (15, "\t"), (14, "\u{8}"), (1, "\u{1B}"), (111, "\u{7F}")] as [(UInt32, String)])
    func controlKeys(code: UInt32, text: String) {
        #expect(press(code).characters == text)
        #expect(press(code).charactersIgnoringModifiers == text)
    }

    @Test("Shift and Tab is a Tab")
    func shiftedTab() {
        hold(.shift)
        #expect(press(15).characters == "\t")
        #expect(press(15).keysym == 0xfe20)
    }

    @Test("Depressed, latched and locked modifiers are equivalent")
    func modifiers() {
        let mask = keymap.mask(for: [.alt])
        state.update(
            depressed: keymap.mask(for: .logo), latched: mask, locked: keymap.mask(for: [.capsLock]))
        #expect(state.modifiers == [.logo, .alt, .capsLock])
        #expect(press(30).characters == "A")
    }

    @Test("Unknown modifier bits and layouts are harmless")
    func hostileMasks() {
        state.update(depressed: .max, latched: .max, locked: .max, layout: .max)
        _ = press(30)
        #expect(press(.max).keysym == 0)
        #expect(press(.max).characters.isEmpty)
        hold([])
        #expect(press(30).characters == "a")
    }

    @Test("The second layout is used when it is active")
    func layout() {
        state.update(depressed: 0, layout: 1)
        let event = press(30)
        #expect(event.characters == "ф")
        #expect(event.charactersIgnoringModifiers == "ф")
    }

    @Test("A dead key has no characters, and the next letter is composed only on key down")
    func deadKey() {
        #expect(press(40).characters.isEmpty)
        #expect(press(30).characters == "á")
        #expect(state.event(code: 30, phase: .up, time: 6).characters == "a")
        #expect(state.event(code: 30, phase: .repeated, time: 6).characters == "a")
    }

    @Test("Losing keyboard focus discards the dead key")
    func cancelled() {
        #expect(press(40).characters.isEmpty)
        state.cancelComposition()
        #expect(press(30).characters == "a")
    }

    @Test(
        "Backspace and Escape that cancel a sequence only belong to it, until they are released",
        arguments: [14, 1] as [UInt32])
    func cancellingKeys(code: UInt32) {
        #expect(press(40).isComposing)
        let cancelling = press(code)
        #expect(cancelling.isComposing)
        #expect(cancelling.characters.isEmpty)
        #expect(cancelling.charactersIgnoringModifiers.isEmpty)
        #expect(state.event(code: code, phase: .repeated, time: 6).isComposing)
        #expect(state.event(code: code, phase: .up, time: 7).isComposing)
        #expect(!press(code).isComposing)
        #expect(press(30).characters == "a")
    }

    @Test("Return, Tab, and Delete cancel a sequence and act as usual", arguments: [28, 15, 111] as [UInt32])
    func actingKeys(code: UInt32) {
        #expect(press(40).isComposing)
        #expect(!press(code).isComposing)
        #expect(!press(code).characters.isEmpty)
        #expect(press(30).characters == "a")
    }

    @Test("A shortcut cancels a sequence and acts as usual; Control alone doesn't interrupt it")
    func shortcutDuringSequence() {
        #expect(press(40).isComposing)
        #expect(!press(29).isComposing)
        hold(.control)
        #expect(!press(29).isComposing)
        hold([])
        #expect(press(30).characters == "á")
        #expect(press(40).isComposing)
        hold(.control)
        #expect(press(31).characters == "\u{13}")
        hold([])
        #expect(press(30).characters == "a")
    }

    @Test("The layouts have their names, and the one in use is known")
    func layouts() throws {
        let named = sampleKeymap.replacing("xkb_symbols {", with: "xkb_symbols { name[Group1] = \"English (US)\";")
        let state = try KeyboardState(keymap: Keymap(text: Array(named.utf8)))
        #expect(state.layouts == KeyboardLayouts(names: ["English (US)", ""], active: 0))
        state.update(depressed: 0, layout: 1)
        #expect(state.layouts.active == 1)
    }
}
