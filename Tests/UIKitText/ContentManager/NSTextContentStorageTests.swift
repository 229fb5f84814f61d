// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitText

@Suite("Text content managers")
@MainActor
struct NSTextContentStorageTests {
    private let content = NSTextContentStorage()

    private func set(_ text: String) { content.attributedString = NSAttributedString(string: text) }

    private func text(_ element: NSTextElement) -> String? { (element as? NSTextParagraph)?.attributedString.string }

    private func texts(from offset: Int?, _ options: NSTextContentManager.EnumerationOptions = []) -> [String?] {
        var result: [String?] = []
        let location = offset.flatMap { content.location(content.documentRange.location, offsetBy: $0) }
        content.enumerateTextElements(from: location, options: options) { element in
            result.append(text(element))
            return true
        }
        return result
    }

    @Test("The elements of a storage are its paragraphs with their newlines, in either order")
    func paragraphs() {
        set("one\r\ntwo\n\nthree")
        #expect(texts(from: nil) == ["one\r\n", "two\n", "\n", "three"])
        #expect(texts(from: 6) == ["two\n", "\n", "three"])
        #expect(texts(from: 6, .reverse) == ["two\n", "one\r\n"])
        #expect(texts(from: nil, .reverse) == ["three", "\n", "two\n", "one\r\n"])
        set("")
        #expect(texts(from: nil).isEmpty && content.documentRange.isEmpty)
    }

    @Test("The locations of a paragraph are those of its text and of its newline")
    func ranges() throws {
        set("one\r\ntwo")
        var elements: [NSTextElement] = []
        content.enumerateTextElements(from: nil, options: []) { element in
            elements.append(element)
            return true
        }
        let first = try #require(elements.first as? NSTextParagraph)
        let newline = try #require(first.paragraphSeparatorRange)
        let start = content.documentRange.location
        #expect(content.offset(from: start, to: newline.location) == 3)
        #expect(content.offset(from: newline.location, to: newline.endLocation) == 2)
        #expect(first.paragraphContentRange?.endLocation.compare(newline.location) == .orderedSame)
        let last = try #require(elements.last as? NSTextParagraph)
        #expect(last.paragraphSeparatorRange?.isEmpty == true)
        #expect(first.textContentManager === content)
    }

    @Test("Ranges are compared, joined, and cut by their locations")
    func comparing() throws {
        set("0123456789")
        func range(_ start: Int, _ end: Int) throws -> NSTextRange {
            let base = content.documentRange.location
            let from = try #require(content.location(base, offsetBy: start))
            return try #require(NSTextRange(location: from, end: content.location(base, offsetBy: end)))
        }
        let (left, right) = (try range(2, 5), try range(4, 8))
        #expect(try left.intersects(right) && left.intersection(right) == range(4, 5))
        #expect(try left.union(right) == range(2, 8) && !left.contains(right))
        let (next, far) = (try range(5, 6), try range(6, 7))
        #expect(!left.intersects(next) && left.intersection(far) == nil)
        #expect(left.contains(left.location) && !left.contains(left.endLocation))
        #expect(NSTextRange(location: left.endLocation, end: left.location) == nil)
        #expect(content.location(left.location, offsetBy: 9) == nil)
        #expect(content.location(left.location, offsetBy: .max) == nil)
    }

    @Test("Elements replace a part of the text")
    func replacing() throws {
        set("one\ntwo\nthree")
        let all = content.documentRange
        let start = try #require(content.location(all.location, offsetBy: 4))
        let second = try #require(NSTextRange(location: start, end: content.location(all.location, offsetBy: 8)))
        content.replaceContents(
            in: second,
            with: [
                NSTextParagraph(attributedString: NSAttributedString(string: "2\n")),
                NSTextParagraph(attributedString: NSAttributedString(string: "2½\n")),
            ])
        #expect(content.attributedString?.string == "one\n2\n2½\nthree")
        content.replaceContents(in: second, with: nil)
        #expect(content.attributedString?.string == "one\n\nthree")
    }

    @Test("Layout managers that aren't synchronized automatically learn of changes when they are")
    func synchronizing() {
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
        set("one")
        content.automaticallySynchronizesTextLayoutManagers = false
        content.textStorage?.append(NSAttributedString(string: "\ntwo\nthree"))
        func count() -> Int {
            var count = 0
            manager.enumerateTextLayoutFragments(from: nil) { _ in
                count += 1
                return true
            }
            return count
        }
        #expect(count() == 1)
        var isDone = false
        content.synchronizeTextLayoutManagers { error in isDone = error == nil }
        #expect(isDone && count() == 3)
    }

    private final class Commenter: NSObject, NSTextContentStorageDelegate {
        var length: Int?

        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            guard let string = textContentStorage.textStorage?.attributedSubstring(from: range),
                string.string.hasPrefix("#")
            else { return nil }
            let shown = NSMutableAttributedString(attributedString: string)
            shown.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: shown.length))
            if let length { shown.deleteCharacters(in: NSRange(location: 0, length: shown.length - length)) }
            return NSTextParagraph(attributedString: shown)
        }

        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("-") != true }
    }

    @Test("A delegate shows paragraphs with other attributes, and hides some from enumeration")
    func delegate() throws {
        let commenter = Commenter()
        content.delegate = commenter
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 400, height: 0))
        set("code\n# note\n- hidden\n")
        #expect(texts(from: nil) == ["code\n", "# note\n"])
        func height(_ offset: Int) throws -> CGFloat {
            let location = try #require(content.location(content.documentRange.location, offsetBy: offset))
            let fragment = try #require(manager.textLayoutFragment(for: location))
            #expect(!fragment.textLineFragments.isEmpty)
            return fragment.layoutFragmentFrame.height
        }
        #expect(try height(6) > 2 * height(0))
        // A paragraph of another length is not shown.
        commenter.length = 1
        content.textStorage?.append(NSAttributedString(string: "# more"))
        #expect(try height(22) < 2 * height(0))
    }

    @Test("The item of a list has a marker before its contents, and is indented by its level")
    func lists() throws {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let first = NSTextListElement(
            contents: NSAttributedString(string: "first"), markerAttributes: nil, textList: list, children: nil)
        #expect(first.attributedString.string == "\t1.\tfirst\n" || first.attributedString.string == "\t1\tfirst\n")
        let inner = NSTextListElement(
            parent: first, textList: NSTextList(markerFormat: .disc, options: 0),
            contents: NSAttributedString(string: "inner"), markerAttributes: nil, children: nil)
        #expect(inner.parent === first && first.childElements.first === inner)
        func indent(_ element: NSTextListElement) -> CGFloat? {
            (element.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?
                .headIndent
        }
        let outer = try #require(indent(first))
        #expect(outer > 0 && indent(inner) == 2 * outer)
        #expect(NSTextListElement(children: [], textList: list, nestingLevel: 0) == nil)
        #expect(NSTextListElement(children: [first], textList: list, nestingLevel: -1) == nil)
    }
}
