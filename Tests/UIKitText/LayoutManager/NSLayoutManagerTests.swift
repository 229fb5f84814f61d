// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@Suite("Layout managers")
@MainActor
struct NSLayoutManagerTests {
    private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()

    init() {
        storage = NSTextStorage(string: "")
        storage.addLayoutManager(manager)
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    private func set(_ text: String) {
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    }

    @Test("A single container with a height has only the lines that fit, and others take the rest")
    func pagination() {
        set((1...10).map { "\($0)" }.joined(separator: "\n"))
        let height = font.lineHeight * 4.5
        var pages: [NSRange] = []
        repeat {
            pages.append(manager.glyphRange(for: add(width: 100, height: height)))
        } while pages.count < 9 && NSMaxRange(pages[pages.count - 1]) < manager.numberOfGlyphs
        #expect(pages == [range(0, 8), range(8, 8), range(16, 4)])
    }

    @discardableResult
    private func add(width: CGFloat, height: CGFloat = 0) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        return container
    }

    private func lines() -> [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] {
        var result: [(CGRect, CGRect, NSTextContainer, NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: range(0, .max)) { rect, used, container, range, _ in
            result.append((rect, used, container, range))
        }
        return result
    }

    @Test("Lines are as wide as the container, and their used part as wide as their text")
    func fragments() {
        let container = add(width: 200)
        container.lineFragmentPadding = 5
        set("one\ntwo three\n")
        let lines = lines()
        #expect(lines.map(\.range) == [range(0, 4), range(4, 10)])
        #expect(
            lines.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 200 && $0.rect.height == lines[0].rect.height })
        #expect(lines[0].used.width < lines[1].used.width && lines[1].used.width < 100)
        #expect(manager.extraLineFragmentRect.minY == lines[1].rect.maxY)
        #expect(manager.usedRect(for: container).maxY == manager.extraLineFragmentRect.maxY)
        #expect(manager.location(forGlyphAt: 4).x == 5)
        #expect(manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil) == lines[1].rect)
    }

    @Test("Points are mapped to the character under them and the position in it")
    func positions() {
        let container = add(width: 200)
        set("abc\ndef")
        let rect = manager.boundingRect(forGlyphRange: range(5, 1), in: container)
        var fraction: CGFloat = 0
        let point = CGPoint(x: rect.minX + rect.width * 0.75, y: rect.midY)
        #expect(
            manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 5)
        #expect(abs(fraction - 0.75) < 0.01)
        let far = CGPoint(x: 500, y: 500)
        #expect(manager.glyphIndex(for: far, in: container, fractionOfDistanceThroughGlyph: &fraction) == 6)
        #expect(fraction == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: 0), in: container) == 0)
        var points: [Int] = []
        manager.enumerateInsertionPoints(forLineFragmentAt: 1) { _, index in points.append(index) }
        #expect(points == [0, 1, 2, 3])
    }

    @Test("Text flows from one container into the next, and the rest of it fits none")
    func columns() {
        let height = font.lineHeight * 2 + 1
        let (first, second) = (add(width: 100, height: height), add(width: 60, height: height))
        set("1\n2\n3\n4\n5\n6")
        #expect(manager.glyphRange(for: first) == range(0, 4))
        #expect(manager.glyphRange(for: second) == range(4, 4))
        #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
        let third = manager.boundingRect(forGlyphRange: range(4, 1), in: second)
        #expect(third.minY < 1 && manager.boundingRect(forGlyphRange: range(4, 1), in: first) == .zero)
        first.size.height += font.lineHeight
        #expect(manager.glyphRange(for: first) == range(0, 6) && manager.glyphRange(for: second) == range(6, 4))
    }

    @Test("Lines avoid an exclusion path, on both sides of it in reading order")
    func exclusion() {
        let container = add(width: 300)
        set(String(repeating: "word ", count: 60))
        let before = lines().count
        let hole = CGRect(x: 100, y: 20, width: 100, height: 60)
        container.exclusionPaths = [UIBezierPath(ovalIn: hole)]
        let lines = lines()
        #expect(lines.count > before)
        let oval = CGRect(x: hole.midX - 20, y: hole.minY + 10, width: 40, height: hole.height - 20)
        #expect(lines.allSatisfy { !$0.used.intersects(oval) })
        let beside = lines.filter { $0.rect.minY > 35 && $0.rect.maxY < 65 }
        #expect(beside.contains { $0.used.maxX <= hole.midX } && beside.contains { $0.used.minX >= hole.midX })
        // In order, without gaps.
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.location })
        #expect(lines.last?.range.upperBound == storage.length)
        container.exclusionPaths = []
        #expect(self.lines().count == before)
    }

    @Test("An exclusion path that leaves no space hides the text instead of hanging")
    func hopelessExclusion() {
        let container = add(width: 100, height: 200)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 500, height: 500))]
        set("text")
        #expect(manager.usedRect(for: container).height == 0)
        container.size = CGSize(width: 100, height: 0)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 500, height: 1e9))]
        #expect(manager.usedRect(for: container).height == 0)
    }

    @Test("The delegate adds space below lines and around paragraphs")
    func spacing() {
        let delegate = Spacing()
        add(width: 200)
        set("one\ntwo")
        let plain = lines()[1].rect.minY
        manager.delegate = delegate
        #expect(abs(lines()[1].rect.minY - plain - 12) < 0.01)
        #expect(delegate.invalidations == 1)
        manager.ensureLayout(forCharacterRange: range(0, 7))
        manager.ensureLayout(forCharacterRange: range(0, 7))
        #expect(delegate.completions == 1)
    }

    @Test("A text view lets a layout manager of a subclass draw backgrounds below its text")
    func ownBackground() throws {
        let (stage, own) = (Stage(size: CGSize(width: 120, height: 60), scale: 1), BackgroundManager())
        storage.addLayoutManager(own)
        let container = NSTextContainer(size: .zero)
        own.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60), textContainer: container)
        set("abc")
        stage.show(view)
        let rect = own.boundingRect(forGlyphRange: range(1, 1), in: container)
        let corner = CGPoint(x: rect.maxX - 1.5, y: rect.minY + view.textContainerInset.top + 1)
        let pixel = try #require(stage.pixel(at: corner))
        #expect(pixel.red == 0 && pixel.green == 255 && pixel.blue == 0)
        // The glyphs are above the background.
        let row = (0..<Int(rect.width)).compactMap {
            stage.pixel(at: CGPoint(x: rect.minX + CGFloat($0), y: rect.midY + 8))
        }
        #expect(row.contains { $0 != pixel })
    }

    @Test("A long paragraph is laid out in pieces, and edited at any place")
    func pieces() {
        add(width: 500)
        let long = String(repeating: "lorem ipsum ", count: 5000)
        set(long)
        #expect(manager.stack.count > 5 && manager.stack.length == 60_000)
        storage.replaceCharacters(in: range(30_000, 0), with: "X")
        storage.replaceCharacters(in: range(8_000, 20_000), with: "")
        #expect(manager.stack.length == storage.length)
        storage.replaceCharacters(in: range(100, 0), with: "\n")
        #expect(manager.stack.content(of: 0) == 0..<100)
        let count = manager.stack.count
        storage.replaceCharacters(in: range(100, 1), with: "")
        #expect(manager.stack.count <= count && manager.stack.length == storage.length)
        // No piece is empty, which would look like an empty line.
        #expect((0..<manager.stack.count).allSatisfy { !manager.stack.range(of: $0).isEmpty })
    }
}

private final class BackgroundManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        guard glyphsToShow.contains(1) else { return }
        let rect = boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: textContainers[0])
        UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
        UIBezierPath(rect: rect.offsetBy(dx: origin.x, dy: origin.y)).fill()
    }
}

private final class Spacing: NSLayoutManagerDelegate {
    var invalidations = 0
    var completions = 0

    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 5 }

    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 4 }

    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 3 }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }

    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) { completions += 1 }
}
