// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Text layout managers")
@MainActor
struct NSTextLayoutManagerTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = container
    }

    private func set(_ text: String) {
        content.attributedString = NSAttributedString(string: text, attributes: [.font: font])
    }

    private func location(_ offset: Int) throws -> any NSTextLocation {
        try #require(content.location(content.documentRange.location, offsetBy: offset))
    }

    private func range(_ start: Int, _ end: Int) throws -> NSTextRange {
        try #require(NSTextRange(location: location(start), end: location(end)))
    }

    private func fragments(
        _ options: NSTextLayoutFragment.EnumerationOptions = .ensuresLayout
    ) -> [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: options) { fragment in
            result.append(fragment)
            return true
        }
        return result
    }

    @Test("Fragments are the paragraphs from top to bottom, and know their lines")
    func enumeration() throws {
        set("one\ntwo words and more than fit in the width of a line of this container\nthree\n")
        let all = fragments()
        #expect(all.count == 3)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.layoutFragmentFrame.maxY == $1.layoutFragmentFrame.minY })
        #expect(all.allSatisfy { $0.layoutFragmentFrame.minX == 5 && $0.state == .layoutAvailable })
        #expect(try all[0].rangeInElement == range(0, 4))
        let lines = all[1].textLineFragments
        #expect(lines.count > 1 && all[0].textLineFragments.count == 1)
        #expect(lines.first?.characterRange.location == 0)
        #expect(
            zip(lines, lines.dropFirst()).allSatisfy { NSMaxRange($0.characterRange) == $1.characterRange.location })
        #expect(lines.last.map { NSMaxRange($0.characterRange) } == lines[0].attributedString.length)
        #expect(fragments(.ensuresExtraLineFragment).count == 4)
        #expect(fragments(.reverse).map { $0.rangeInElement } == all.reversed().map { $0.rangeInElement })
        #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: all[1].layoutFragmentFrame.midY)) === all[1])
        #expect(try manager.textLayoutFragment(for: location(1)) === all[0])
        #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: 1000)) == nil)
        #expect(manager.usageBoundsForTextContainer.maxY >= all[2].layoutFragmentFrame.maxY)
    }

    @Test("Of a long text, fragments out of sight have estimated sizes, and one is laid out alone")
    func estimates() throws {
        set((0..<5000).map { "line \($0)" }.joined(separator: "\n"))
        let middle = try #require(manager.textLayoutFragment(for: location(20_000)))
        #expect(middle.state == .estimatedUsageBounds && middle.layoutFragmentFrame.height > 0)
        #expect(middle.textLineFragments.count == 1 && middle.state == .layoutAvailable)
        let first = try location(0)
        #expect(manager.textLayoutFragment(for: first)?.state == .estimatedUsageBounds)
    }

    @Test("A fragment moves with the text before it, and ends with a change of its own")
    func edits() throws {
        set("one\ntwo\nthree")
        let all = fragments()
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero\n")
        #expect(try all[2].rangeInElement == range(13, 18))
        #expect(fragments()[3] === all[2])
        #expect(all[2].layoutFragmentFrame.minY == all[2].layoutFragmentFrame.height * 3)
        content.textStorage?.replaceCharacters(in: NSRange(location: 14, length: 1), with: "HH")
        #expect(fragments()[3] !== all[2])
        #expect(all[2].textLineFragments.count == 1 && all[2].state != .layoutAvailable)
    }

    @Test("A line maps points to characters and back, also in text from right to left")
    func lines() throws {
        set("abc")
        let line = try #require(fragments().first?.textLineFragments.first)
        let advance = line.locationForCharacter(at: 1).x
        #expect(advance > 0 && line.glyphOrigin.y > 0 && line.glyphOrigin.y < line.typographicBounds.height)
        #expect(line.characterIndex(for: CGPoint(x: advance * 1.25, y: 0)) == 1)
        #expect(abs(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: advance * 1.25, y: 0)) - 0.25) < 0.01)
        #expect(line.characterIndex(for: CGPoint(x: 1000, y: 0)) == 2)
        let hebrew = NSTextLineFragment(
            string: "אבג", attributes: [.font: font], range: NSRange(location: 0, length: 3))
        #expect(hebrew.locationForCharacter(at: 0).x > hebrew.locationForCharacter(at: 2).x)
        #expect(hebrew.characterIndex(for: CGPoint(x: hebrew.typographicBounds.width - 1, y: 0)) == 0)
        let part = NSTextLineFragment(
            string: "abcdef", attributes: [.font: font], range: NSRange(location: 2, length: 900))
        #expect(part.characterRange == NSRange(location: 2, length: 4))
        #expect(part.characterIndex(for: CGPoint(x: 0, y: 0)) == 2)
    }

    @Test("Segments enclose a range line by line; those of a selection extend to the edge where it continues")
    func segments() throws {
        set("one\ntwo\nthree")
        func rects(
            _ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType,
            _ options: NSTextLayoutManager.SegmentOptions = []
        ) throws -> [CGRect] {
            var result: [CGRect] = []
            manager.enumerateTextSegments(in: try range(start, end), type: type, options: options) { _, rect, base, _ in
                #expect(base > 0 && base < rect.height)
                result.append(rect)
                return true
            }
            return result
        }
        let standard = try rects(1, 10, .standard)
        let selection = try rects(1, 10, .selection)
        #expect(standard.count == 3 && selection.count == 3)
        #expect(standard[0].minX == selection[0].minX && standard[0].maxX < 60 && selection[0].maxX == 195)
        #expect(selection[2] == standard[2] && selection[1].minX == 5)
        #expect(try rects(1, 10, .standard, .middleFragmentsExcluded).count == 2)
        let caret = try rects(4, 4, .standard)
        #expect(caret.count == 1 && caret[0].width == 0 && caret[0].minX == 5)
        #expect(caret[0].minY == standard[1].minY)
        var ranges: [NSTextRange?] = []
        manager.enumerateTextSegments(in: try range(1, 10), type: .standard, options: .rangeNotRequired) {
            range, _, _, _ in
            ranges.append(range)
            return false
        }
        #expect(ranges.count == 1 && ranges[0] == nil)
    }

    private final class Bubble: NSTextLayoutFragment {
        override var leadingPadding: CGFloat { 30 }
        override var topMargin: CGFloat { 6 }
        override var bottomMargin: CGFloat { 4 }

        override func draw(at point: CGPoint, in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(origin: point, size: CGSize(width: 10, height: layoutFragmentFrame.height)))
            super.draw(at: point, in: context)
        }
    }

    private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix(">") == true
                ? Bubble(textElement: textElement, range: nil)
                : NSTextLayoutFragment(textElement: textElement, range: nil)
        }
    }

    @Test("A subclass of fragments has padding and margins, and draws around its text")
    func subclasses() throws {
        let bubbles = Bubbles()
        manager.delegate = bubbles
        set("> a\nb\n> c")
        let all = fragments()
        #expect(all.map { $0 is Bubble } == [true, false, true])
        #expect(all[0].layoutFragmentFrame.minY == 6)
        #expect(all[1].layoutFragmentFrame.minY == all[0].layoutFragmentFrame.maxY + 4)
        #expect(all[0].layoutFragmentFrame.height == all[1].layoutFragmentFrame.height)
        #expect(all[2].layoutFragmentFrame.minY == all[1].layoutFragmentFrame.maxY + 6)
        #expect(all[0].textLineFragments.first?.typographicBounds.minX == 30)
        #expect(all[1].textLineFragments.first?.typographicBounds.minX == 0)
    }

    @Test("Rendering attributes stay at their characters, and don't change the layout")
    func rendering() throws {
        set("one two")
        let before = fragments()[0].layoutFragmentFrame
        manager.setRenderingAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 90)], for: try range(4, 7))
        manager.addRenderingAttribute(.backgroundColor, value: UIColor.blue, for: try range(5, 6))
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        var runs: [(NSTextRange, Int)] = []
        manager.enumerateRenderingAttributes(from: try location(0), reverse: false) { _, attributes, range in
            runs.append((range, attributes.count))
            return true
        }
        #expect(try runs.map(\.1) == [0, 2, 3, 2] && runs[1].0 == range(5, 6))
        #expect(fragments()[0].layoutFragmentFrame.height == before.height)
        manager.invalidateRenderingAttributes(for: try range(0, 8))
        var validated = 0
        manager.renderingAttributesValidator = { manager, fragment in
            validated += 1
            manager.setRenderingAttributes([.underlineStyle: 1], for: fragment.rangeInElement)
        }
        _ = fragments()
        #expect(validated == 1)
    }

    @Test("A content manager with a store of its own is laid out, and again after a recorded edit")
    func ownStore() throws {
        let store = LineStore(["first", "second"])
        store.addTextLayoutManager(manager)
        #expect(content.textLayoutManagers.isEmpty && manager.textContentManager === store)
        let all = fragments()
        #expect(all.count == 2 && (all[1].rangeInElement.location as? LineStore.Location)?.line == 1)
        let found = manager.textLayoutFragment(for: LineStore.Location(1, 3))
        #expect(found === all[1] && found?.textLineFragments.first?.attributedString.string == "second\n")
        store.setLine(1, "changed and longer than one line of this container can be")
        #expect(fragments()[1].textLineFragments.count > 1)
    }

    @Test("A text view draws the fragments of a delegate, and its layout manager of the newer kind has its text")
    func textView() throws {
        let stage = Stage(size: CGSize(width: 240, height: 140), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 140))
        stage.show(view)
        view.text = "> quoted\nplain"
        let manager = try #require(view.textLayoutManager)
        let bubbles = Bubbles()
        manager.delegate = bubbles
        stage.advance(by: 0.1)
        let pixel = stage.pixel(at: CGPoint(x: 8, y: 20))
        #expect(pixel.map { $0.red > 200 && $0.green < 60 } == true)
        #expect(view.textContainer.textLayoutManager === manager && view.textLayoutManager === manager)
        let viewport = try #require(manager.textViewportLayoutController.viewportRange)
        #expect(viewport == manager.documentRange)
        view.insertText("!")
        let content = try #require(manager.textContentManager as? NSTextContentStorage)
        #expect(content.attributedString?.string == view.text)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }

    @Test("A text view shows the container of a layout manager of the newer kind")
    func givenContainer() throws {
        set("given text")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 140), textContainer: container)
        #expect(view.text == "given text" && view.textLayoutManager === manager)
        view.textStorage.append(NSAttributedString(string: "\nmore"))
        #expect(fragments().count == 2 && view.text == "given text\nmore")
        #expect(container.layoutManager == nil)
    }
}
