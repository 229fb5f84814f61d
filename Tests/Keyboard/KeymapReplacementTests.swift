// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import Windowing

@testable import Keyboard

@Suite("Replacing a keyboard's keymap")
struct KeymapReplacementTests {
    private let compose = Compose()
    private let log = LogRecorder()

    private func replacing(
        _ current: KeyboardState?, by load: () throws(KeymapError) -> Keymap?
    ) -> KeyboardState? {
        log.record { KeyboardState.replacing(current, compose: compose, by: load) }
    }

    private func broken() throws(KeymapError) -> Keymap? { try Keymap(text: Array("xkb_keymap { nonsense".utf8)) }

    private func characters(_ state: KeyboardState?) -> String? {
        state?.event(code: 30, phase: .down, time: 0, serial: 0).characters
    }

    @Test("A valid keymap replaces the current one, and a missing one removes it")
    func good() throws {
        let state = replacing(nil) { () throws(KeymapError) in try Keymap(text: Array(sampleKeymap.utf8)) }
        #expect(state != nil)
        #expect(replacing(state) { () throws(KeymapError) in nil } == nil)
        #expect(log.texts == [])
    }

    @Test("A broken keymap keeps the current one and is reported")
    func keepsLast() throws {
        let state = try KeyboardState(keymap: Keymap(text: Array(sampleKeymap.utf8)), compose: compose)
        #expect(replacing(state, by: broken) === state)
        #expect(log.messages.map(\.level) == [.error])
        #expect(log.texts.first?.contains("not a valid XKB keymap") == true)
    }

    @Test("A broken first keymap is replaced by the system's default layout and reported")
    func fallsBack() {
        let state = replacing(nil, by: broken)
        #expect(characters(state) == "a")
        #expect(log.messages.map(\.level) == [.error])
    }
}
