// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@MainActor
@Suite("Text views: editing")
struct UITextViewTests {
    @Test("A click begins editing, typing changes the text, and the delegate is called in order")
    func order() throws {
        let scene = TextViewScene()
        scene.watch()
        try scene.stage.click(scene.view)
        #expect(scene.view.isFirstResponder)
        #expect(scene.log == ["should begin", "did begin", "note: began"])
        scene.log = []
        scene.stage.type("a")
        #expect(scene.log == ["should change 0+0 to a", "selection", "changed", "note: changed"])
        scene.log = []
        try scene.keys("return")
        #expect(scene.log == ["should change 1+0 to \n", "selection", "changed", "note: changed"])
        scene.log = []
        scene.view.resignFirstResponder()
        #expect(scene.log == ["should end", "did end", "note: ended"])
        #expect(scene.view.text == "a\n")
    }

    @Test("Changes refused by the delegate are not made")
    func refusals() throws {
        let scene = TextViewScene("ab")
        scene.mayBegin = false
        try scene.stage.click(scene.view)
        #expect(!scene.view.isFirstResponder)
        scene.mayBegin = true
        try scene.stage.click(scene.view)
        scene.mayChange = false
        scene.stage.type("x")
        try scene.keys("backspace", "ctrl+a", "ctrl+x", "return", "tab")
        #expect(scene.view.text == "ab")
        scene.mayEnd = false
        #expect(!scene.view.resignFirstResponder() && scene.view.isFirstResponder)
        scene.view.removeFromSuperview()
        #expect(!scene.view.isFirstResponder)
    }

    @Test("Up and Down move by visual lines and keep their column across shorter lines")
    func vertical() throws {
        let scene = TextViewScene("abcdefgh\nab\nabcdefgh")
        scene.view.becomeFirstResponder()
        scene.select(6..<6)
        try scene.keys("down")
        #expect(scene.selection == 11..<11)
        try scene.keys("down")
        #expect(scene.selection == 18..<18)
        try scene.keys("up", "up")
        #expect(scene.selection == 6..<6)
        // Above the first line is the beginning, below the last one the end.
        try scene.keys("up")
        #expect(scene.selection == 0..<0)
        try scene.keys("ctrl+end", "down")
        #expect(scene.selection == 20..<20)
        try scene.keys("left", "shift+up")
        #expect(scene.selection == 11..<19)
        // An arrow key leaves a selection from its corresponding end.
        try scene.keys("down")
        #expect(scene.selection == 20..<20)
    }

    @Test("Home and End move to the ends of the visual line, with Control to those of the text")
    func lineEnds() throws {
        let scene = TextViewScene("one two three four five six seven\nend")
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+home")
        #expect(scene.selection == 0..<0)
        try scene.keys("end")
        let end = scene.selection.lowerBound
        #expect(end > 8 && end < 33)
        #expect(scene.caret(end).minY == scene.caret(0).minY)
        #expect(scene.caret(end + 1).minY > scene.caret(0).minY)
        try scene.keys("down", "home")
        #expect(scene.selection == end + 1..<end + 1)
        try scene.keys("ctrl+shift+end")
        #expect(scene.selection == end + 1..<37)
        try scene.keys("left", "ctrl+down")
        #expect(scene.selection == 33..<33)
        try scene.keys("ctrl+down")
        #expect(scene.selection == 37..<37)
        try scene.keys("ctrl+up", "ctrl+up")
        #expect(scene.selection == 0..<0)
    }

    @Test("Left and Right move by whole characters, across line ends")
    func horizontal() throws {
        let scene = TextViewScene("a👨‍👩‍👧‍👦\ne\u{301}b")
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+home", "right", "right")
        #expect(scene.selection == 12..<12)
        try scene.keys("right")
        #expect(scene.selection == 13..<13)
        try scene.keys("right")
        #expect(scene.selection == 15..<15)
        try scene.keys("left", "left", "backspace")
        #expect(scene.view.text == "a\ne\u{301}b")
        try scene.keys("delete")
        #expect(scene.view.text == "ae\u{301}b")
        try scene.keys("ctrl+z", "ctrl+z")
        #expect(scene.view.text == "a👨‍👩‍👧‍👦\ne\u{301}b")
    }

    @Test("Control with Delete or Backspace deletes words and the rest of a line")
    func deletion() throws {
        let scene = TextViewScene("one two\nthree four")
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+backspace")
        #expect(scene.view.text == "one two\nthree ")
        try scene.keys("ctrl+shift+backspace")
        #expect(scene.view.text == "one two\n")
        try scene.keys("backspace", "ctrl+home", "ctrl+shift+delete")
        #expect(scene.view.text == "")
    }

    @Test("Page keys move by the visible height less one line, and scroll by as much")
    func pages() throws {
        let scene = TextViewScene((1...60).map { "line \($0)" }.joined(separator: "\n"))
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+home", "pagedown")
        let line = scene.caret(scene.selection.lowerBound).minY
        #expect(line > scene.caret(0).minY + 50 && scene.view.contentOffset.y > 50)
        try scene.keys("pageup")
        #expect(scene.selection == 0..<0 && scene.view.contentOffset.y == 0)
        try scene.keys("shift+pagedown")
        #expect(scene.selection.lowerBound == 0 && scene.selection.count > 10)
        try scene.keys("ctrl+end", "pagedown")
        #expect(scene.selection.lowerBound == scene.view.text.utf16.count)
    }

    @Test("Tab is typed; Ctrl+Tab, or Tab after Escape, moves the focus")
    func tabs() throws {
        let scene = TextViewScene("a")
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 0, y: 125, width: 100, height: 15)
        scene.view.superview?.addSubview(button)
        scene.view.becomeFirstResponder()
        try scene.keys("tab")
        #expect(scene.view.text == "a\t" && scene.view.isFirstResponder)
        try scene.keys("ctrl+tab")
        #expect(button.isFocused && !scene.view.isFirstResponder)
        try scene.keys("shift+tab")
        #expect(scene.view.isFirstResponder && scene.selection == 2..<2)
        try scene.keys("escape", "tab")
        #expect(button.isFocused && scene.view.text == "a\t")
    }

    @Test("Typing is undone by words and across lines, and redone")
    func undo() throws {
        let scene = TextViewScene()
        scene.view.becomeFirstResponder()
        scene.stage.type("one two")
        try scene.keys("return")
        scene.stage.type("three")
        try scene.keys("ctrl+z")
        #expect(scene.view.text == "one two\n")
        try scene.keys("ctrl+z", "ctrl+z")
        #expect(scene.view.text == "")
        try scene.keys("ctrl+shift+z", "ctrl+shift+z", "ctrl+shift+z")
        #expect(scene.view.text == "one two\nthree" && scene.selection == 13..<13)
    }

    @Test("Cut text can be pasted with its lines")
    func clipboard() throws {
        let scene = TextViewScene("one\ntwo\nthree")
        scene.view.becomeFirstResponder()
        scene.select(2..<9)
        try scene.keys("ctrl+x")
        #expect(scene.view.text == "onhree" && UIPasteboard.general.string == "e\ntwo\nt")
        try scene.keys("ctrl+end", "ctrl+v")
        #expect(scene.view.text == "onhreee\ntwo\nt" && scene.selection == 13..<13)
        UIPasteboard.general.string = "x\u{0}\u{1B}y\r\nz"
        try scene.keys("ctrl+a", "ctrl+v")
        #expect(scene.view.text == "xy\r\nz")
    }

    @Test("S-IPAD-89 Delete chosen with a focused text view deletes the selection")
    func deleteAction() {
        let scene = TextViewScene("one two")
        #expect(!scene.view.canPerformAction("delete:", withSender: nil))
        scene.view.becomeFirstResponder()
        scene.select(3..<7)
        #expect(scene.view.canPerformAction("delete:", withSender: nil))
        #expect(UIApplication.shared.sendAction("delete:", to: nil, from: nil, for: nil))
        #expect(scene.view.text == "one")
    }

    @Test("S-IPAD-85 The first telephone number of a text is found by a pattern and selected by its range")
    func pattern() throws {
        let scene = TextViewScene("Call 555-12 or\n555-123-4567, else 555-765-4321.")
        let expression = try NSRegularExpression(pattern: "[0-9]{3}-[0-9]{3}-[0-9]{4}")
        func first() -> String {
            let text = scene.view.text ?? ""
            let whole = NSRange(location: 0, length: text.utf16.count)
            guard let match = expression.firstMatch(in: text, range: whole) else { return "Not found." }
            scene.view.selectedRange = match.range
            return scene.view.selectedTextRange.flatMap(scene.view.text(in:)) ?? ""
        }
        #expect(first() == "555-123-4567" && scene.selection == 15..<27)
        scene.view.text = "No number"
        #expect(first() == "Not found.")
    }

    @Test("Read-only text can be selected and copied, but not changed")
    func reading() throws {
        let scene = TextViewScene("one two\nthree")
        scene.view.isEditable = false
        scene.watch()
        scene.stage.click(at: scene.place(5), count: 2)
        #expect(scene.view.isFirstResponder && scene.selection == 4..<7)
        #expect(scene.log == ["selection", "selection"])
        try scene.keys("ctrl+c", "ctrl+v", "backspace", "delete", "return", "tab", "ctrl+x")
        scene.stage.type("x")
        #expect(scene.view.text == "one two\nthree" && UIPasteboard.general.string == "two")
        #expect(!scene.view.canPerformAction("paste:", withSender: nil))
        scene.view.isSelectable = false
        #expect(!scene.view.isFirstResponder && !scene.view.becomeFirstResponder())
    }

    @Test("Links are underlined if the user prefers meanings that don't depend on colors")
    func links() {
        let scene = TextViewScene("one")
        defer { UIAccessibility.settings = AccessibilitySettings() }
        #expect(scene.view.linkTextAttributes[.underlineStyle] == nil)
        UIAccessibility.settings.differentiatesWithoutColor = true
        #expect(scene.view.linkTextAttributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        scene.view.linkTextAttributes = [:]
        #expect(scene.view.linkTextAttributes.isEmpty)
    }

    @Test("F7 shows a caret in text that can't be edited, which the arrow keys move and extend, until F7 hides it")
    func caretBrowsing() throws {
        let scene = TextViewScene("one two\nthree")
        scene.view.isEditable = false
        scene.view.becomeFirstResponder()
        scene.select(0..<0)
        scene.stage.advance(by: 0)
        #expect(scene.view.page.caretFrame == nil)
        try scene.keys("f7", "right", "right")
        #expect(scene.selection == 2..<2)
        let caret = try #require(scene.view.page.caretFrame)
        try scene.keys("right")
        #expect(try #require(scene.view.page.caretFrame).minX > caret.minX)
        try scene.keys("left")
        try scene.keys("shift+ctrl+right")
        #expect(scene.selection.lowerBound == 2 && scene.selection.upperBound > 2)
        try scene.keys("end", "down")
        #expect(scene.selection.isEmpty && scene.selection.lowerBound > 7)
        scene.stage.type("x")
        try scene.keys("backspace")
        #expect(scene.view.text == "one two\nthree")
        try scene.keys("f7")
        #expect(scene.view.page.caretFrame == nil)
    }

    @Test("Ranges beyond the text are clamped", arguments: [Int.min, -1, 3, 4, Int.max])
    func hostileRanges(_ number: Int) {
        let scene = TextViewScene("a😀")
        scene.view.selectedRange = NSRange(location: number, length: number)
        #expect(scene.selection.lowerBound >= 0 && scene.selection.upperBound <= 3)
        scene.view.scrollRangeToVisible(NSRange(location: number, length: number))
        // No position is inside a surrogate pair.
        scene.view.selectedRange = NSRange(location: 2, length: 0)
        #expect(scene.selection == 1..<1)
        #expect(
            scene.view.position(from: scene.view.endOfDocument, offset: number == -1 ? 1 : number) == nil || number == 0
        )
        scene.view.contentOffset.y = CGFloat(number)
        scene.stage.advance(by: 0.1)
        #expect(scene.view.closestPosition(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) != nil)
        #expect(scene.view.characterRange(at: CGPoint(x: CGFloat(number), y: -CGFloat(number))) == nil)
    }

    @Test("Typing attributes set before editing are used for the text that is typed first")
    func earlyTypingAttributes() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 25)]
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 25)
        let stage = Stage()
        stage.show(view)
        view.becomeFirstResponder()
        stage.type("a")
        #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 25)
    }

    @Test("Forced to end editing, a text view doesn't ask its delegate, and notifies it")
    func forcedEnd() {
        final class Refusal: UITextViewDelegate {
            var log: [String] = []
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
                log.append("asked")
                return false
            }
            func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        }
        let refusal = Refusal()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = refusal
        let stage = Stage()
        stage.show(view)
        view.becomeFirstResponder()
        #expect(!stage.window.endEditing(false) && view.isFirstResponder)
        refusal.log = []
        #expect(stage.window.endEditing(true) && !view.isFirstResponder)
        #expect(refusal.log == ["ended"])
    }
}
