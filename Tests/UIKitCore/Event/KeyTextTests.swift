// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Keys as text")
struct KeyTextTests {
    private final class Reader: UIView, UIKeyInput {
        var text = ""
        var keepsKeys = false
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !keepsKeys { super.pressesBegan(presses, with: event) }
        }
    }

    private func key(
        _ characters: String, _ modifiers: UIKeyModifierFlags = [], _ code: UIKeyboardHIDUsage = .keyboardA
    ) -> UIKey {
        UIKey(
            characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers, keyCode: code)
    }

    @Test("A key is text if all of its characters are printable and no modifier makes it a shortcut")
    func rule() {
        #expect(key("a").textEdit == .insert("a"))
        #expect(key("A", .shift).textEdit == .insert("A"))
        #expect(key("é").textEdit == .insert("é"))
        #expect(key("\r", [], .keyboardReturnOrEnter).textEdit == .insert("\n"))
        #expect(key("\u{8}", [], .keyboardDeleteOrBackspace).textEdit == .deleteBackward)
        for (characters, modifiers) in [
            ("", UIKeyModifierFlags()), ("a", .control), ("a", .alternate), ("a", .command), ("\t", []), ("\u{1B}", []),
            ("\u{7F}", []), ("\u{9B}", []), ("a\u{1}", []), ("\u{1}a", []),
        ] {
            #expect(key(characters, modifiers).textEdit == nil, "\(characters.debugDescription) \(modifiers)")
        }
    }

    @Test("The responder inserts the text of keys: one that keeps a key to itself keeps its text out")
    func responder() throws {
        let stage = Stage()
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        stage.show(reader)
        reader.becomeFirstResponder()
        stage.type("ab")
        reader.keepsKeys = true
        stage.type("c")
        try stage.key("backspace")
        #expect(reader.text == "ab")
        reader.keepsKeys = false
        try stage.key("backspace")
        #expect(reader.text == "a")
    }

    @Test("A key that makes another responder first inserts nothing there")
    func focusChange() throws {
        final class Mover: UIView {
            var target: UIView?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                target?.becomeFirstResponder()
            }
        }
        let stage = Stage()
        let mover = Mover(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let reader = Reader(frame: CGRect(x: 0, y: 44, width: 100, height: 44))
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        page.addSubview(mover)
        page.addSubview(reader)
        stage.show(page)
        mover.target = reader
        mover.becomeFirstResponder()
        stage.type("a")
        #expect(reader.isFirstResponder && reader.text.isEmpty)
        stage.type("b")
        #expect(reader.text == "b")
    }
}
