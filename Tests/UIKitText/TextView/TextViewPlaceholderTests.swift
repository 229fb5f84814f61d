// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite("Text views: placeholders of other text and floating caret")
@MainActor
struct TextViewPlaceholderTests {
    @Test("A placeholder reserves its area between two words, and is removed without a trace")
    func area() throws {
        let scene = TextViewScene("one two\nthree")
        scene.view.becomeFirstResponder()
        let first = NSRange(location: 0, length: 3)
        scene.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: first)
        scene.select(3..<3)
        let (before, text) = (scene.caret(8), scene.view.attributedText)
        scene.log = []
        let placeholder = scene.view.insertTextPlaceholder(with: CGSize(width: 60, height: 50))
        try scene.stage.settle()
        let rect = try #require(placeholder.rects.first?.rect)
        #expect(abs(rect.width - 60) < 1 && rect.height >= 50)
        #expect(scene.caret(9).minY > before.minY + 20 && scene.selection == 3..<3)
        scene.view.remove(placeholder)
        try scene.stage.settle()
        #expect(scene.caret(8) == before && placeholder.rects.isEmpty && scene.log.isEmpty)
        #expect(scene.view.attributedText.isEqual(to: try #require(text)))
        #expect(scene.view.undoManager?.canUndo == false)
    }

    @Test("Styles of text that was removed next to a placeholder are restored by undoing")
    func styles() throws {
        let scene = TextViewScene("one two three")
        scene.view.becomeFirstResponder()
        let red = NSRange(location: 4, length: 3)
        scene.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: red)
        scene.select(5..<5)
        let placeholder = scene.view.insertTextPlaceholder(with: CGSize(width: 60, height: 10))
        scene.select(2..<9)
        scene.view.deleteBackward()
        #expect(scene.view.text == "onthree" && placeholder.rects.isEmpty)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "one two three")
        var range = NSRange()
        let color = scene.view.textStorage.attribute(.foregroundColor, at: 5, effectiveRange: &range)
        #expect(color as? UIColor == .red && range == red)
    }

    @Test("Replacing several ranges at once removes the placeholders between them")
    func replaceAll() throws {
        let scene = TextViewScene("a b a b a")
        scene.view.becomeFirstResponder()
        scene.select(3..<3)
        let placeholder = scene.view.insertTextPlaceholder(with: CGSize(width: 6, height: 6))
        #expect(scene.view.text == "a b\u{FFFC} a b a")
        scene.view.editor.replaceUndoably([0..<1, 5..<6, 9..<10], in: 0..<10, with: "xyz")
        #expect(scene.view.text == "xyz b xyz b xyz" && placeholder.rects.isEmpty)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "a b a b a")
    }

    @Test("The floating caret moves freely between lines, while the text's own caret is at the nearest position")
    func floating() throws {
        let scene = TextViewScene("one two three\nfour five six")
        scene.view.becomeFirstResponder()
        try scene.stage.settle()
        let second = scene.caret(18)
        let point = CGPoint(x: second.midX + 2, y: second.midY - 3)
        scene.view.beginFloatingCursor(at: scene.caret(2).origin)
        scene.view.updateFloatingCursor(at: point)
        try scene.stage.settle()
        let caret = try #require(scene.view.editor.floatingCaret)
        #expect(abs(caret.center.x - point.x) < 0.01 && abs(caret.center.y - point.y) < 0.01)
        #expect(scene.selection == 18..<18)
        #expect(try #require(scene.view.page.caretFrame).midX < caret.center.x)
        scene.view.endFloatingCursor()
        try scene.stage.settle()
        #expect(!scene.view.editor.isFloating && caret.superview == nil && scene.selection == 18..<18)
    }

    @Test("A text view that can't be edited has no floating caret")
    func readOnly() throws {
        let scene = TextViewScene("one two three")
        scene.view.isEditable = false
        scene.view.becomeFirstResponder()
        scene.view.beginFloatingCursor(at: .zero)
        #expect(!scene.view.editor.isFloating)
    }
}
