// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: pointer and touch")
struct TextViewPointerTests {
    @Test("The pointer places the caret, and selects words, paragraphs, and ranges by dragging")
    func clicks() throws {
        let scene = TextViewScene("one two\nthree four\nfive")
        scene.stage.click(at: scene.place(10))
        #expect(scene.selection == 10..<10)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(10), count: 2)
        #expect(scene.selection == 8..<13)
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(10), count: 3)
        #expect(scene.selection == 8..<19)
        scene.stage.advance(by: 1)
        scene.stage.mouseDrag(from: scene.place(5), to: scene.place(21))
        #expect(scene.selection == 5..<21)
        scene.stage.mouseDrag(from: scene.place(21), to: scene.place(5))
        #expect(scene.selection == 5..<21)
        try scene.keys("shift+right")
        #expect(scene.selection == 6..<21)
        // Next to and below the text, the nearest position is used.
        scene.stage.click(at: CGPoint(x: 215, y: scene.place(0).y))
        #expect(scene.selection == 7..<7)
        scene.stage.click(at: CGPoint(x: 215, y: 115))
        #expect(scene.selection == 23..<23)
    }

    @Test("Holding the pointer beyond the edge scrolls and extends the selection to the end")
    func edge() {
        let scene = TextViewScene((1...40).map { "line \($0)" }.joined(separator: "\n"))
        scene.stage.mouseDrag(from: scene.place(2), to: CGPoint(x: 60, y: 135), duration: 6)
        #expect(scene.view.contentOffset.y > 100)
        #expect(scene.selection.lowerBound == 2 && scene.selection.upperBound > 60)
    }

    @Test("A touch drag scrolls and keeps the selection; a tap places the caret")
    func fingers() {
        let scene = TextViewScene((1...40).map { "line \($0)" }.joined(separator: "\n"))
        scene.stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 60, y: 40))
        scene.stage.advance(by: 3)
        #expect(scene.view.contentOffset.y > 30 && !scene.view.isFirstResponder)
        scene.view.contentOffset.y = 0
        scene.stage.advance(by: 0.1)
        scene.stage.tap(at: scene.place(10))
        #expect(scene.view.isFirstResponder && scene.selection == 10..<10)
    }

    @Test("The middle button pastes the primary selection at the pointer")
    func middleButton() {
        let scene = TextViewScene("one two\nthree")
        scene.stage.mouseDrag(from: scene.place(0), to: scene.place(3))
        scene.stage.middleClick(at: scene.place(8))
        #expect(scene.view.text == "one two\nonethree")
    }

    @Test("A right click opens a list for the clicked position")
    func menu() throws {
        let scene = TextViewScene("one two\nthree", in: CGSize(width: 400, height: 400))
        scene.stage.click(at: scene.place(9), secondary: true)
        #expect(scene.selection == 9..<9)
        try scene.stage.click(scene.stage.view(named: "Select All"))
        #expect(scene.selection == 0..<13)
    }

    @Test("The list of read-only text has only the commands that don't change it")
    func readOnlyMenu() throws {
        let scene = TextViewScene("one two\nthree", in: CGSize(width: 400, height: 400))
        scene.view.isEditable = false
        scene.stage.click(at: scene.place(9), secondary: true)
        try scene.stage.expect("Copy")
        try scene.stage.expect("Select All")
        for title in ["Undo", "Cut", "Paste", "Delete", "Select"] { try scene.stage.expectNot(title) }
    }

    @Test("A link in read-only text is opened unless the delegate refuses; in editable text, it is text")
    func links() throws {
        let scene = TextViewScene()
        let text = NSMutableAttributedString(string: "See the page for more.")
        let url = try #require(URL(string: "https://example.org/page"))
        text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 8))
        scene.view.attributedText = text
        scene.stage.click(at: scene.place(6))
        #expect(scene.opened.isEmpty && scene.selection == 6..<6)
        scene.view.isEditable = false
        scene.log = []
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(6))
        #expect(scene.opened == [url] && scene.log.contains("link 4+8"))
        scene.stage.advance(by: 1)
        scene.stage.click(at: scene.place(16))
        #expect(scene.opened == [url])
        scene.stage.advance(by: 1)
        scene.stage.tap(at: scene.place(10))
        #expect(scene.opened == [url, url])
        // A link inside the selection is not opened.
        scene.stage.advance(by: 1)
        scene.stage.mouseDrag(from: scene.place(5), to: scene.place(9))
        #expect(scene.opened.count == 2 && scene.selection == 5..<9)
    }
}
