// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: layout")
struct TextViewLayoutTests {
    private static func lines(_ count: Int) -> String {
        (1...count).map { "This is line \($0)" }.joined(separator: "\n")
    }

    @Test("Text is wrapped at the view's width, and again when that changes")
    func wrapping() {
        let scene = TextViewScene("one two three four five six seven eight nine ten")
        let before = scene.lineCount
        #expect(before > 1)
        scene.view.frame.size.width = 100
        scene.stage.advance(by: 0.1)
        #expect(scene.lineCount > before)
        scene.view.frame.size.width = 900
        scene.stage.advance(by: 0.1)
        #expect(scene.lineCount == 1)
        #expect(scene.view.contentSize.width == 900)
    }

    @Test("The text starts at its insets and padding, and the caret is centered on its position")
    func insets() {
        let scene = TextViewScene("abc\nabc")
        #expect(scene.caret(0).minX == 4 && abs(scene.caret(0).minY - 7.25) < 0.01)
        scene.view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        scene.view.textContainer.lineFragmentPadding = 0
        #expect(scene.caret(0).minX == 29 && abs(scene.caret(0).minY - 19.25) < 0.01)
        scene.view.textAlignment = .right
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.caret(3).maxX - 200) < 1.5)
    }

    @Test("A moving caret is scrolled into view, with the inset below the last line")
    func caretInView() throws {
        let scene = TextViewScene(Self.lines(30))
        scene.view.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        let bottom = scene.view.contentSize.height - scene.view.bounds.height
        #expect(abs(scene.view.contentOffset.y - bottom) < 1)
        try scene.keys("ctrl+home")
        #expect(scene.view.contentOffset.y == 0)
        for _ in 1...6 { try scene.keys("down") }
        let caret = scene.caret(scene.selection.lowerBound)
        #expect(scene.view.contentOffset.y > 0 && scene.view.bounds.contains(caret))
        try scene.keys("ctrl+end", "return")
        #expect(scene.view.bounds.contains(scene.caret(scene.selection.lowerBound)))
    }

    @Test("A range is scrolled into view")
    func ranges() {
        let text = Self.lines(100)
        let scene = TextViewScene(text)
        let offset = text.utf16.count / 2
        scene.view.scrollRangeToVisible(NSRange(location: offset, length: 5))
        scene.stage.advance(by: 2)
        #expect(scene.view.bounds.contains(scene.caret(offset)))
    }

    @Test("Only the visible part of a long text is laid out, and typing at its end works")
    func longText() throws {
        let text = Self.lines(10_000)
        let scene = TextViewScene(text)
        func viewCount(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + viewCount($1) } }
        #expect(viewCount(scene.view) < 20)
        #expect(scene.view.contentSize.height > 100_000)
        scene.view.becomeFirstResponder()
        try scene.keys("ctrl+end")
        scene.stage.type("!")
        scene.stage.advance(by: 0.1)
        #expect(scene.view.text.hasSuffix("10000!"))
        #expect(scene.view.bounds.contains(scene.caret(scene.selection.lowerBound)))
        let bottom = scene.view.contentSize.height - scene.view.bounds.height
        #expect(abs(scene.view.contentOffset.y - bottom) < 1)
        #expect(viewCount(scene.view) < 20)
        try scene.keys("ctrl+home", "return")
        #expect(scene.view.contentOffset.y == 0 && scene.selection == 1..<1)
    }

    @Test("Measuring text above the visible area does not move what is visible")
    func guesses() throws {
        // Lines longer than their estimated height suggests.
        let text = (1...2000).map { "\($0) WWWWWWWWWWWWWWWWWWWWWWWWWW" }.joined(separator: "\n")
        let scene = TextViewScene(text)
        scene.view.contentOffset.y = 20_000
        scene.stage.advance(by: 0.1)
        let position = try #require(scene.view.closestPosition(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 30)))
        let offset = scene.view.offset(from: scene.view.beginningOfDocument, to: position)
        let seen = scene.caret(offset).minY - scene.view.contentOffset.y
        for _ in 1...5 {
            scene.view.contentOffset.y -= 10
            scene.stage.advance(by: 0.1)
        }
        #expect(abs(scene.caret(offset).minY - scene.view.contentOffset.y - seen - 50) < 0.5)
    }

    @Test("A view that does not scroll has the height of its text, and grows with it under constraints")
    func growing() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
        let controller = UIViewController(nibName: nil, bundle: nil)
        let view = UITextView(frame: .zero)
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        stage.show(controller)
        stage.advance(by: 0.1)
        let line = try #require(view.font).lineHeight
        #expect(abs(view.frame.height - line - 16) < 1)
        view.becomeFirstResponder()
        for _ in 1...3 { try stage.key("return") }
        stage.advance(by: 0.1)
        #expect(abs(view.frame.height - 4 * line - 16) < 1)
        stage.type("a long line that has no room in what there is, so it goes on below")
        stage.advance(by: 0.1)
        #expect(view.frame.height > 4.5 * line + 16)
        #expect(view.contentOffset.y == 0)
        let narrow = view.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(narrow.height > view.frame.height && narrow.width <= 80)
    }

    @Test("A limited number of lines ends in an ellipsis and limits the height")
    func limit() {
        let scene = TextViewScene(Self.lines(10))
        scene.view.isEditable = false
        scene.view.textContainer.maximumNumberOfLines = 2
        scene.view.textContainer.lineBreakMode = .byTruncatingTail
        scene.stage.advance(by: 0.1)
        #expect(scene.lineCount == 2)
        scene.view.textContainer.maximumNumberOfLines = 0
        scene.stage.advance(by: 0.1)
        #expect(scene.lineCount == 10)
    }

    @Test("Each paragraph has its own writing direction")
    func directions() throws {
        let scene = TextViewScene("abc\nשלום")
        #expect(scene.caret(0).minX < 20 && scene.caret(4).minX > 150)
        scene.view.becomeFirstResponder()
        scene.select(4..<4)
        try scene.keys("left")
        #expect(scene.selection == 5..<5)
        try scene.keys("end")
        #expect(scene.selection == 8..<8)
        // There is nothing to the left of the text's last character; to the right of its first one is the previous
        // line.
        try scene.keys("home", "right")
        #expect(scene.selection == 3..<3)
    }

    @Test("A selection that continues on the next line extends to the edge")
    func selectionRects() throws {
        let scene = TextViewScene("abc\n\ndef")
        let start = try #require(scene.view.position(from: scene.view.beginningOfDocument, offset: 1))
        let end = try #require(scene.view.position(from: scene.view.beginningOfDocument, offset: 6))
        let range = try #require(scene.view.textRange(from: start, to: end))
        let rects = scene.view.selectionRects(for: range)
        #expect(rects.map(\.rect.maxX).max() == 195)
        #expect(Set(rects.map(\.rect.minY)).count == 3)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
    }

    @Test("A larger character only makes its own line higher")
    func attributes() {
        let scene = TextViewScene()
        let text = NSMutableAttributedString(
            string: "abc\ndef\nghi", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 4, length: 1))
        scene.view.attributedText = text
        scene.stage.advance(by: 0.1)
        let heights = [0, 4, 8].map { scene.caret($0).height }
        #expect(heights[0] == heights[2] && heights[1] > 2 * heights[0])
        #expect(scene.view.font == UIFont.systemFont(ofSize: 14))
        scene.view.becomeFirstResponder()
        scene.select(5..<5)
        scene.stage.type("X")
        let font = scene.view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(font == UIFont.systemFont(ofSize: 40))
        scene.view.font = .systemFont(ofSize: 20)
        scene.stage.advance(by: 0.1)
        #expect(Set([0, 4, 9].map { scene.caret($0).height }).count == 1)
    }
}
