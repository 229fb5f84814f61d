// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Extreme texts and widths")
struct TextLayoutTests {
    @Test("Invalid widths don't break lines", arguments: [CGFloat.nan, .infinity, 1e300, 2_000_000])
    func noWidth(width: CGFloat) {
        let layout = Sample.layout("alpha beta", width: width)
        #expect(layout.width == nil)
        #expect(layout.strings == ["alpha beta"])
    }

    @Test("A width of zero leaves one character per line", arguments: [0, -5, -CGFloat.infinity])
    func noRoom(width: CGFloat) {
        // Minus infinity is not a length, and so not a limit.
        let layout = Sample.layout("abc", width: width)
        #expect(layout.strings == (width.isFinite ? ["a", "b", "c"] : ["abc"]))
    }

    @Test(
        "A line moved to another width is the same as one laid out there",
        arguments: [TextParagraph.Alignment.natural, .left, .center, .right], ["alpha beta", "אלף בית"])
    func moved(alignment: TextParagraph.Alignment, string: String) throws {
        let paragraph = TextParagraph(alignment: alignment, lineBreakMode: .truncatingTail)
        let layout = Sample.layout(string, paragraph, width: 300, lines: 1)
        for width in [layout.size.width + 0.5, 250, 800] {
            let fresh = Sample.layout(string, paragraph, width: width, lines: 1)
            let moved = try #require(layout.moved(toWidth: width))
            #expect(moved.lines == fresh.lines)
            #expect(moved.size == fresh.size)
            #expect(moved.width == width)
        }
        #expect(layout.moved(toWidth: layout.size.width - 1) == nil)
        #expect(Sample.layout("a\nb", width: 300).moved(toWidth: 200) == nil)
        #expect(Sample.layout(string, paragraph, width: 30, lines: 1).moved(toWidth: 800) == nil)
    }

    @Test("A NUL is a character without width")
    func embeddedNUL() {
        let layout = Sample.layout("ab\0\0cd")
        #expect(abs(layout.size.width - Sample.width("ab") - Sample.width("cd")) < 0.5)
        #expect(layout.lines[0].range == 0..<6)
        #expect(Sample.layout("\0").lines.count == 1)
    }

    @Test("A megabyte without a newline is laid out, and no coordinate overflows")
    func hugeParagraph() {
        let string = String(repeating: "0123456789 ", count: 100_000)
        let layout = Sample.layout(string)
        #expect(layout.lines.last?.range.upperBound == string.utf16.count)
        #expect(layout.lines.allSatisfy { $0.frame.width > 0 && $0.frame.width <= 1_000_000 })
        let first = Sample.layout(string, .init(lineBreakMode: .truncatingTail), width: 200, lines: 1)
        #expect(first.lines.count == 1)
        #expect(first.isTruncated)
        #expect(first.size.width <= 200)
    }

    @Test(
        "The largest font can be laid out", arguments: [TextFont.sizeRange.upperBound, TextFont.sizeRange.lowerBound])
    func extremeFonts(size: CGFloat) {
        let layout = TextLayout(
            String(repeating: "Wide words ", count: 50), attributes: TextAttributes(font: TextFont(size: size)))
        #expect(layout.size.width > 0)
        #expect(layout.size.width <= 1_000_000)
        #expect(layout.lines.last?.range.upperBound == 550)
    }

    @Test("Non-finite lengths count as zero")
    func brokenParagraph() {
        let broken = TextParagraph(
            lineSpacing: .nan, lineHeightMultiple: .nan, minimumLineHeight: .nan, maximumLineHeight: .nan,
            paragraphSpacing: .nan, paragraphSpacingBefore: .nan, firstLineHeadIndent: .nan, headIndent: .nan,
            tailIndent: .nan)
        let layout = Sample.layout("alpha\nbeta", broken, width: 300)
        #expect(layout.size == Sample.layout("alpha\nbeta", width: 300).size)
    }

    @Test("Huge lengths give finite frames", arguments: [CGFloat.infinity, -CGFloat.infinity, 1e308])
    func endlessParagraph(length: CGFloat) {
        let endless = TextParagraph(
            lineSpacing: length, lineHeightMultiple: length, minimumLineHeight: length, paragraphSpacing: length,
            firstLineHeadIndent: length, headIndent: length, tailIndent: length)
        var attributes = Sample.attributes(endless)
        attributes.kern = length
        attributes.baselineOffset = length
        let layout = TextLayout("alpha\nbeta", attributes: attributes, width: 300)
        #expect(layout.lines.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite && $0.baseline.isFinite })
    }

    @Test(
        "Every character is on exactly one line",
        arguments: [
            "a👨‍👩‍👧‍👦b e\u{301}\u{301}\u{301} ﷽ x", "שלום world مرحبا 123", "tab\tnew\u{2028}line \u{B}vt\u{85}nel",
            "\u{202E}reversed\u{202C} \u{FEFF}\u{200B}\u{FFFC}\u{10FFFF}", "\u{301}", "🇩🇪🇯🇵🇺🇳",
        ])
    func coverage(string: String) {
        for width in [nil, 0, 40, 90] as [CGFloat?] {
            let layout = Sample.layout(string, width: width)
            var position = 0
            for line in layout.lines {
                #expect(line.range.lowerBound == position)
                position = line.range.upperBound
            }
            #expect(position == string.utf16.count)
        }
    }
}
