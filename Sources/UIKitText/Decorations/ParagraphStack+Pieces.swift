// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

/// A visually contiguous part of a range on one line.
struct DecoratedPiece {
    var frame: CGRect
    /// The y coordinate of the line's baseline.
    var baseline: CGFloat
}

extension ParagraphStack {
    /// Returns the characters of the paragraphs between two heights, in UTF-16 units of the whole text.
    func characters(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let (first, last) = (paragraph(atHeight: top), paragraph(atHeight: bottom))
        return start(of: first)..<max(content(of: last).upperBound, start(of: first))
    }

    /// Returns the pieces of a range between two heights.
    ///
    /// Unlike a selection, they never extend beyond the end of a line.
    func pieces(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [DecoratedPiece] {
        var index = max(paragraph(at: range.lowerBound), paragraph(atHeight: top))
        let last = paragraph(at: range.upperBound)
        var result: [DecoratedPiece] = []
        while index <= last, self.top(of: index) < bottom {
            let (start, offset) = (start(of: index), self.top(of: index))
            let layout = layout(of: index)
            for line in layout.lines {
                guard line.frame.maxY + offset > top, line.frame.minY + offset < bottom else { continue }
                let part = (start + line.range.lowerBound..<start + line.range.upperBound).clamped(to: range)
                guard !part.isEmpty else { continue }
                result += layout.selectionRects(for: part.lowerBound - start..<part.upperBound - start).map {
                    DecoratedPiece(frame: $0.offsetBy(dx: 0, dy: offset), baseline: line.baseline + offset)
                }
            }
            index += 1
        }
        return result
    }
}
