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
                attributes: text.attributes(at: min(range.lowerBound, max(text.length - 1, 0))))
        }
    }
}
