// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Text fields: input methods")
struct TextInputMethodTests {
    private func method(_ scene: TextFieldScene) throws -> HeadlessTextInputMethod {
        try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
    }

    @Test("The input method receives the text, the caret's position, and the end of editing")
    func state() throws {
        let scene = TextFieldScene("héllo wörld")
        scene.field.keyboardType = .emailAddress
        scene.field.autocorrectionType = .no
        scene.field.autocapitalizationType = .none
        let method = try method(scene)
        #expect(method.state == nil)
        scene.field.becomeFirstResponder()
        scene.select(1..<3)
        let state = try #require(method.state)
        #expect(state.surroundingText == "héllo wörld")
        #expect(state.anchor == 1 && state.cursor == 4)
        #expect(state.purpose == .email && state.hints == [])
        let caret = scene.field.convert(
            scene.field.caretRect(for: try #require(scene.field.selectedTextRange).end), to: nil)
        #expect(state.caretRect == caret)
        #expect(method.updates.allSatisfy { !$0.isOwnChange })
        scene.field.resignFirstResponder()
        #expect(method.state == nil)
    }

    @Test("Composed text is marked, distinguished from the text, and replaced when it is committed")
    func composing() throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(1..<1)
        scene.log = []
        method.send(TextInputEdit(preedit: "ka", preeditSelection: 2..<2))
        #expect(scene.field.text == "akab" && scene.marked == 1..<3 && scene.selection == 3..<3)
        #expect(scene.log == ["selection"])
        #expect(method.updates.last?.isOwnChange == true)
        #expect(method.state?.surroundingText == "ab" && method.state?.cursor == 1)
        method.send(TextInputEdit(preedit: "かな", preeditSelection: 0..<3))
        #expect(scene.field.text == "aかなb" && scene.marked == 1..<3 && scene.selection == 1..<2)
        scene.log = []
        method.send(TextInputEdit(commit: "仮名"))
        #expect(scene.field.text == "a仮名b" && scene.marked == nil && scene.selection == 3..<3)
        #expect(scene.log == ["should change 1+2 to 仮名", "selection"])
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "ab")
    }

    @Test(
        "Composed text is kept when editing ends, unless the input method wants it discarded",
        arguments: [false, true])
    func endOfEditing(isDiscarded: Bool) throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        scene.select(1..<1)
        let method = try method(scene)
        method.send(TextInputEdit(preedit: "ka", discardsPreeditAtEnd: isDiscarded))
        #expect(scene.field.text == "akab")
        scene.field.resignFirstResponder()
        #expect(scene.field.text == (isDiscarded ? "ab" : "akab") && scene.marked == nil)
    }

    @Test("Of a long text and a long selection, the input method receives the part around the selection's end")
    func longText() throws {
        let scene = TextFieldScene(String(repeating: "word ", count: 100_000))
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(250_000..<250_000)
        #expect(method.state?.surroundingText.utf8.count == 4000 && method.state?.cursor == 2000)
        scene.select(1000..<400_000)
        #expect(method.state?.surroundingText.utf8.count == 4000)
        #expect(method.state?.anchor == 0 && method.state?.cursor == 2000)
    }

    @Test("A cancelled composition leaves no text")
    func abandoned() throws {
        let scene = TextFieldScene("abc")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(1..<2)
        method.send(TextInputEdit(preedit: "xyz"))
        #expect(scene.field.text == "axyzc" && scene.selection == 4..<4)
        method.send(TextInputEdit())
        #expect(scene.field.text == "ac" && scene.marked == nil && scene.selection == 1..<1)
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "abc")
        method.send(TextInputEdit(preedit: "q"))
        scene.field.resignFirstResponder()
        #expect(scene.marked == nil)
    }

    @Test("Text around the caret is deleted by bytes, but only whole characters")
    func deletion() throws {
        let scene = TextFieldScene("aé😀bc")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(4..<4)
        method.send(TextInputEdit(deleteBefore: 4, deleteAfter: 1, commit: "X"))
        #expect(scene.field.text == "aéXc")
        // Two of an emoji's four bytes delete nothing.
        scene.field.text = "😀"
        method.send(TextInputEdit(deleteBefore: 2))
        #expect(scene.field.text == "😀")
    }

    @Test(
        "Composing, cancelling, and deleting by an input method are reported like typing"
    )
    func told() throws {
        let scene = TextFieldScene("ab")
        scene.watch()
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(2..<2)
        func log(of edit: TextInputEdit) -> [String] {
            scene.log = []
            method.send(edit)
            return scene.log
        }
        #expect(log(of: TextInputEdit(preedit: "ka")) == ["selection", "editingChanged", "note: changed"])
        #expect(log(of: TextInputEdit()) == ["selection", "editingChanged", "note: changed"])
        #expect(
            log(of: TextInputEdit(deleteBefore: 1)) == [
                "should change 1+1 to ", "selection", "editingChanged", "note: changed",
            ])
        #expect(scene.field.text == "a")
        scene.mayChange = false
        #expect(log(of: TextInputEdit(deleteBefore: 1)) == ["should change 0+1 to "])
        // There is nothing after the caret.
        #expect(log(of: TextInputEdit(deleteAfter: 1)) == [])
    }

    @Test("If editing ends during an edit, its remaining steps are not applied")
    func endsMeanwhile() throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(2..<2)
        scene.field.addAction(UIAction { [weak scene] _ in scene?.field.resignFirstResponder() }, for: .editingChanged)
        method.send(TextInputEdit(deleteBefore: 1, commit: "c", preedit: "d"))
        #expect(scene.field.text == "a" && scene.marked == nil)
        #expect(method.state == nil)
    }

    @Test(
        "Invalid edits from an input method are harmless",
        arguments: [
            TextInputEdit(deleteBefore: .max, deleteAfter: .max, commit: "", preedit: "é", preeditSelection: 1..<900),
            TextInputEdit(deleteBefore: .min, deleteAfter: -1),
            TextInputEdit(preedit: "😀", preeditSelection: 1..<3),
            TextInputEdit(preedit: "x", preeditSelection: -5 ..< -1),
            TextInputEdit(commit: "\u{0}\u{1B}\n\n", preedit: "\r\n"),
            TextInputEdit(deleteAfter: 1 << 40, preedit: String(repeating: "ม", count: 5000), preeditSelection: 0..<7),
        ])
    func nonsense(_ edit: TextInputEdit) throws {
        let scene = TextFieldScene("a😀b")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        scene.select(1..<1)
        for _ in 0..<3 {
            method.send(edit)
            let length = try #require(scene.field.text).utf16.count
            #expect(scene.selection.lowerBound >= 0 && scene.selection.upperBound <= length)
            scene.stage.advance(by: 0)
        }
        method.send(TextInputEdit(commit: "ok"))
        #expect(scene.field.text?.contains("ok") == true)
        try scene.keys("left", "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+a", "delete")
        #expect(scene.field.text == "")
    }

    @Test("Secure text is not sent, and is marked as secure")
    func secure() throws {
        let scene = TextFieldScene("secret")
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        let state = try #require(try method(scene).state)
        #expect(state.purpose == .password && state.hints == [.hiddenText, .sensitiveData])
        #expect(state.surroundingText == "" && state.cursor == 0)
    }

    @Test("setMarkedText clamps ranges, and nil removes the marked text")
    func markedText() {
        let scene = TextFieldScene("abcdef")
        scene.select(2..<4)
        scene.field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
        #expect(scene.field.text == "abXYZef" && scene.marked == 2..<5 && scene.selection == 3..<4)
        scene.field.setMarkedText("Q", selectedRange: NSRange(location: NSNotFound, length: NSNotFound))
        #expect(scene.marked == 2..<3 && scene.selection == 3..<3)
        scene.field.setMarkedText(nil, selectedRange: NSRange(location: -3, length: -9))
        #expect(scene.field.text == "abef" && scene.marked == nil && scene.selection == 2..<2)
    }

    @Test("The text around the caret is gathered only while an input method listens, and once it begins to")
    func listening() throws {
        let scene = TextFieldScene("one")
        let method = try method(scene)
        method.isListening = false
        scene.field.becomeFirstResponder()
        scene.select(1..<1)
        scene.stage.type("x")
        #expect(method.updates.isEmpty)
        method.isListening = true
        #expect(method.state?.surroundingText == "oxne" && method.state?.cursor == 2)
        scene.select(0..<1)
        #expect(method.updates.count == 2 && method.state?.anchor == 0 && method.state?.cursor == 1)
        scene.field.resignFirstResponder()
        method.isListening = false
        method.isListening = true
        #expect(method.state == nil)
    }

    @Test("Undoing from outside the text discards what is being composed, and takes back one change")
    func undoWhileComposing() throws {
        let scene = TextFieldScene("")
        scene.field.becomeFirstResponder()
        scene.stage.type("ab ")
        scene.stage.type("cd")
        let method = try method(scene)
        method.send(TextInputEdit(preedit: "かな", preeditSelection: 6..<6))
        #expect(scene.field.text == "ab cdかな")
        scene.field.undoManager?.undo()
        #expect(scene.marked == nil && scene.field.text == "ab ")
        scene.field.undoManager?.undo()
        #expect(scene.field.text == "")
        scene.field.undoManager?.redo()
        #expect(scene.field.text == "ab ")
    }

    @Test("Text around a character outside the basic plane is cut at whole characters")
    func cutCharacters() throws {
        let scene = TextFieldScene(String(repeating: "😀", count: 1500) + "x" + String(repeating: "😀", count: 1500))
        scene.field.becomeFirstResponder()
        scene.select(3001..<3001)
        let state = try #require(try method(scene).state)
        let before = state.surroundingText.utf8.prefix(state.cursor)
        #expect(String(before)?.last == "x" && state.anchor == state.cursor)
        #expect(!state.surroundingText.contains("\u{FFFD}"))
    }

    @Test("The parts of composed text are drawn apart, and invalid ones are clamped")
    func segments() throws {
        let scene = TextFieldScene("")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        func picture(_ segments: [TextInputEdit.Segment]) -> StagePicture {
            method.send(TextInputEdit(preedit: "ああああ", preeditSelection: 12..<12, preeditSegments: segments))
            scene.stage.advance(by: 0)
            return scene.stage.screenshot()
        }
        let plain = picture([])
        // A part with a single underline is like the rest.
        #expect(picture([TextInputEdit.Segment(range: 3..<6)]) == plain)
        var pictures = [plain]
        for segment in [
            TextInputEdit.Segment(range: 3..<6, underline: .none),
            TextInputEdit.Segment(range: 3..<6, underline: .double),
            TextInputEdit.Segment(range: 3..<6, underline: .wavy),
            TextInputEdit.Segment(range: 3..<6, isHighlighted: true),
            TextInputEdit.Segment(range: 6..<9, isHighlighted: true),
        ] {
            let new = picture([segment])
            #expect(!pictures.contains(new))
            pictures.append(new)
        }
        #expect(picture([TextInputEdit.Segment(range: -9 ..< -3), TextInputEdit.Segment(range: 40..<90)]) == plain)
        let whole = picture([TextInputEdit.Segment(range: -9..<900, isHighlighted: true)])
        #expect(whole == picture([TextInputEdit.Segment(range: 0..<12, isHighlighted: true)]))
        method.send(TextInputEdit(commit: "ああああ"))
        scene.stage.advance(by: 0)
        #expect(scene.field.text == "ああああ" && scene.marked == nil && scene.stage.screenshot() != plain)
    }

    @Test("The keyboard type and the content type determine the purpose and the hints")
    func traits() throws {
        let scene = TextFieldScene("")
        scene.field.becomeFirstResponder()
        let method = try method(scene)
        func state(
            _ keyboard: UIKeyboardType, _ content: UITextContentType? = nil
        ) -> (TextInputState.Purpose?, TextInputState.Hints?) {
            scene.field.keyboardType = keyboard
            scene.field.textContentType = content
            return (method.state?.purpose, method.state?.hints)
        }
        let usual: TextInputState.Hints = [.completion, .spellcheck, .autoCapitalization]
        #expect(state(.default) == (.normal, usual))
        #expect(state(.asciiCapable) == (.normal, usual.union(.latin)))
        #expect(state(.decimalPad) == (.number, usual))
        #expect(state(.default, .oneTimeCode) == (.digits, usual.union(.sensitiveData)))
        #expect(state(.phonePad) == (.phone, usual))
    }
}
