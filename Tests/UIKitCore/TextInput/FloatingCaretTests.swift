// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Text fields: floating caret")
@MainActor
struct FloatingCaretTests {
    @Test("The floating caret follows a point, a pale one stays at the nearest position, and it lands there")
    func follows() throws {
        let scene = TextFieldScene("one two three")
        let field = scene.field
        field.becomeFirstResponder()
        try scene.stage.settle()
        let opaque = field.editor.caretColor
        let between = field.convert(scene.place(5), from: nil).x + 2
        field.beginFloatingCursor(at: CGPoint(x: between, y: 3))
        try scene.stage.settle()
        let caret = try #require(field.editor.floatingCaret)
        #expect(abs(caret.center.x - between) < 0.01 && caret.superview === field)
        #expect(scene.selection == 5..<5)
        let pale = field.editor.caretColor.cgColor(for: field.traitCollection)
        #expect(abs(pale.alpha - Theme.TextInput.restingCaretAlpha) < 0.01)
        let resting = try #require(field.content.caretFrame)
        #expect(field.convert(resting, from: field.content).midX < caret.center.x)
        field.updateFloatingCursor(at: CGPoint(x: 1e9, y: -1e9))
        #expect(field.bounds.contains(caret.frame) && scene.selection == 13..<13)
        field.updateFloatingCursor(at: CGPoint(x: CGFloat.nan, y: 0))
        #expect(scene.selection == 13..<13)
        field.endFloatingCursor()
        try scene.stage.settle()
        #expect(field.editor.floatingCaret == nil && caret.superview == nil)
        #expect(scene.selection == 13..<13 && field.editor.caretColor == opaque)
    }

    @Test("A long press shows the floating caret until it ends")
    func press() throws {
        let scene = TextFieldScene("one two three")
        var isShown = false
        scene.stage.schedule(after: 0.8) { isShown = scene.field.editor.isFloating }
        scene.stage.press(at: scene.place(5))
        #expect(isShown)
        try scene.stage.settle()
        #expect(!scene.field.editor.isFloating && scene.selection == 5..<5)
    }

    @Test("There is no floating caret before editing begins, and none after it ends")
    func editing() throws {
        let scene = TextFieldScene("one")
        scene.field.beginFloatingCursor(at: .zero)
        #expect(!scene.field.editor.isFloating)
        scene.field.becomeFirstResponder()
        scene.field.beginFloatingCursor(at: .zero)
        #expect(scene.field.editor.isFloating)
        scene.field.resignFirstResponder()
        #expect(!scene.field.editor.isFloating && !scene.field.subviews.contains { $0 is FloatingCaretView })
    }
}
