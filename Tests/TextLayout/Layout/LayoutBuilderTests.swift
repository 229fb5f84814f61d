// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Lines and their positions")
struct LayoutBuilderTests {
    private let lineHeight = Sample.font.metrics.lineHeight

    // MARK: - Breaking

    @Test("A line contains the words that fit, and the next begins with the first that doesn't")
    func wordWrapping() {
        let width = Sample.width("alpha beta")
        #expect(Sample.layout("alpha beta gamma", width: width + 0.5).strings == ["alpha beta ", "gamma"])
        #expect(Sample.layout("alpha beta gamma", width: width - 0.5).strings == ["alpha ", "beta ", "gamma"])
    }

    @Test("The space at a line break doesn't count toward the line's width")
    func trailingSpace() {
        let layout = Sample.layout("alpha beta", width: Sample.width("alpha") + 0.5)
        #expect(abs(layout.lines[0].frame.width - Sample.width("alpha")) < 0.01)
    }

    @Test("A word wider than the line is broken inside")
    func longWord() {
        let layout = Sample.layout("aaaaaaaaaa", width: Sample.width("aaaa") + 0.5)
        #expect(layout.strings == ["aaaa", "aaaa", "aa"])
    }

    @Test("Wrapping by characters fills the line before it breaks")
    func charWrapping() {
        let width = Sample.width("alpha be") + 0.5
        #expect(
            Sample.layout("alpha beta", .init(lineBreakMode: .charWrapping), width: width).strings == [
                "alpha be", "ta",
            ])
    }

    @Test("A hyphen is drawn only at a soft hyphen")
    func softHyphen() {
        let layout = Sample.layout("alpha\u{AD}beta", width: Sample.width("alpha\u{2010}") + 0.5)
        #expect(layout.strings == ["alpha\u{AD}", "beta"])
        #expect(abs(layout.lines[0].frame.width - Sample.width("alpha\u{2010}")) < 0.5)
        #expect(abs(Sample.layout("alpha\u{AD}beta").size.width - Sample.width("alphabeta")) < 0.5)
    }

    @Test("Clipping doesn't break lines")
    func clipping() {
        let layout = Sample.layout("alpha beta\ngamma", .init(lineBreakMode: .clipping), width: 20)
        #expect(layout.strings == ["alpha beta", "gamma"])
        #expect(layout.size.width > 20)
        #expect(layout.lines[0].frame.minX == 0)
    }

    @Test(
        "All kinds of newlines end lines, and a trailing one adds an empty line",
        arguments: [
            ("a\nb", ["a", "b"]), ("a\r\nb\n", ["a", "b", ""]), ("\n", ["", ""]), ("", [""]),
        ])
    func newlines(string: String, expected: [String]) {
        let layout = Sample.layout(string)
        #expect(layout.strings == expected)
        #expect(abs(layout.size.height - CGFloat(expected.count) * lineHeight) < 0.05)
    }

    // MARK: - Vertical positions

    @Test("An empty text has the height of a line in its font")
    func emptyText() {
        let layout = Sample.layout("")
        #expect(layout.size == CGSize(width: 0, height: lineHeight))
        #expect(layout.firstBaseline == Sample.font.metrics.ascender)
        #expect(layout.lines[0].range == 0..<0)
    }

    @Test("Baselines are a line height apart, the first one an ascender below the top")
    func baselines() {
        let layout = Sample.layout("a\nb\nc")
        #expect(abs(layout.firstBaseline - Sample.font.metrics.ascender) < 0.01)
        #expect(abs(layout.lines[1].baseline - layout.firstBaseline - lineHeight) < 0.01)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * lineHeight) < 0.01)
        for line in layout.lines {
            #expect(abs(line.frame.minY - (line.baseline - line.ascent)) < 0.001)
            #expect(abs(line.frame.maxY - (line.baseline + line.descent)) < 0.001)
        }
    }

    @Test("The tallest run of a line determines its height")
    func mixedSizes() {
        var text = AttributedText("small ", attributes: TextAttributes(font: TextFont(size: 10)))
        let large = TextFont(size: 40)
        text.append("LARGE", attributes: TextAttributes(font: large))
        let layout = TextLayout(text)
        #expect(layout.lines.count == 1)
        #expect(abs(layout.size.height - large.metrics.lineHeight) < 0.05)
    }

    @Test("Line spacing is added between lines, paragraph spacing between paragraphs")
    func spacing() {
        let paragraph = TextParagraph(lineSpacing: 3, paragraphSpacing: 7, paragraphSpacingBefore: 11)
        let width = max(Sample.width("alpha"), Sample.width("gamma")) + 0.5
        let layout = Sample.layout("alpha beta\ngamma", paragraph, width: width)
        #expect(layout.lines.count == 3)
        #expect(layout.lines[0].frame.minY == 0)
        #expect(abs(layout.lines[1].frame.minY - layout.lines[0].frame.maxY - 3) < 0.001)
        #expect(abs(layout.lines[2].frame.minY - layout.lines[1].frame.maxY - 21) < 0.001)
        #expect(layout.size.height == layout.lines[2].frame.maxY)
    }

    @Test("Line heights are multiplied, then limited, and the difference is added above the text")
    func lineHeights() {
        let doubled = Sample.layout("a", .init(lineHeightMultiple: 2))
        #expect(abs(doubled.size.height - 2 * lineHeight) < 0.01)
        #expect(abs(doubled.lines[0].descent + Sample.font.metrics.descender) < 0.01)
        #expect(abs(Sample.layout("a", .init(minimumLineHeight: 50)).size.height - 50) < 0.001)
        #expect(abs(Sample.layout("a", .init(maximumLineHeight: 5)).size.height - 5) < 0.001)
        let both = Sample.layout("a", .init(lineHeightMultiple: 9, minimumLineHeight: 30, maximumLineHeight: 40))
        #expect(abs(both.size.height - 40) < 0.001)
    }

    // MARK: - Horizontal positions

    @Test(
        "Alignment positions lines within the width",
        arguments: [
            (TextParagraph.Alignment.natural, 0.0), (.left, 0), (.center, 0.5), (.right, 1), (.justified, 0),
        ])
    func alignment(alignment: TextParagraph.Alignment, share: CGFloat) {
        let frame = Sample.layout("alpha", .init(alignment: alignment), width: 300).lines[0].frame
        #expect(abs(frame.minX - share * (300 - frame.width)) < 0.01)
        #expect(abs(frame.width - Sample.width("alpha")) < 0.01)
    }

    @Test("Without a width, lines are aligned within the widest")
    func alignmentWithoutWidth() {
        let layout = Sample.layout("a long line\nshort", .init(alignment: .right))
        #expect(layout.lines[0].frame.minX == 0)
        #expect(abs(layout.lines[1].frame.maxX - layout.size.width) < 0.01)
    }

    @Test("Right-to-left text begins at the right by default", arguments: ["שלום", "مرحبا"])
    func rightToLeft(string: String) {
        #expect(abs(Sample.layout(string, width: 300).lines[0].frame.maxX - 300) < 0.01)
        #expect(Sample.layout(string, .init(alignment: .left), width: 300).lines[0].frame.minX == 0)
        let forced = Sample.layout(string, .init(baseWritingDirection: .leftToRight), width: 300)
        #expect(forced.lines[0].frame.minX == 0)
        let latin = Sample.layout("abc", .init(baseWritingDirection: .rightToLeft), width: 300)
        #expect(abs(latin.lines[0].frame.maxX - 300) < 0.01)
    }

    @Test("Justified lines fill the width, except the last one")
    func justified() {
        let width = Sample.width("alpha beta") + 15
        let layout = Sample.layout("alpha beta gamma", .init(alignment: .justified), width: width)
        #expect(layout.strings == ["alpha beta ", "gamma"])
        #expect(abs(layout.lines[0].frame.width - width) < 0.05)
        #expect(abs(layout.lines[1].frame.width - Sample.width("gamma")) < 0.05)
    }

    @Test("Indents add space at the leading and trailing edges")
    func indents() {
        let width = Sample.width("alpha") + 10.5
        let layout = Sample.layout("alpha beta", .init(firstLineHeadIndent: 10, headIndent: 4), width: width)
        #expect(layout.lines.map(\.frame.minX) == [10, 4])
        #expect(layout.strings == ["alpha ", "beta"])
        let narrower = Sample.layout("alpha alpha", .init(alignment: .right, tailIndent: -30), width: 300)
        #expect(abs(narrower.lines[0].frame.maxX - 270) < 0.01)
        let absolute = Sample.layout("alpha alpha", .init(alignment: .right, tailIndent: 200), width: 300)
        #expect(abs(absolute.lines[0].frame.maxX - 200) < 0.01)
        let rightToLeft = Sample.layout("שלום", .init(firstLineHeadIndent: 25), width: 300)
        #expect(abs(rightToLeft.lines[0].frame.maxX - 275) < 0.01)
    }

    @Test("Each paragraph has its own style")
    func paragraphs() {
        var text = AttributedText("left\n", attributes: Sample.attributes())
        text.append("right", attributes: Sample.attributes(.init(alignment: .right)))
        let layout = TextLayout(text, width: 300)
        #expect(layout.lines[0].frame.minX == 0)
        #expect(abs(layout.lines[1].frame.maxX - 300) < 0.01)
    }

    @Test("Kerning is added to every character, including the last")
    func kern() {
        var attributes = Sample.attributes()
        attributes.kern = 0
        let plain = TextLayout("mmmmm", attributes: attributes).size.width
        attributes.kern = 3
        #expect(abs(TextLayout("mmmmm", attributes: attributes).size.width - plain - 15) < 0.05)
        attributes.kern = -1
        #expect(abs(TextLayout("mmmmm", attributes: attributes).size.width - plain + 5) < 0.05)
    }

    @Test("Kerning of one run doesn't shift the next beyond it")
    func kernOfRuns() {
        var text = AttributedText("mm", attributes: TextAttributes(font: Sample.font, kern: 8))
        text.append("ll", attributes: TextAttributes(font: Sample.font))
        text.append("mm", attributes: TextAttributes(font: Sample.font, kern: 4))
        let layout = TextLayout(text)
        #expect(abs(layout.size.width - 2 * Sample.width("mm") - Sample.width("ll") - 16 - 8) < 0.05)
    }

    @Test("A raised run increases its line's height")
    func baselineOffset() {
        var text = AttributedText("a", attributes: Sample.attributes())
        text.append("b", attributes: TextAttributes(font: Sample.font, baselineOffset: 9))
        #expect(abs(TextLayout(text).size.height - lineHeight - 9) < 0.05)
    }
}
