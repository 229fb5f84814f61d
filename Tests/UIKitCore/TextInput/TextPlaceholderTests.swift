// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Text fields: placeholders of other text")
@MainActor
struct TextPlaceholderTests {
    private func x(_ offset: Int, _ scene: TextFieldScene) -> CGFloat { scene.place(offset).x }

    @Test("A placeholder reserves its width at the caret, which stays, and is removed without a trace")
    func width() throws {
        let scene = TextFieldScene("one two")
        scene.field.becomeFirstResponder()
        scene.select(3..<3)
        let before = x(7, scene)
        scene.watch()
        scene.log = []
        let placeholder = scene.field.insertTextPlaceholder(with: CGSize(width: 40, height: 200))
        try scene.stage.settle()
        #expect(scene.field.text == "one\u{FFFC} two" && scene.selection == 3..<3)
        #expect(abs(x(8, scene) - before - 40) < 1)
        let rect = try #require(placeholder.rects.first?.rect)
        #expect(placeholder.rects.count == 1 && abs(rect.width - 40) < 1 && rect.height <= scene.field.bounds.height)
        scene.field.remove(placeholder)
        try scene.stage.settle()
        #expect(scene.field.text == "one two" && scene.selection == 3..<3 && placeholder.rects.isEmpty)
        #expect(abs(x(7, scene) - before) < 0.01)
        #expect(scene.log.isEmpty, "Neither the delegate nor observers are notified.")
        #expect(scene.field.undoManager?.canUndo == false)
        scene.field.remove(placeholder)
        #expect(scene.field.text == "one two")
    }

    @Test("Changes before, during, and after a placeholder are undone in the text without it")
    func undo() throws {
        let scene = TextFieldScene("one two")
        scene.field.becomeFirstResponder()
        scene.select(7..<7)
        scene.field.insertText(" three")
        // Each change is in an event of its own.
        try scene.stage.settle()
        scene.select(3..<3)
        let placeholder = scene.field.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
        scene.select(0..<0)
        scene.field.insertText("zero ")
        try scene.stage.settle()
        scene.select(19..<19)
        scene.field.insertText(" four")
        try scene.stage.settle()
        #expect(scene.field.text == "zero one\u{FFFC} two three four")
        scene.field.remove(placeholder)
        #expect(scene.field.text == "zero one two three four")
        for text in ["zero one two three", "one two three", "one two"] {
            scene.field.undoManager?.undo()
            #expect(scene.field.text == text)
        }
        for text in ["one two three", "zero one two three", "zero one two three four"] {
            scene.field.undoManager?.redo()
            #expect(scene.field.text == text)
        }
    }

    @Test("Undoing removes the placeholders first")
    func undoWithPlaceholder() throws {
        let scene = TextFieldScene("one")
        scene.field.becomeFirstResponder()
        scene.field.insertText(" two")
        scene.select(1..<1)
        let first = scene.field.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
        let second = scene.field.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
        #expect(first.rects.count == 1 && second.rects.count == 1)
        scene.field.undoManager?.undo()
        #expect(scene.field.text == "one" && first.rects.isEmpty && second.rects.isEmpty)
        scene.field.undoManager?.redo()
        #expect(scene.field.text == "one two")
    }

    @Test("Typed and composed text replaces a selected placeholder, which isn't restored")
    func replaced() throws {
        let scene = TextFieldScene("one two")
        scene.field.becomeFirstResponder()
        scene.select(3..<3)
        let placeholder = scene.field.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
        scene.select(2..<5)
        scene.field.insertText("x")
        #expect(scene.field.text == "onxtwo" && placeholder.rects.isEmpty)
        scene.field.undoManager?.undo()
        #expect(scene.field.text == "one two")
        scene.select(3..<3)
        _ = scene.field.insertTextPlaceholder(with: CGSize(width: 20, height: 10))
        scene.select(0..<8)
        scene.field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(scene.field.text == "か")
        scene.field.unmarkText()
        scene.field.undoManager?.undo()
        #expect(scene.field.text == "one two")
    }

    @Test("A placeholder of an earlier text, or of another one, is ignored, and so are sizes that aren't finite")
    func hostile() throws {
        let scene = TextFieldScene("one")
        scene.field.becomeFirstResponder()
        let old = scene.field.insertTextPlaceholder(with: CGSize(width: CGFloat.infinity, height: -.nan))
        try scene.stage.settle()
        scene.field.text = "two"
        #expect(old.rects.isEmpty)
        let new = scene.field.insertTextPlaceholder(with: CGSize(width: -5, height: 1e300))
        try scene.stage.settle()
        scene.field.remove(old)
        scene.field.remove(UITextPlaceholder())
        UITextField().remove(new)
        #expect(scene.field.text == "two\u{FFFC}")
        scene.field.remove(new)
        scene.field.isSecureTextEntry = true
        #expect(scene.field.insertTextPlaceholder(with: CGSize(width: 9, height: 9)).rects.isEmpty)
        #expect(scene.field.text == "two")
    }
}
