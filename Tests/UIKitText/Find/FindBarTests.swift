// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: the find bar")
struct FindBarTests {
    /// Returns a scene with a focused text view that has a find bar.
    private func scene(_ text: String, width: CGFloat = 460) throws -> TextViewScene {
        let scene = TextViewScene(text, size: CGSize(width: width, height: 220), in: CGSize(width: 600, height: 560))
        scene.view.isFindInteractionEnabled = true
        #expect(scene.view.becomeFirstResponder())
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        return scene
    }

    private func interaction(_ scene: TextViewScene) throws -> UIFindInteraction {
        try #require(scene.view.findInteraction)
    }

    private func found(_ scene: TextViewScene) -> [Range<Int>] { scene.view.decorations.ranges(of: .highlight) }

    private func current(_ scene: TextViewScene) -> Range<Int>? {
        scene.view.decorations.ranges(of: .currentHighlight).first
    }

    @Test("Ctrl+F shows the bar only if the interaction is enabled")
    func enabled() throws {
        let scene = TextViewScene("one")
        scene.view.becomeFirstResponder()
        try scene.stage.key("ctrl+f")
        #expect(scene.view.findInteraction == nil)
        scene.view.isFindInteractionEnabled = true
        try scene.stage.key("ctrl+f")
        #expect(try interaction(scene).isFindNavigatorVisible)
        scene.view.isFindInteractionEnabled = false
        #expect(scene.view.findInteraction == nil)
    }

    @Test("Typing in the bar marks all matches, and the first one after the caret more strongly")
    func typing() throws {
        let scene = try scene("one two One twone")
        scene.select(3..<3)
        try scene.stage.key("ctrl+f")
        scene.stage.type("one")
        #expect(scene.view.text == "one two One twone")
        #expect(found(scene) == [0..<3, 8..<11, 14..<17])
        #expect(current(scene) == 8..<11)
        try scene.stage.expect("2 of 3")
    }

    @Test("Return, Ctrl+G, and F3 go to the next match, with Shift to the previous one, and around the ends")
    func steps() throws {
        let scene = try scene("a b a b a")
        try scene.stage.key("ctrl+f")
        scene.stage.type("a")
        #expect(current(scene) == 0..<1)
        try scene.keys("enter")
        #expect(current(scene) == 4..<5)
        try scene.keys("ctrl+g")
        #expect(current(scene) == 8..<9)
        try scene.keys("f3")
        #expect(current(scene) == 0..<1)
        try scene.keys("shift+f3")
        #expect(current(scene) == 8..<9)
        try scene.keys("ctrl+shift+g")
        #expect(current(scene) == 4..<5)
        try scene.keys("shift+enter")
        #expect(current(scene) == 0..<1)
        #expect(try interaction(scene).activeFindSession?.highlightedResultIndex == 0)
    }

    @Test("Escape dismisses the bar, removes the marks, and selects the current match")
    func escape() throws {
        let scene = try scene("one two three")
        try scene.stage.key("ctrl+f")
        scene.stage.type("two")
        let top = scene.view.adjustedContentInset.top
        #expect(top > 40)
        try scene.keys("escape")
        #expect(try !interaction(scene).isFindNavigatorVisible)
        #expect(found(scene).isEmpty && current(scene) == nil)
        #expect(scene.view.adjustedContentInset.top == 0)
        #expect(scene.view.isFirstResponder && scene.selection == 4..<7)
        // The text is kept for the next search.
        try scene.keys("f3")
        #expect(current(scene) == 4..<7)
    }

    @Test("A selection in one line becomes the search text, and Ctrl+E searches for it without moving the focus")
    func selection() throws {
        let scene = try scene("one two one")
        scene.select(0..<3)
        try scene.keys("ctrl+e")
        #expect(try interaction(scene).searchText == "one")
        #expect(scene.view.isFirstResponder && found(scene) == [0..<3, 8..<11])
        try scene.keys("ctrl+g")
        #expect(current(scene) == 8..<11)
        try interaction(scene).dismissFindNavigator()
        scene.select(4..<7)
        try scene.keys("ctrl+f")
        #expect(try interaction(scene).searchText == "two")
    }

    @Test("Replacing goes on to the next match, does not find the new text again, and can be undone")
    func replace() throws {
        let scene = try scene("cat cat cat")
        try scene.keys("ctrl+h")
        scene.stage.type("cat")
        let find = try interaction(scene)
        find.replacementText = "catcat"
        try scene.stage.tap("Replace")
        #expect(scene.view.text == "cat cat cat")
        let session = try #require(find.activeFindSession)
        #expect(session.supportsReplacement)
        session.performSingleReplacement(query: "cat", replacementString: "catcat", options: nil)
        #expect(scene.view.text == "catcat cat cat")
        #expect(found(scene) == [0..<3, 3..<6, 7..<10, 11..<14])
        #expect(current(scene) == 7..<10)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "cat cat cat")
        #expect(found(scene) == [0..<3, 4..<7, 8..<11])
    }

    @Test("Replace All is one step of undo, asks the delegate for each match, and keeps the attributes")
    func replaceAll() throws {
        let scene = try scene("a-b-a-b-a")
        let bold = UIFont.boldSystemFont(ofSize: 17)
        scene.view.textStorage.addAttribute(.font, value: bold, range: NSRange(location: 4, length: 1))
        try scene.keys("ctrl+h")
        scene.stage.type("a")
        let find = try interaction(scene)
        find.replacementText = "xyz"
        scene.log = []
        try scene.stage.tap("Replace All")
        #expect(scene.view.text == "xyz-b-xyz-b-xyz")
        #expect(scene.log.filter { $0.hasPrefix("should change") }.count == 3)
        #expect(scene.log.filter { $0 == "changed" }.count == 1)
        func isBold(_ index: Int) -> Bool {
            scene.view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont == bold
        }
        #expect(isBold(6) && isBold(8) && !isBold(5) && !isBold(9))
        #expect(found(scene).isEmpty)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "a-b-a-b-a")
        #expect(isBold(4) && !isBold(3) && !isBold(5))
        #expect(found(scene).count == 3)
        scene.view.undoManager?.redo()
        #expect(scene.view.text == "xyz-b-xyz-b-xyz" && isBold(6) && !isBold(9))
    }

    @Test("A text that is not editable offers no replacement")
    func readOnly() throws {
        let scene = try scene("one")
        scene.view.isEditable = false
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+h")
        #expect(try !interaction(scene).isFindNavigatorVisible)
        try scene.keys("ctrl+f")
        scene.stage.type("one")
        #expect(found(scene) == [0..<3])
    }

    @Test("Matches follow the edits of the text")
    func edits() throws {
        let scene = try scene("one\ntwo one\nthree")
        try scene.keys("ctrl+f")
        scene.stage.type("one")
        scene.view.selectedRange = NSRange(location: 4, length: 0)
        scene.view.insertText("one ")
        #expect(found(scene) == [0..<3, 4..<7, 12..<15])
        #expect(try interaction(scene).activeFindSession?.resultCount == 3)
        scene.view.selectedRange = NSRange(location: 1, length: 1)
        scene.view.insertText("")
        scene.view.deleteBackward()
        #expect(found(scene).count == 2 && current(scene) == nil)
        scene.view.text = "one"
        #expect(found(scene) == [0..<3])
    }

    @Test("The options of the menu are applied to the search")
    func options() throws {
        let scene = try scene("Résumé resume RESUMED")
        try scene.keys("ctrl+f")
        scene.stage.type("resume")
        #expect(found(scene).count == 3)
        try scene.stage.tap("Search Options")
        scene.stage.advance(by: 0.5)
        try scene.stage.tap("Whole Words")
        scene.stage.advance(by: 0.5)
        #expect(found(scene) == [0..<6, 7..<13])
        try scene.stage.tap("Search Options")
        scene.stage.advance(by: 0.5)
        try scene.stage.tap("Ignore Accents")
        scene.stage.advance(by: 0.5)
        #expect(found(scene) == [7..<13])
    }

    @Test("A click on the bar does not move the caret, and Cut in the bar does not cut the selected text")
    func isolation() throws {
        let scene = try scene("one two three")
        scene.select(4..<7)
        try scene.keys("ctrl+f")
        let origin = scene.view.convert(scene.view.bounds.origin, to: nil)
        scene.stage.click(at: CGPoint(x: origin.x + 3, y: origin.y + 3))
        #expect(scene.selection == 4..<7)
        try scene.keys("right", "ctrl+x")
        #expect(scene.view.text == "one two three")
    }

    @Test("A match that is not visible is scrolled into view below the bar")
    func scrolling() throws {
        let scene = try scene((1...200).map { "line \($0)" }.joined(separator: "\n"))
        try scene.keys("ctrl+f")
        scene.stage.type("line 150")
        scene.stage.advance(by: 0.1)
        let match = try #require(current(scene))
        let frame = scene.caret(match.lowerBound)
        #expect(frame.minY >= scene.view.bounds.minY + scene.view.adjustedContentInset.top)
        #expect(frame.maxY <= scene.view.bounds.maxY)
    }
}
