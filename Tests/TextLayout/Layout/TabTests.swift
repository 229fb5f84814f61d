// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Tab stops")
struct TabTests {
    private func paragraph(_ tabs: [TextTab]?, interval: CGFloat = 0, rightToLeft: Bool = false) -> TextParagraph {
        var paragraph = TextParagraph(baseWritingDirection: rightToLeft ? .rightToLeft : .leftToRight)
        var extras = TextParagraph.Extras()
        extras.tabs = tabs
        extras.defaultTabInterval = interval
        paragraph.extras = extras
        return paragraph
    }

    /// Returns the left edge and the right edge of the character at an offset.
    private func edges(_ layout: TextLayout, _ offset: Int) -> (left: CGFloat, right: CGFloat) {
        let rect = layout.selectionRects(for: offset..<offset + 1).first ?? .null
        return (rect.minX, rect.maxX)
    }

    @Test("Text without a tab stop of its own continues at multiples of 28 points")
    func standardStops() {
        let layout = Sample.layout("i\ti\ti")
        #expect(abs(edges(layout, 2).left - 28) < 0.1)
        #expect(abs(edges(layout, 4).left - 56) < 0.1)
    }

    @Test("Text is aligned at left, center and right stops")
    func alignments() {
        let tabs = [
            TextTab(location: 60, alignment: .left), TextTab(location: 120, alignment: .center),
            TextTab(location: 200, alignment: .right),
        ]
        let layout = Sample.layout("\ta\tbb\tcc", paragraph(tabs), width: 300)
        #expect(abs(edges(layout, 1).left - 60) < 0.1)
        let middle = (edges(layout, 3).left + edges(layout, 4).right) / 2
        #expect(abs(middle - 120) < 0.2)
        #expect(abs(edges(layout, 7).right - 200) < 0.1)
    }

    @Test("The first terminator of a column is placed at a right stop")
    func decimals() {
        let tabs = [TextTab(location: 100, alignment: .right, terminators: CharacterSet(charactersIn: ","))]
        let layout = Sample.layout("\t12,5\n\t1,25", paragraph(tabs), width: 300)
        #expect(abs(edges(layout, 3).left - edges(layout, 8).left) < 0.5)
        #expect(abs(edges(layout, 3).left - 100) < edges(layout, 3).right - edges(layout, 3).left)
    }

    @Test("Stops are measured from the leading edge, regardless of the indent")
    func indents() {
        var style = paragraph([TextTab(location: 80)])
        style.firstLineHeadIndent = 30
        style.headIndent = 10
        #expect(abs(edges(Sample.layout("a\tb", style, width: 300), 2).left - 80) < 0.1)
        #expect(abs(edges(Sample.layout("a\tb", style), 2).left - 80) < 0.1)
        style.firstLineHeadIndent = 0
        #expect(abs(edges(Sample.layout("a\tb", style, width: 300), 2).left - 80) < 0.1)
    }

    @Test("Stops of right-to-left paragraphs are measured from the right edge")
    func rightToLeft() {
        let layout = Sample.layout("א\tב", paragraph([TextTab(location: 80)], rightToLeft: true), width: 300)
        #expect(abs(edges(layout, 2).right - 220) < 0.1)
        let left = Sample.layout(
            "א\tב", paragraph([TextTab(location: 80, alignment: .left)], rightToLeft: true), width: 300)
        #expect(abs(edges(left, 2).left - 220) < 0.1)
    }

    @Test("The interval applies after the last stop")
    func interval() {
        let layout = Sample.layout("\ta\tb\tc", paragraph([TextTab(location: 70)], interval: 50), width: 400)
        #expect(abs(edges(layout, 1).left - 70) < 0.1)
        #expect(abs(edges(layout, 3).left - 100) < 0.1)
        #expect(abs(edges(layout, 5).left - 150) < 0.1)
    }

    @Test("Invalid stops are ignored", arguments: [CGFloat.nan, -.infinity, .infinity, -5, 1e300])
    func invalidStops(location: CGFloat) {
        let layout = Sample.layout("a\tb", paragraph([TextTab(location: location)], interval: location), width: 300)
        #expect(layout.size.height > 0)
        #expect(layout.size.width.isFinite)
    }
}
