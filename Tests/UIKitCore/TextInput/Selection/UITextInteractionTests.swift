// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@Suite("Text interactions")
@MainActor
struct UITextInteractionTests {
    /// A window with a custom text view and its interaction.
    @MainActor
    private final class Scene: UITextInteractionDelegate {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view: PlainTextView
        let interaction: UITextInteraction
        var log: [String] = []
        var allows = true

        init(_ text: String, _ mode: UITextInteractionMode = .editable) {
            view = PlainTextView(text)
            interaction = UITextInteraction(for: mode)
            interaction.textInput = view
            interaction.delegate = self
            view.addInteraction(interaction)
            stage.show(view)
        }

        var bar: EditMenuPopup? { stage.application.popups.popups.compactMap { $0 as? EditMenuPopup }.last }
        var titles: [String] { bar?.bar.cells.map { $0.accessibilityLabel ?? "" } ?? [] }
        var display: UITextSelectionDisplayInteraction? { interaction.display }
        var caret: CGRect? {
            guard let view = display?.cursorView, !view.isHidden else { return nil }
            return view.convert(view.bounds, to: self.view)
        }
        var handles: [CGRect] { display?.handleViews.filter { !$0.isHidden }.map(\.frame) ?? [] }
        var loupes: [LoupeView] {
            (stage.application.windows.first?.subviews ?? []).compactMap { $0 as? LoupeView }.filter { !$0.isLeaving }
        }

        func keys(_ names: String...) throws { for name in names { try stage.key(name) } }

        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
        func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
    }

    // MARK: - Pointer

    @Test("A click places the caret, a double click selects a word, and a triple click a paragraph")
    func clicks() throws {
        let scene = Scene("one two\nthree")
        scene.stage.click(at: scene.view.place(5))
        #expect(scene.view.isFirstResponder)
        #expect(scene.view.selection == 5..<5)
        try scene.stage.settle()
        #expect(scene.caret == CGRect(x: 49, y: 0, width: 2, height: 20))
        #expect(scene.log == ["begin", "end"])
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.view.place(5), count: 2)
        #expect(scene.view.selection == 4..<7)
        #expect(UIPasteboard.selection.string == "two")
        try scene.stage.settle()
        #expect(scene.caret == nil)
        #expect(scene.handles.isEmpty)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.view.place(9), count: 3)
        #expect(scene.view.selection == 8..<13)
    }

    @Test("A drag of the pointer selects from its start, across lines")
    func pointerDrag() {
        let scene = Scene("one two\nthree")
        scene.stage.mouseDrag(from: scene.view.place(4), to: scene.view.place(10))
        #expect(scene.view.selection == 4..<10)
        scene.stage.mouseDrag(from: scene.view.place(10), to: scene.view.place(2))
        #expect(scene.view.selection == 2..<10)
    }

    @Test("A middle click pastes the primary selection at the pointer")
    func middleClick() {
        let scene = Scene("one two")
        UIPasteboard.selection.string = "x"
        scene.stage.middleClick(at: scene.view.place(3))
        #expect(scene.view.string == "onex two")
        let fixed = Scene("one two", .nonEditable)
        fixed.stage.middleClick(at: fixed.view.place(3))
        #expect(fixed.view.string == "one two")
    }

    @Test("The delegate can prevent an interaction")
    func prevented() {
        let scene = Scene("one")
        scene.allows = false
        scene.stage.click(at: scene.view.place(1))
        scene.stage.tap(at: scene.view.place(1))
        #expect(!scene.view.isFirstResponder)
        #expect(scene.log.isEmpty)
    }

    // MARK: - Keys

    @Test("Arrow keys move the caret by characters, words, and lines, and select with Shift")
    func arrows() throws {
        let scene = Scene("one two\nthree\nab")
        scene.view.becomeFirstResponder()
        scene.view.select(5..<5)
        try scene.keys("left")
        #expect(scene.view.selection == 4..<4)
        try scene.keys("shift+right", "shift+right")
        #expect(scene.view.selection == 4..<6)
        try scene.keys("right")
        #expect(scene.view.selection == 6..<6)
        try scene.keys("ctrl+left")
        #expect(scene.view.selection == 4..<4)
        try scene.keys("ctrl+shift+right")
        #expect(scene.view.selection == 4..<7)
        try scene.keys("left", "down")
        #expect(scene.view.selection == 12..<12)
        // The column is kept across a shorter line.
        try scene.keys("down")
        #expect(scene.view.selection == 16..<16)
        try scene.keys("up", "up")
        #expect(scene.view.selection == 4..<4)
        try scene.keys("end")
        #expect(scene.view.selection == 7..<7)
        try scene.keys("shift+home")
        #expect(scene.view.selection == 0..<7)
        try scene.keys("ctrl+end")
        #expect(scene.view.selection == 16..<16)
        try scene.keys("ctrl+shift+home")
        #expect(scene.view.selection == 0..<16)
        try scene.keys("shift+right")
        #expect(scene.view.selection == 1..<16)
    }

    @Test("Delete and Ctrl+Backspace delete; typing replaces the selection")
    func deletion() throws {
        let scene = Scene("one two three")
        scene.view.becomeFirstResponder()
        scene.view.select(4..<4)
        try scene.keys("delete")
        #expect(scene.view.string == "one wo three")
        try scene.keys("ctrl+backspace")
        #expect(scene.view.string == "wo three")
        try scene.keys("ctrl+delete")
        #expect(scene.view.string == " three")
        scene.view.select(0..<3)
        scene.stage.type("x")
        #expect(scene.view.string == "xree")
        scene.view.allowsChanges = false
        try scene.keys("delete")
        #expect(scene.view.string == "xree")
    }

    @Test("Cut, copy, paste, and select all work by shortcut for a view that implements none of them")
    func shortcuts() throws {
        let scene = Scene("one two")
        scene.view.becomeFirstResponder()
        scene.view.select(0..<3)
        try scene.keys("ctrl+c")
        #expect(UIPasteboard.general.string == "one")
        try scene.keys("end", "ctrl+v")
        #expect(scene.view.string == "one twoone")
        try scene.keys("ctrl+a", "ctrl+x")
        #expect(scene.view.string == "")
        #expect(UIPasteboard.general.string == "one twoone")
    }

    @Test("Text that can only be selected has no caret, and is neither edited nor cut")
    func selectOnly() throws {
        let scene = Scene("one two", .nonEditable)
        scene.view.editable = false
        scene.stage.click(at: scene.view.place(5), count: 2)
        try scene.stage.settle()
        #expect(scene.view.selection == 4..<7)
        UIPasteboard.general.string = "kept"
        try scene.keys("ctrl+x", "delete", "ctrl+v")
        #expect(scene.view.string == "one two")
        try scene.keys("ctrl+c", "left")
        #expect(UIPasteboard.general.string == "two")
        try scene.stage.settle()
        #expect(scene.caret == nil)
    }

    @Test("Secure text reaches neither the pasteboard, nor the primary selection, nor the input method")
    func secure() throws {
        let scene = Scene("secret word")
        scene.view.isSecureTextEntry = true
        UIPasteboard.general.string = "kept"
        UIPasteboard.selection.string = "kept"
        scene.stage.click(at: scene.view.place(2), count: 2)
        #expect(scene.view.selection == 0..<11)
        try scene.keys("ctrl+c", "ctrl+x")
        #expect(scene.view.string == "secret word")
        #expect(UIPasteboard.general.string == "kept")
        #expect(UIPasteboard.selection.string == "kept")
        let method = try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
        #expect(method.state?.surroundingText.isEmpty != false)
    }

    @Test("An input method composes at the caret, and the caret follows")
    func composing() throws {
        let scene = Scene("ab")
        scene.view.becomeFirstResponder()
        scene.view.select(1..<1)
        let method = try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
        method.send(TextInputEdit(preedit: "ka", preeditSelection: 2..<2))
        #expect(scene.view.string == "akab")
        method.send(TextInputEdit(commit: "か"))
        #expect(scene.view.string == "aかb")
        #expect(scene.view.markedTextRange == nil)
        try scene.stage.settle()
        #expect(scene.caret?.midX == 20)
    }

    // MARK: - Touch

    @Test("A double tap selects a word, with handles and a menu; Cut cuts it")
    func doubleTap() throws {
        let scene = Scene("one two three")
        scene.stage.tap(at: scene.view.place(5))
        scene.stage.tap(at: scene.view.place(5))
        try scene.stage.settle()
        #expect(scene.view.selection == 4..<7)
        #expect(scene.handles.count == 2)
        #expect(scene.titles.starts(with: ["Cut", "Copy"]))
        try scene.stage.tap("Cut")
        #expect(scene.view.string == "one  three")
        #expect(UIPasteboard.general.string == "two")
    }

    @Test("A finger drags a handle from up to 22 points away, past the other one, below a loupe")
    func handleDrag() throws {
        let scene = Scene("\n\none two three\n\n")
        let word = scene.view.place(7)
        scene.stage.tap(at: word)
        scene.stage.tap(at: word)
        try scene.stage.settle()
        #expect(scene.view.selection == 6..<9)
        let end = scene.view.place(9)
        // The knob is below the line.
        let grip = CGPoint(x: end.x + 15, y: end.y + 25)
        scene.stage.drag(from: grip, to: CGPoint(x: grip.x + 40, y: grip.y))
        #expect(scene.view.selection == 6..<13)
        try scene.stage.settle()
        #expect(scene.bar != nil)
        #expect(scene.loupes.isEmpty)
        let second = scene.view.place(13)
        scene.stage.drag(
            from: CGPoint(x: second.x, y: second.y + 16), to: CGPoint(x: scene.view.place(3).x, y: second.y + 16))
        #expect(scene.view.selection == 3..<6)
    }

    @Test("A long press moves the caret below a loupe, and then shows the menu")
    func longPress() throws {
        let scene = Scene("\n\none two")
        var shown: CGRect?
        scene.stage.schedule(after: 0.8) { shown = scene.loupes.first?.frame }
        scene.stage.press(at: scene.view.place(7))
        #expect(scene.view.selection == 7..<7)
        #expect(try #require(shown).maxY < scene.view.place(7).y)
        try scene.stage.settle()
        #expect(scene.loupes.isEmpty)
        #expect(scene.titles.contains("Select"))
    }

    @Test("Handles and the loupe vanish with the interaction and the view")
    func removal() throws {
        let scene = Scene("one two three")
        scene.stage.tap(at: scene.view.place(5))
        scene.stage.tap(at: scene.view.place(5))
        try scene.stage.settle()
        let recognizers = scene.view.gestureRecognizers?.count ?? 0
        scene.view.removeInteraction(scene.interaction)
        try scene.stage.settle()
        #expect(scene.view.subviews.isEmpty)
        #expect((scene.view.gestureRecognizers?.count ?? 0) < recognizers)
        #expect(scene.bar == nil)
        scene.stage.click(at: scene.view.place(1))
        #expect(scene.view.selection == 4..<7)
        scene.view.addInteraction(scene.interaction)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.view.place(1))
        #expect(scene.view.selection == 1..<1)
    }

    // MARK: - Display

    @Test("A selection display shows caret, highlight, and handles only while it is activated")
    func display() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view = PlainTextView("one two\nthree")
        let display = UITextSelectionDisplayInteraction(textInput: view, delegate: nil)
        view.addInteraction(display)
        stage.show(view)
        view.select(2..<2)
        display.setNeedsSelectionUpdate()
        try stage.settle()
        #expect(display.cursorView.isHidden)
        display.isActivated = true
        try stage.settle()
        #expect(!display.cursorView.isHidden)
        view.select(4..<10)
        display.layoutManagedSubviews()
        #expect(display.cursorView.isHidden)
        #expect(
            display.highlightView.selectionRects.map(\.rect) == [
                CGRect(x: 40, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 20, height: 20),
            ])
        view.removeInteraction(display)
        #expect(view.subviews.isEmpty)
        #expect(display.view == nil)
    }

    @Test("A caret that doesn't blink stays visible")
    func steadyCaret() {
        let caret = UIStandardTextCursorView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
        #expect(caret.isBlinking)
        caret.isBlinking = false
        caret.layoutIfNeeded()
        #expect(caret.layer.sublayers?.first?.animationKeys()?.isEmpty != false)
    }

    @Test("A loupe session without a window is nil; non-finite points are ignored")
    func loupeSession() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view = PlainTextView("one")
        #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: view) == nil)
        stage.show(view)
        let session = try #require(
            UITextLoupeSession.begin(at: CGPoint(x: 50, y: 100), fromSelectionWidgetView: nil, in: view))
        let frame = session.frame
        session.move(to: CGPoint(x: CGFloat.nan, y: .infinity), withCaretRect: .null, trackingCaret: true)
        #expect(session.frame == frame)
        session.move(to: CGPoint(x: 100, y: 100), withCaretRect: .null, trackingCaret: false)
        #expect(session.frame != frame)
        session.invalidate()
        #expect(session.frame == nil)
    }
}
