// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Text fields: editing")
struct UITextFieldTests {
    @Test("A click begins editing, typing changes the text, and the delegate is called in order")
    func order() throws {
        let scene = TextFieldScene()
        scene.watch()
        try scene.stage.click(scene.field)
        #expect(scene.field.isEditing && scene.field.isFirstResponder)
        #expect(scene.log == ["should begin", "did begin", "editingDidBegin", "note: began"])
        scene.log = []
        scene.stage.type("a")
        #expect(
            scene.log == ["should change 0+0 to a", "selection", "editingChanged", "note: changed"])
        scene.log = []
        scene.field.resignFirstResponder()
        #expect(scene.log == ["should end", "did end", "editingDidEnd", "note: ended"])
        #expect(scene.field.text == "a" && !scene.field.isEditing)
    }

    @Test("Changes refused by the delegate are not made")
    func refusals() throws {
        let scene = TextFieldScene("ab")
        scene.mayBegin = false
        try scene.stage.click(scene.field)
        #expect(!scene.field.isEditing)
        scene.mayBegin = true
        try scene.stage.click(scene.field)
        scene.mayChange = false
        scene.stage.type("x")
        try scene.keys("backspace", "ctrl+a", "ctrl+x")
        #expect(scene.field.text == "ab")
        scene.mayEnd = false
        #expect(!scene.field.resignFirstResponder() && scene.field.isEditing)
        #expect(!scene.stage.window.endEditing(false) && scene.field.isEditing)
        // Removing a view ends its editing, regardless of the delegate.
        scene.field.removeFromSuperview()
        #expect(!scene.field.isEditing && !scene.field.isFirstResponder)
    }

    @Test("Return asks the delegate, sends actions, and ends editing only if an action for it is registered")
    func returns() throws {
        let scene = TextFieldScene("ab")
        scene.watch()
        scene.field.becomeFirstResponder()
        scene.log = []
        try scene.keys("return")
        #expect(scene.log == ["should return", "primaryActionTriggered"])
        #expect(scene.field.isEditing && scene.field.text == "ab")
        scene.field.addAction(UIAction { _ in scene.log.append("on exit") }, for: .editingDidEndOnExit)
        try scene.keys("return")
        #expect(scene.log.contains("on exit") && !scene.field.isEditing)
    }

    @Test(
        "Backspace deletes a whole character, however many scalars it has",
        arguments: [
            "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "\u{1F1E9}",
        ])
    func characters(_ character: String) throws {
        let scene = TextFieldScene("a" + character)
        scene.field.becomeFirstResponder()
        try scene.keys("left")
        #expect(scene.selection == 1..<1)
        try scene.keys("right", "backspace")
        #expect(scene.field.text == "a")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "a" + character)
        try scene.keys("home", "right", "delete")
        #expect(scene.field.text == "a")
    }

    @Test("Arrow keys, Home, and End move the caret; Shift selects; Control moves by words")
    func moving() throws {
        let scene = TextFieldScene("one two-three  four")
        scene.field.becomeFirstResponder()
        #expect(scene.selection == 19..<19)
        try scene.keys("ctrl+left")
        #expect(scene.selection == 15..<15)
        try scene.keys("ctrl+left")
        #expect(scene.selection == 8..<8)
        try scene.keys("ctrl+shift+left")
        #expect(scene.selection == 4..<8)
        try scene.keys("left")
        #expect(scene.selection == 4..<4)
        try scene.keys("ctrl+right")
        #expect(scene.selection == 7..<7)
        try scene.keys("shift+home")
        #expect(scene.selection == 0..<7)
        try scene.keys("right")
        #expect(scene.selection == 7..<7)
        try scene.keys("shift+end")
        #expect(scene.selection == 7..<19)
        try scene.keys("ctrl+a", "left")
        #expect(scene.selection == 0..<0)
        try scene.keys("shift+right", "shift+right", "shift+left")
        #expect(scene.selection == 0..<1)
    }

    @Test("Control with Delete or Backspace deletes words")
    func wordDeletion() throws {
        let scene = TextFieldScene("one two three")
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+backspace")
        #expect(scene.field.text == "one two ")
        try scene.keys("home", "ctrl+delete")
        #expect(scene.field.text == " two ")
    }

    @Test("The pointer places the caret, selects words with a double click and all with a triple click")
    func clicks() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.click(at: scene.place(5))
        #expect(scene.selection == 5..<5)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(5), count: 2)
        #expect(scene.selection == 4..<7)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(5), count: 3)
        #expect(scene.selection == 0..<13)
        scene.stage.advance(by: 1)
        // A drag that begins in selected text moves the text.
        scene.stage.click(at: scene.place(5))
        scene.stage.advance(by: 1)
        scene.stage.mouseDrag(from: scene.place(2), to: scene.place(9))
        #expect(scene.selection == 2..<9)
        scene.stage.click(at: scene.place(5))
        scene.stage.advance(by: 1)
        scene.stage.mouseDrag(from: scene.place(9), to: scene.place(2))
        #expect(scene.selection == 2..<9)
        try scene.keys("shift+right")
        #expect(scene.selection == 3..<9)
    }

    @Test("A tap places the caret, a double tap selects a word, and a long press drags the caret")
    func taps() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.tap(at: scene.place(5))
        #expect(scene.field.isEditing && scene.selection == 5..<5)
        scene.stage.tap(at: scene.place(5))
        #expect(scene.selection == 4..<7)
        scene.stage.advance(by: 1)
        scene.stage.press(at: scene.place(9))
        #expect(scene.selection == 9..<9)
    }

    @Test("Secure text is shown as bullets, and neither copied nor exposed")
    func secure() throws {
        let scene = TextFieldScene("secret word")
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        UIPasteboard.general.string = "before"
        try scene.keys("ctrl+a", "ctrl+c")
        #expect(UIPasteboard.general.string == "before")
        try scene.keys("ctrl+x")
        #expect(scene.field.text == "secret word")
        try scene.keys("end", "ctrl+left")
        #expect(scene.selection == 0..<0)
        try scene.keys("end", "backspace")
        #expect(scene.field.text == "secret wor")
        #expect(!scene.field.canPerformAction("copy:", withSender: nil))
    }

    @Test("Typing is undone by words, and redone")
    func undo() throws {
        let scene = TextFieldScene()
        scene.field.becomeFirstResponder()
        // Changes in one run-loop iteration are undone together.
        scene.stage.type("one ")
        scene.stage.type("two")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "one ")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "")
        try scene.keys("ctrl+shift+z", "ctrl+y")
        #expect(scene.field.text == "one two" && scene.selection == 7..<7)
        try scene.keys("ctrl+a")
        scene.stage.type("x")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "one two" && scene.selection == 0..<7)
        scene.field.text = "set"
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "set")
    }

    @Test("Copy, Cut, and Paste use the pasteboard; newlines become spaces")
    func clipboard() throws {
        let scene = TextFieldScene("one two")
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+shift+left", "ctrl+c")
        #expect(UIPasteboard.general.string == "two")
        try scene.keys("ctrl+x")
        #expect(scene.field.text == "one ")
        try scene.keys("ctrl+v", "ctrl+v")
        #expect(scene.field.text == "one twotwo")
        UIPasteboard.general.string = "a\r\nb\nc\u{0}"
        try scene.keys("ctrl+a", "shift+insert")
        #expect(scene.field.text == "a b c")
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "one twotwo")
    }

    @Test("The middle button pastes the primary selection at the pointer")
    func middleButton() throws {
        let scene = TextFieldScene("one two")
        scene.stage.click(at: scene.place(1), count: 2)
        #expect(scene.selection == 0..<3)
        scene.stage.advance(by: 1)
        scene.stage.middleClick(at: scene.place(7))
        #expect(scene.field.text == "one twoone")
        #expect(scene.selection == 10..<10)
    }

    @Test("The clear button is visible while there is text to clear, and asks the delegate")
    func clearButton() throws {
        let scene = TextFieldScene("text")
        scene.watch()
        scene.field.clearButtonMode = .whileEditing
        scene.stage.advance(by: 0)
        #expect(throws: StageError.self) { try scene.stage.tap("Clear text") }
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        scene.log = []
        try scene.stage.tap("Clear text")
        #expect(scene.field.text == "" && scene.field.isEditing)
        #expect(scene.log == ["should clear", "selection", "editingChanged", "note: changed"])
        #expect(throws: StageError.self) { try scene.stage.tap("Clear text") }
    }

    @Test("Side views are shown according to their modes, and mirrored in right-to-left layout")
    func sideViews() {
        let scene = TextFieldScene("text")
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        scene.field.leftView = left
        scene.field.leftViewMode = .always
        scene.field.rightView = right
        scene.field.rightViewMode = .unlessEditing
        scene.stage.advance(by: 0)
        #expect(left.frame.minX == 1 && right.frame.maxX == 199)
        let text = scene.field.textRect(forBounds: scene.field.bounds)
        #expect(text.minX == 31 && text.maxX == 163)
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        #expect(right.superview == nil)
        scene.field.semanticContentAttribute = .forceRightToLeft
        scene.field.setNeedsLayout()
        scene.stage.advance(by: 0)
        #expect(left.frame.maxX == 199)
    }

    @Test("Text that is too long scrolls with the caret, and shows its beginning after editing")
    func scrolling() throws {
        let scene = TextFieldScene(String(repeating: "wide ", count: 40))
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        let rect = scene.field.editingRect(forBounds: scene.field.bounds)
        func caret(_ position: UITextPosition) -> CGFloat { scene.field.caretRect(for: position).midX }
        #expect(rect.contains(CGPoint(x: caret(scene.field.endOfDocument), y: rect.midY)))
        #expect(caret(scene.field.beginningOfDocument) < -500)
        try scene.keys("home")
        #expect(rect.contains(CGPoint(x: caret(scene.field.beginningOfDocument), y: rect.midY)))
        try scene.keys("end")
        scene.field.resignFirstResponder()
        scene.stage.advance(by: 0)
        #expect(caret(scene.field.beginningOfDocument) >= rect.minX - 1)
    }

    @Test("Text shrinks to fit, down to the minimum font size")
    func shrinking() {
        let scene = TextFieldScene("The quick brown fox jumps")
        scene.field.adjustsFontSizeToFitWidth = true
        scene.field.minimumFontSize = 8
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        let rect = scene.field.editingRect(forBounds: scene.field.bounds)
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX >= rect.minX - 1)
        #expect(scene.field.caretRect(for: scene.field.endOfDocument).maxX > rect.maxX - 20)
        scene.field.minimumFontSize = 16
        scene.stage.advance(by: 0)
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX < rect.minX - 10)
    }

    @Test("Pasting and editing a megabyte of text is fast")
    func longText() throws {
        let scene = TextFieldScene()
        scene.field.becomeFirstResponder()
        UIPasteboard.general.string = String(repeating: "0123456789 äöü😀", count: 60_000)
        let start = ContinuousClock.now
        try scene.keys("ctrl+v")
        scene.stage.type("end")
        try scene.keys("home", "right", "shift+end", "left", "backspace")
        // Guards against quadratic complexity, which would take minutes.
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(scene.field.text?.utf16.count == 60_000 * 16 + 3 - 1)
    }

    @Test("Invalid selections are clamped to the text")
    func hostileSelection() {
        let scene = TextFieldScene("a😀b")
        #expect(scene.field.position(from: scene.field.endOfDocument, offset: 1) == nil)
        #expect(scene.field.position(from: scene.field.endOfDocument, offset: .max) == nil)
        #expect(scene.field.position(from: scene.field.beginningOfDocument, offset: -1) == nil)
        #expect(scene.field.position(from: scene.field.endOfDocument, in: .left, offset: .min) == nil)
        scene.select(2..<3)
        #expect(scene.selection == 1..<3)
        let end = scene.field.endOfDocument
        scene.field.text = ""
        scene.field.selectedTextRange = scene.field.textRange(from: end, to: end)
        #expect(scene.selection == 0..<0)
        scene.field.selectedTextRange = nil
        #expect(scene.selection == 0..<0)
        _ = scene.field.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
        _ = scene.field.characterRange(at: CGPoint(x: CGFloat.infinity, y: 0))
    }

    @Test("The caret blinks without waking up the application")
    func caret() throws {
        let scene = TextFieldScene("a", scale: 2)
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        let caret = scene.field.caretRect(for: scene.field.endOfDocument)
        let place = scene.field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        func isSeen() throws -> Bool { try #require(scene.stage.pixel(at: place)).red < 200 }
        #expect(try isSeen())
        scene.stage.advance(by: 0.8)
        #expect(try !isSeen())
        #expect(scene.stage.isIdle)
        scene.stage.advance(by: 0.5)
        #expect(try isSeen())
        scene.stage.advance(by: 0.5)
        #expect(try !isSeen())
        // A key press shows it again.
        scene.stage.type("b")
        let moved = scene.field.caretRect(for: scene.field.endOfDocument)
        let pixel = scene.stage.pixel(
            at: scene.field.convert(CGPoint(x: moved.midX, y: moved.midY), to: nil))
        #expect(try #require(pixel).red < 200)
        scene.field.resignFirstResponder()
        scene.stage.advance(by: 0)
        #expect(try #require(scene.stage.pixel(at: place)).red > 200)
    }

    @Test("Dragging content by touch ends editing if requested; a wheel does not")
    func keyboardDismissal() throws {
        let scene = TextFieldScene("a")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 140))
        scrollView.contentSize = CGSize(width: 400, height: 1000)
        scene.field.superview?.addSubview(scrollView)
        let (start, end) = (CGPoint(x: 100, y: 180), CGPoint(x: 100, y: 80))
        scene.field.becomeFirstResponder()
        scene.stage.drag(from: start, to: end)
        #expect(scene.field.isEditing)
        scrollView.keyboardDismissMode = .onDrag
        scene.stage.wheel(at: start, clicks: 1)
        #expect(scene.field.isEditing)
        scene.stage.drag(from: start, to: end)
        #expect(!scene.field.isEditing)
    }

    @Test("A field that is disabled or not in a window cannot be edited")
    func disabled() throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        scene.field.isEnabled = false
        #expect(!scene.field.isEditing)
        try scene.stage.click(scene.field)
        #expect(!scene.field.isEditing)
        #expect(!UITextField(frame: .zero).becomeFirstResponder())
    }

    @Test("Marks that extend above and below the line of the font, as in Devanagari and Thai, aren't clipped")
    func tallMarks() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .line
        field.font = .systemFont(ofSize: 26)
        field.text = "हूँ"
        field.layoutIfNeeded()
        let content = try #require(field.subviews.first { $0.clipsToBounds && !$0.isUserInteractionEnabled })
        let text = field.textRect(forBounds: field.bounds)
        #expect(content.frame.minY <= text.minY - 13 && content.frame.maxY >= text.maxY + 13)
    }

    @Test("Forced to end editing, a field doesn't ask its delegate, and notifies it")
    func forcedEnd() throws {
        let scene = TextFieldScene("ab")
        scene.watch()
        try scene.stage.click(scene.field)
        scene.log = []
        scene.mayEnd = false
        #expect(scene.stage.window.endEditing(true))
        #expect(!scene.field.isFirstResponder && !scene.field.isEditing)
        #expect(scene.log == ["did end", "editingDidEnd", "note: ended"])
    }

    @Test("A view that refuses to resign is forced to")
    func forcedResignation() {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
            override func resignFirstResponder() -> Bool { false }
        }
        let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = Stage.showing(view)
        #expect(view.becomeFirstResponder())
        #expect(!stage.window.endEditing(false) && view.isFirstResponder)
        #expect(stage.window.endEditing(true) && !view.isFirstResponder)
    }

    @Test("A field that is to become the first responder before it is shown does so when it enters the window")
    func earlyFirstResponder() throws {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.becomeFirstResponder()
            }
        }
        let stage = Stage()
        let form = Form()
        stage.show(form)
        #expect(form.field.isFirstResponder && form.field.isEditing)
        stage.type("a")
        #expect(form.field.text == "a")
        let late = Form()
        late.loadViewIfNeeded()
        late.field.resignFirstResponder()
        stage.show(late)
        #expect(!late.field.isFirstResponder)
    }
}
