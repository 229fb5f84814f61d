// SPDX-License-Identifier: MIT
import Foundation
import Localization
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Smart quotes, dashes, and spaces")
struct SmartTypingTests {
    private func scene(_ text: String = "") -> TextFieldScene {
        let scene = TextFieldScene(text)
        scene.field.smartQuotesType = .yes
        scene.field.smartDashesType = .yes
        scene.field.smartInsertDeleteType = .yes
        scene.field.becomeFirstResponder()
        return scene
    }

    @Test("Typed quotation marks become those of the language, and an apostrophe stays one")
    func quotes() throws {
        let scene = scene()
        scene.stage.type("\"Don't\" ('a')")
        #expect(scene.field.text == "“Don’t” (‘a’)")
    }

    @Test("Text stays as typed by default, in secure text, and if the application inserts it")
    func literal() throws {
        let plain = TextFieldScene()
        plain.field.becomeFirstResponder()
        plain.stage.type("\"a\"--b")
        #expect(plain.field.text == "\"a\"--b")
        let secure = scene()
        secure.field.isSecureTextEntry = true
        secure.stage.type("\"--")
        #expect(secure.field.text == "\"--")
        let inserted = scene()
        inserted.field.insertText("\"")
        #expect(inserted.field.text == "\"")
    }

    @Test("Two hyphens become a dash, which undo turns back; three stay")
    func dashes() throws {
        let scene = scene()
        scene.stage.type("a--")
        #expect(scene.field.text == "a—")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "a--")
        scene.stage.type("-")
        #expect(scene.field.text == "a---")
    }

    @Test("The delegate can refuse the replacement of hyphens")
    func refusedDash() throws {
        let scene = scene("a-")
        scene.select(2..<2)
        scene.log = []
        scene.stage.type("-")
        #expect(
            scene.log.filter { $0.hasPrefix("should change") } == ["should change 2+0 to -", "should change 1+2 to —"])
    }

    @Test("Marks that an input method commits are replaced as well")
    func inputMethod() throws {
        let scene = scene()
        let method = try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
        method.send(TextInputEdit(commit: "\""))
        #expect(scene.field.text == "“")
    }

    @Test(
        "A word that is cut takes a space along",
        arguments: [
            ("one two three", 4..<7, "one three"), ("one two.", 4..<7, "one."), ("one two", 0..<3, "two"),
            ("one two", 1..<2, "oe two"), ("one, two", 0..<3, ", two"), ("one", 0..<3, ""),
        ])
    func cut(text: String, range: Range<Int>, rest: String) {
        let scene = scene(text)
        scene.select(range)
        scene.field.cut(nil)
        #expect(scene.field.text == rest)
    }

    @Test(
        "A word that is pasted beside another gets a space, but not within one",
        arguments: [
            ("one", 3, "one two"), ("one", 0, "two one"), ("one", 1, "otwone"), ("one ", 4, "one two"),
            ("(", 1, "(two"),
        ])
    func paste(text: String, caret: Int, result: String) {
        let scene = scene(text)
        UIPasteboard.general.string = "two"
        scene.select(caret..<caret)
        scene.field.paste(nil)
        #expect(scene.field.text == result)
    }

    @Test("The state of the interaction restores editing and the selection, as far as the text is long enough")
    func interactionState() {
        let scene = scene("one two")
        scene.select(4..<7)
        let state = scene.field.interactionState
        scene.field.resignFirstResponder()
        scene.field.text = "one t"
        scene.field.interactionState = "not a state"
        #expect(!scene.field.isFirstResponder)
        scene.field.interactionState = state
        #expect(scene.field.isFirstResponder && scene.selection == 4..<5)
    }
}
