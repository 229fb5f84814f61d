// SPDX-License-Identifier: MIT
internal import CPango
package import Foundation

extension TextLayout {
    /// Adjacent glyphs of one line with the same font, attributes and direction, from left to right.
    package struct Run: Hashable, Sendable {
        /// The range in the whole string, in UTF-16 code units.
        package var range: Range<Int>
        /// The position relative to the line's left end.
        package var x: CGFloat
        package var width: CGFloat
        package var glyphCount: Int
        package var isRightToLeft: Bool
        /// Whether this is an ellipsis, which replaces the characters.
        package var isEllipsis: Bool
        package var attributes: TextAttributes
    }

    /// Returns the runs of a line; an empty array for an empty line.
    package func runs(ofLine index: Int) -> [Run] {
        guard placed.indices.contains(index), let line = placed[index].index else { return [] }
        let segment = segments[placed[index].segment]
        let start = segment.segment.bytes.lowerBound
        return unsafe GlyphRun.runs(of: segment.pangoLine(line), segment.insertions).map { run in
            let range =
                source.offset(
                    ofByte: start + run.byte)..<source.offset(
                    ofByte: min(start + run.byte + run.byteCount, segment.segment.bytes.upperBound))
            return Run(
                range: range, x: run.x, width: run.width, glyphCount: run.glyphCount, isRightToLeft: run.isRightToLeft,
                isEllipsis: run.isEllipsis,
                attributes: text.attributes(at: min(range.lowerBound, max(text.length - 1, 0))))
        }
    }

    /// A glyph of a run.
    package struct Glyph: Hashable, Sendable {
        /// The number in the font; 0 for a missing glyph, and `nil` for characters without one.
        package var id: UInt32?
        /// The origin relative to the left end of the line's baseline, with y increasing downward.
        package var position: CGPoint
        package var advance: CGFloat
        /// The offset of the glyph's first character in the whole string, in UTF-16 code units.
        package var offset: Int
    }

    /// Returns the glyphs of a run, from left to right.
    package func glyphs(ofRun index: Int, ofLine line: Int) -> [Glyph] {
        guard placed.indices.contains(line), let shown = placed[line].index else { return [] }
        let segment = segments[placed[line].segment]
        let runs = unsafe GlyphRun.runs(of: segment.pangoLine(shown), segment.insertions)
        guard runs.indices.contains(index) else { return [] }
        let run = runs[index]
        return run.allGlyphs.map { glyph in
            Glyph(
                id: glyph.id,
                position: CGPoint(x: run.x + glyph.offset.x, y: glyph.offset.y - run.rise), advance: glyph.advance,
                offset: source.offset(ofByte: segment.sourceByte(ofLayout: glyph.layoutByte)))
        }
    }

    /// The area that the glyphs of all lines cover, in the layout's coordinates; empty for a text without glyphs.
    package var inkBounds: CGRect {
        let areas = lines.indices.map { index in
            inkBounds(ofLine: index).offsetBy(dx: lines[index].frame.minX, dy: lines[index].baseline)
        }.filter { !$0.isEmpty }
        return areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    }

    /// Returns the area that the glyphs of a line cover, relative to the left end of its baseline, with y increasing
    /// downward; empty for a line without glyphs.
    package func inkBounds(ofLine line: Int) -> CGRect {
        guard placed.indices.contains(line), let shown = placed[line].index else { return .zero }
        var ink = PangoRectangle()
        unsafe pango_layout_line_get_extents(segments[placed[line].segment].pangoLine(shown), &ink, nil)
        return CGRect(
            x: PangoUnits.points(ink.x), y: PangoUnits.points(ink.y), width: PangoUnits.points(ink.width),
            height: PangoUnits.points(ink.height))
    }
}
