// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@MainActor
@Suite("Text views: mixed directions and invisible characters")
struct MixedDirectionTests {
    @Test("The caret is split between characters of opposite directions")
    func split() throws {
        let scene = TextViewScene("abc שלום def\nplain")
        scene.view.becomeFirstResponder()
        scene.select(4..<4)
        try scene.stage.settle()
        let upper = try #require(scene.view.page.caretFrame)
        let lower = try #require(scene.view.page.secondaryCaretFrame)
        #expect(lower.minX > upper.maxX + 10)
        #expect(abs(lower.minY - upper.maxY) < 0.01)
        scene.select(15..<15)
        try scene.stage.settle()
        #expect(scene.view.page.secondaryCaretFrame == nil)
    }

    @Test(
        "Arrow keys move the caret through all lines of mixed text, and back",
        arguments: [
            "abc שלום def 123 עולם ghi", "שלום abc 42 עולם", "नमस्ते שלום ภาษาไทย", "日本 שלום 👨‍👩‍👧 x", "a\u{202E}b שלום",
        ])
    func movement(text: String) throws {
        let scene = TextViewScene(text, size: CGSize(width: 90, height: 160))
        scene.view.becomeFirstResponder()
        scene.select(0..<0)
        let isRightToLeft = scene.view.isRightToLeft(at: 0)
        let limit = text.utf16.count * 2
        var steps = 0
        while scene.selection.lowerBound < text.utf16.count, steps < limit {
            try scene.keys(isRightToLeft ? "left" : "right")
            steps += 1
        }
        #expect(scene.selection.lowerBound == text.utf16.count)
        steps = 0
        while scene.selection.lowerBound > 0, steps < limit {
            try scene.keys(isRightToLeft ? "right" : "left")
            steps += 1
        }
        #expect(scene.selection.lowerBound == 0)
    }

    @Test("An override is shown in text that can be edited, and has no effect there")
    func controls() throws {
        let scene = TextViewScene("photo\u{202E}gpj.exe")
        let places = (0...13).map { scene.caret($0).midX }
        #expect(places == places.sorted())
        #expect(places[6] - places[5] > 5)
        scene.view.isEditable = false
        #expect(scene.caret(7).midX > scene.caret(9).midX)
    }

    @Test("A paragraph's writing direction is changed alone, and can be undone")
    func writingDirection() throws {
        let scene = TextViewScene("abc\ndef\nghi")
        scene.view.becomeFirstResponder()
        scene.select(5..<5)
        let before = scene.caret(4).midX
        #expect(scene.view.canPerformAction("makeTextWritingDirectionRightToLeft:", withSender: nil))
        #expect(
            UIApplication.shared.sendAction(
                "makeTextWritingDirectionRightToLeft:", to: scene.view, from: nil, for: nil))
        let direction = { (offset: Int) in
            scene.view.position(from: scene.view.beginningOfDocument, offset: offset)
                .map { scene.view.baseWritingDirection(for: $0, in: .forward) }
        }
        #expect(direction(0) == .leftToRight && direction(5) == .rightToLeft && direction(9) == .leftToRight)
        #expect(scene.caret(4).midX > before + 50)
        scene.view.undoManager?.undo()
        #expect(direction(5) == .leftToRight)
        scene.view.undoManager?.redo()
        #expect(direction(5) == .rightToLeft)
    }

    @Test("Marked text has the style that was set for it")
    func markedStyle() throws {
        let scene = TextViewScene("ab")
        scene.view.becomeFirstResponder()
        scene.view.markedTextStyle = [.backgroundColor: UIColor.yellow]
        scene.view.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
        try scene.stage.settle()
        let place = scene.view.convert(scene.caret(3), to: nil)
        let picture = scene.stage.screenshot()
        let pixel = try #require(picture[Int(place.midX), Int(place.minY) + 3])
        #expect(pixel.blue < 120)
    }

    @Test("Completions are listed under the caret of a text view")
    func completions() throws {
        let scene = TextViewScene("constant\ncontent\ncon")
        scene.view.becomeFirstResponder()
        scene.select(20..<20)
        try scene.keys("f5", "return")
        try scene.stage.settle()
        #expect(scene.view.text == "constant\ncontent\ncontent")
    }

    @Test("Ctrl+Shift+V pastes without the attributes of the application's paste delegate")
    func matchingStyle() throws {
        final class Delegate: UITextPasteDelegate {
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
                transform item: any UITextPasteItem
            ) {
                item.setResult(
                    attributedString: NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red]))
            }
        }
        let (scene, delegate) = (TextViewScene("a"), Delegate())
        scene.view.pasteDelegate = delegate
        scene.view.becomeFirstResponder()
        UIPasteboard.general.string = "plain"
        try scene.keys("ctrl+shift+v")
        #expect(scene.view.text == "aplain")
        try scene.keys("ctrl+v")
        try scene.stage.settle()
        #expect(scene.view.text == "aplainstyled")
    }
}
