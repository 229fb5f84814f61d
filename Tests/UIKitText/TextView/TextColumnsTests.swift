// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Text in columns")
@MainActor
struct TextColumnsTests {
    private let stage = Stage(size: CGSize(width: 440, height: 100), scale: 1)
    private let storage = NSTextStorage(string: (0..<12).map { "line \($0)" }.joined(separator: "\n"))
    private let manager = NSLayoutManager()
    private var columns: [UITextView] = []

    init() {
        storage.addLayoutManager(manager)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 440, height: 100))
        for index in 0..<2 {
            let container = NSTextContainer(size: CGSize(width: 200, height: 84))
            manager.addTextContainer(container)
            let frame = CGRect(x: index * 220, y: 0, width: 200, height: 100)
            let column = UITextView(frame: frame, textContainer: container)
            column.isScrollEnabled = false
            columns.append(column)
            page.addSubview(column)
        }
        stage.show(page)
        stage.advance(by: 0.1)
    }

    @Test("Each view shows the text of its container, at its upper edge")
    func places() throws {
        let second = manager.glyphRange(for: columns[1].textContainer)
        #expect(second.location > 0)
        let start = try #require(columns[1].position(from: columns[1].beginningOfDocument, offset: second.location))
        let caret = columns[1].caretRect(for: start)
        #expect(abs(caret.minY - columns[1].textContainerInset.top) < 1)
        let hit = try #require(columns[1].closestPosition(to: CGPoint(x: 5, y: 12)))
        #expect(columns[1].offset(from: columns[1].beginningOfDocument, to: hit) == second.location)
        let pictures = columns.map { stage.screenshot(of: $0) }
        #expect(pictures[0] != pictures[1])
    }

    @Test("Text that is typed in the first view moves into the second one")
    func typing() {
        let before = manager.glyphRange(for: columns[1].textContainer).location
        let picture = stage.screenshot(of: columns[1])
        columns[0].becomeFirstResponder()
        columns[0].selectedRange = NSRange(location: 0, length: 0)
        columns[0].insertText("new\n")
        stage.advance(by: 0.1)
        #expect(columns[1].text == storage.string && columns[0].text == storage.string)
        #expect(manager.glyphRange(for: columns[1].textContainer).location < before + 4)
        #expect(stage.screenshot(of: columns[1]) != picture)
    }
}
