// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite("Text input: views with a text store of their own")
@MainActor
struct TextStoreViewTests {
    /// The view of listing 7-2: text that is appended and deleted at its end.
    private final class StoreView: UIView, UIKeyInput {
        var textStore = ""
        let theFont = UIFont.systemFont(ofSize: 20)
        let theColor = UIColor.red
        var drawn: [String] = []

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !textStore.isEmpty }

        func insertText(_ text: String) {
            textStore += text
            setNeedsDisplay()
        }

        func deleteBackward() {
            guard !textStore.isEmpty else { return }
            textStore.removeLast()
            setNeedsDisplay()
        }

        override func draw(_ rect: CGRect) {
            theColor.setStroke()
            UIBezierPath(rect: bounds).stroke()
            textStore.draw(in: bounds.insetBy(dx: 2, dy: 2), withAttributes: [.font: theFont])
            drawn.append(textStore)
        }
    }

    @Test("S-IPAD-76 Listing 7-2: typed text is appended to the store and drawn; deletion removes its last character")
    func listing() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let view = StoreView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
        stage.show(view)
        #expect(!view.hasText)
        #expect(view.becomeFirstResponder())
        try stage.key("backspace")
        #expect(view.textStore == "")
        stage.type("abc")
        #expect(view.textStore == "abc")
        #expect(view.hasText)
        try stage.key("backspace")
        try stage.settle()
        #expect(view.textStore == "ab")
        #expect(view.drawn.last == "ab")
        let picture = stage.screenshot()
        let stroke = try #require(picture[20, 50])
        #expect(stroke.red > 200 && stroke.green < 160)
    }

    @Test("S-IPAD-78 Positions and ranges of a plain-text document make round trips, and are in order")
    func positions() throws {
        let view = PlainTextView("0123456789")
        let third = try #require(view.position(from: view.beginningOfDocument, offset: 3))
        let seventh = try #require(view.position(from: third, offset: 4))
        let range = try #require(view.textRange(from: third, to: seventh))
        #expect(view.offset(from: view.beginningOfDocument, to: range.start) == 3)
        #expect(view.offset(from: view.beginningOfDocument, to: range.end) == 7)
        #expect(!range.isEmpty)
        #expect(view.text(in: range) == "3456")
        #expect(view.textRange(from: third, to: third)?.isEmpty == true)
        #expect(view.compare(third, to: seventh) == .orderedAscending)
        #expect(view.compare(seventh, to: third) == .orderedDescending)
        #expect(view.compare(third, to: range.start) == .orderedSame)
        #expect(view.position(from: third, offset: -4) == nil)
        // The members with defaults are derived from these.
        let fifth = try #require(view.position(within: range, atCharacterOffset: 2))
        #expect(view.offset(from: view.beginningOfDocument, to: fifth) == 5)
        #expect(view.position(within: range, atCharacterOffset: 5) == nil)
        #expect(view.position(within: range, atCharacterOffset: -1) == nil)
        #expect(view.characterOffset(of: fifth, within: range) == 2)
        #expect(view.attributedText(in: range).string == "3456")
        #expect(view.textStyling(at: third, in: .forward) == nil)
        #expect(view.selectionAffinity == .forward)
    }

    private final class Log: UITextInputDelegate {
        var calls: [String] = []
        var text: () -> String? = { nil }

        func selectionWillChange(_ textInput: (any UITextInput)?) { note("selectionWillChange") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { note("selectionDidChange") }
        func textWillChange(_ textInput: (any UITextInput)?) { note("textWillChange") }
        func textDidChange(_ textInput: (any UITextInput)?) { note("textDidChange") }

        private func note(_ call: String) { calls.append("\(call) \(text() ?? "")") }
    }

    @Test("S-IPAD-80 The input delegate is called before and after a programmatic insertion")
    func delegateCalls() {
        let (log, field) = (Log(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        field.text = "a"
        log.text = { field.text }
        field.inputDelegate = log
        field.insertText("b")
        #expect(
            log.calls == [
                "selectionWillChange a", "textWillChange a", "textDidChange ab", "selectionDidChange ab",
            ])
    }
}
