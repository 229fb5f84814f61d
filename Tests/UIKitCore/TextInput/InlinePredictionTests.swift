// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Inline predictions of text fields", .serialized)
struct InlinePredictionTests {
    init() {
        TextPredictions.findWord = { prefix, _, _ in
            ["sentence", "international", "שלומות"].first { $0.hasPrefix(prefix) && $0 != prefix }
        }
    }

    private func scene(_ text: String = "", math: Bool = true, words: Bool = true) throws -> TextFieldScene {
        let scene = TextFieldScene(text)
        if math { scene.field.mathExpressionCompletionType = .yes }
        if words { scene.field.inlinePredictionType = .yes }
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        return scene
    }

    private func prediction(_ scene: TextFieldScene) async throws -> String? {
        while let search = scene.field.editor.predictions?.search { await search.value }
        try scene.stage.settle()
        return scene.field.editor.predictions?.shown?.text
    }

    // MARK: - Offering

    @Test("The value of an expression is shown after its equals sign, and isn't part of the text")
    func math() async throws {
        let scene = try scene(words: false)
        scene.stage.type("12*3+4")
        #expect(try await prediction(scene) == nil)
        scene.stage.type("=")
        #expect(try await prediction(scene) == "40")
        #expect(scene.field.text == "12*3+4=")
        #expect(scene.selection == 7..<7)
        let frame = try #require(scene.field.editor.predictions?.shown?.view.frame)
        #expect(abs(frame.minX - scene.field.caretFrame(at: 7).midX) <= 1)
        #expect(frame.width > 10)
    }

    @Test("The rest of a word is shown from its third character on")
    func word() async throws {
        let scene = try scene("A ")
        scene.stage.type("se")
        #expect(try await prediction(scene) == nil)
        scene.stage.type("n")
        #expect(try await prediction(scene) == "tence")
        #expect(scene.field.text == "A sen")
    }

    @Test("Nothing is shown by default, and nothing is created for it")
    func off() async throws {
        let scene = try scene(math: false, words: false)
        scene.stage.type("1+1=")
        scene.stage.type("sen")
        #expect(scene.field.editor.predictions == nil)
        scene.field.inlinePredictionType = .no
        scene.field.mathExpressionCompletionType = .no
        scene.stage.type("sen")
        #expect(scene.field.editor.predictions == nil)
    }

    @Test("Nothing is shown in secure text, while text is composed, or before other text")
    func conditions() async throws {
        let secure = try scene()
        secure.field.isSecureTextEntry = true
        secure.stage.type("1+1=")
        #expect(try await prediction(secure) == nil)
        let inside = try scene("rest")
        inside.select(0..<0)
        inside.stage.type("1+1=")
        #expect(try await prediction(inside) == nil)
        let composed = try scene()
        composed.stage.type("1+1=")
        #expect(try await prediction(composed) == "2")
        composed.field.setMarkedText("sen", selectedRange: NSRange(location: 3, length: 0))
        #expect(try await prediction(composed) == nil)
    }

    @Test("Making the text secure, or turning predictions off, hides the prediction")
    func turnedOff() async throws {
        let scene = try scene()
        scene.stage.type("1+1=")
        scene.field.isSecureTextEntry = true
        #expect(try await prediction(scene) == nil)
        scene.field.isSecureTextEntry = false
        scene.field.text = ""
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        scene.field.mathExpressionCompletionType = .no
        #expect(try await prediction(scene) == nil)
    }

    @Test("An answer for a text that has changed isn't shown")
    func outdated() async throws {
        let scene = try scene()
        scene.stage.type("sen")
        #expect(scene.field.editor.predictions?.search != nil)
        scene.stage.type(" ")
        #expect(try await prediction(scene) == nil)
        scene.stage.type("sen")
        scene.stage.type("t")
        #expect(try await prediction(scene) == "ence")
    }

    @Test("Text that is set, inserted at another position, or undone has no prediction")
    func otherChanges() async throws {
        let scene = try scene()
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        try scene.keys("ctrl+z")
        #expect(try await prediction(scene) == nil)
        scene.field.text = "1+1="
        #expect(try await prediction(scene) == nil)
        scene.field.text = ""
        scene.stage.type("1+1=")
        scene.field.text = "other"
        #expect(try await prediction(scene) == nil)
    }

    // MARK: - Inserting

    @Test(
        "Tab and the Right arrow insert the prediction, as a change that is undone separately",
        arguments: ["tab", "right"])
    func inserting(_ key: String) async throws {
        let scene = try scene()
        scene.stage.type("sen")
        #expect(try await prediction(scene) == "tence")
        scene.watch()
        scene.log = []
        try scene.keys(key)
        #expect(scene.field.text == "sentence")
        #expect(scene.selection == 8..<8)
        #expect(scene.field.isEditing)
        #expect(scene.log == ["should change 3+0 to tence", "selection", "editingChanged", "note: changed"])
        #expect(try await prediction(scene) == nil)
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "sen")
    }

    @Test("A click or tap on the prediction inserts it", arguments: [true, false])
    func pressing(isPointer: Bool) async throws {
        let scene = try scene()
        scene.stage.type("inter")
        #expect(try await prediction(scene) == "national")
        let frame = try #require(scene.field.editor.predictions?.shown?.view.frame)
        let point = scene.field.convert(CGPoint(x: frame.maxX - 3, y: frame.midY), to: nil)
        if isPointer { scene.stage.click(at: point) } else { scene.stage.tap(at: point) }
        #expect(scene.field.text == "international")
        #expect(scene.selection == 13..<13)
    }

    @Test("The delegate may refuse the prediction")
    func refusing() async throws {
        let scene = try scene()
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        scene.mayChange = false
        try scene.keys("tab")
        #expect(scene.field.text == "1+1=")
        #expect(try await prediction(scene) == nil)
    }

    @Test("Without a prediction, Tab, Right, and Escape have their usual effects")
    func usualKeys() async throws {
        let scene = try scene("abc")
        let next = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
        scene.field.superview?.addSubview(next)
        scene.select(1..<1)
        try scene.keys("right")
        #expect(scene.selection == 2..<2)
        try scene.keys("end")
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == nil)
        scene.field.text = ""
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        try scene.keys("shift+tab")
        #expect(scene.field.text == "1+1=")
        scene.field.becomeFirstResponder()
        try scene.keys("tab")
        #expect(next.isEditing)
    }

    // MARK: - Hiding

    @Test("Escape hides the prediction before it has any other effect")
    func escape() async throws {
        let scene = try scene()
        let window = try #require(scene.field.window)
        let cancel = CancelButtonView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        window.rootViewController?.view.addSubview(cancel)
        cancel.addSubview(scene.field)
        scene.field.becomeFirstResponder()
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        try scene.keys("escape")
        #expect(try await prediction(scene) == nil)
        #expect(scene.field.isEditing)
        #expect(scene.field.text == "1+1=")
        #expect(cancel.count == 0)
        try scene.keys("escape")
        #expect(cancel.count == 1)
    }

    @Test(
        "Moving the caret, deleting, and typing something else hide the prediction",
        arguments: ["left", "home", "shift+left", "backspace", "ctrl+a", "x"])
    func hiding(_ key: String) async throws {
        let scene = try scene(words: false)
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        if key.count == 1 { scene.stage.type(key) } else { try scene.keys(key) }
        #expect(try await prediction(scene) == nil)
        #expect(scene.field.text?.contains("2") == false)
    }

    @Test("The end of editing hides the prediction")
    func endOfEditing() async throws {
        let scene = try scene()
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        scene.field.resignFirstResponder()
        #expect(try await prediction(scene) == nil)
        #expect(scene.field.subviews.allSatisfy { $0.frame.width == scene.field.bounds.width || $0.frame.height > 20 })
    }

    @Test("Typing the beginning of the prediction keeps its rest, without another announcement")
    func typingOn() async throws {
        var announced: [String] = []
        let listener = UIAccessibility.addListener { notification, argument in
            if notification == .announcement, let text = argument as? String { announced.append(text) }
        }
        defer { UIAccessibility.removeListener(listener) }
        let scene = try scene()
        scene.stage.type("sen")
        #expect(try await prediction(scene) == "tence")
        scene.stage.type("t")
        #expect(scene.field.editor.predictions?.shown?.text == "ence")
        #expect(try await prediction(scene) == "ence")
        #expect(announced == ["sentence"])
        scene.field.text = ""
        scene.stage.type("6*7=")
        #expect(try await prediction(scene) == "42")
        scene.stage.type("4")
        #expect(try await prediction(scene) == "2")
        #expect(announced == ["sentence", "42"])
    }

    // MARK: - Layout

    @Test("In right-to-left text, the prediction is to the left of the caret, and Left inserts it")
    func rightToLeft() async throws {
        let scene = try scene()
        scene.stage.type("שלו")
        #expect(try await prediction(scene) == "מות")
        let frame = try #require(scene.field.editor.predictions?.shown?.view.frame)
        let caret = scene.field.caretFrame(at: 3)
        #expect(abs(frame.maxX - caret.midX) <= 2)
        try scene.keys("left")
        #expect(scene.field.text == "שלומות")
    }

    @Test(
        "Centered and right-aligned text moves to make space for the prediction",
        arguments: [NSTextAlignment.center, .right])
    func alignment(_ alignment: NSTextAlignment) async throws {
        let scene = try scene()
        scene.field.textAlignment = alignment
        scene.stage.type("12*3+4")
        try scene.stage.settle()
        let before = scene.field.caretFrame(at: 0).minX
        scene.stage.type("=")
        #expect(try await prediction(scene) == "40")
        #expect(scene.field.caretFrame(at: 0).minX < before)
        let frame = try #require(scene.field.editor.predictions?.shown?.view.frame)
        #expect(frame.maxX <= scene.field.contentRect.maxX + 1)
    }

    @Test("Long text scrolls to show the prediction, and one that is wider than the field isn't shown")
    func scrolling() async throws {
        let scene = try scene(String(repeating: "long ", count: 20))
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        let frame = try #require(scene.field.editor.predictions?.shown?.view.frame)
        #expect(frame.maxX <= scene.field.contentRect.maxX + 1)
        let narrow = try self.scene()
        narrow.field.frame.size.width = 40
        narrow.stage.type("2^45=")
        #expect(try await prediction(narrow) == nil)
    }
}

/// A view with a command for Escape.
private final class CancelButtonView: UIView {
    var count = 0

    override class var actions: ActionTable { super.actions.adding("cancelEverything:", CancelButtonView.cancel) }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "cancelEverything:")]
    }

    private func cancel() { count += 1 }
}
