// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

extension ParagraphStack {
    struct Line {
        /// The range in UTF-16 units of the whole text, without the newline.
        var range: Range<Int>
        var frame: CGRect
        /// Whether the paragraph continues on the next line.
        var isWrapped: Bool
    }

    private func line(_ index: Int, of paragraph: Int) -> Line {
        let layout = layout(of: paragraph)
        let (start, top) = (start(of: paragraph), top(of: paragraph))
        let line = layout.lines[min(max(index, 0), layout.lines.count - 1)]
        return Line(
            range: start + line.range.lowerBound..<start + line.range.upperBound,
            frame: line.frame.offsetBy(dx: 0, dy: top), isWrapped: index < layout.lines.count - 1)
    }

    /// Returns the line with a position.
    ///
    /// At a soft line break, this is the later line.
    func line(at offset: Int) -> Line {
        let paragraph = paragraph(at: offset)
        return line(layout(of: paragraph).lineIndex(containing: offset - start(of: paragraph)), of: paragraph)
    }

    /// Returns the y coordinate of the baseline of the line with a position.
    func baseline(at offset: Int) -> CGFloat {
        let paragraph = paragraph(at: offset)
        let layout = layout(of: paragraph)
        let index = layout.lineIndex(containing: offset - start(of: paragraph))
        return top(of: paragraph) + layout.lines[min(max(index, 0), layout.lines.count - 1)].baseline
    }

    /// Returns the line below or above the one with a position; `nil` if there is none.
    func line(after offset: Int, isBelow: Bool) -> Line? {
        let paragraph = paragraph(at: offset)
        let layout = layout(of: paragraph)
        let index = layout.lineIndex(containing: offset - start(of: paragraph)) + (isBelow ? 1 : -1)
        if layout.lines.indices.contains(index) { return line(index, of: paragraph) }
        let other = paragraph + (isBelow ? 1 : -1)
        guard (0..<count).contains(other) else { return nil }
        return line(isBelow ? 0 : self.layout(of: other).lines.count - 1, of: other)
    }

    /// Returns the position nearest to a point.
    func offset(at point: CGPoint) -> Int {
        let paragraph = paragraph(atHeight: point.y)
        let layout = layout(of: paragraph)
        let local = CGPoint(x: point.x, y: min(point.y - top(of: paragraph), layout.size.height))
        return start(of: paragraph) + layout.characterIndex(at: local)
    }

    /// Returns the rectangle of a caret, with the height of its line and no width.
    func caretRect(for offset: Int) -> CGRect {
        let paragraph = paragraph(at: offset)
        let rect = layout(of: paragraph).caretRect(for: offset - start(of: paragraph))
        return rect.offsetBy(dx: 0, dy: top(of: paragraph))
    }

    /// Returns the second place of a split caret; `nil` unless it is split.
    func secondaryCaretRect(for offset: Int) -> CGRect? {
        let paragraph = paragraph(at: offset)
        return layout(of: paragraph).secondaryCaretRect(for: offset - start(of: paragraph))?
            .offsetBy(dx: 0, dy: top(of: paragraph))
    }

    /// Returns whether the character at a point is written from right to left.
    func isRightToLeft(at point: CGPoint) -> Bool {
        let paragraph = paragraph(atHeight: point.y)
        return layout(of: paragraph).isRightToLeft(at: CGPoint(x: point.x, y: point.y - top(of: paragraph)))
    }

    /// Returns the visually next or previous position; `nil` at the paragraph's end.
    func position(from offset: Int, toRight: Bool) -> Int? {
        let paragraph = paragraph(at: offset)
        let start = start(of: paragraph)
        return layout(of: paragraph).position(from: offset - start, toRight: toRight).map { $0 + start }
    }

    package func isRightToLeft(at offset: Int) -> Bool {
        let text = text(of: paragraph(at: offset))
        let direction = text.attributes(at: 0).paragraph.baseWritingDirection
        return direction == .natural ? TextBoundaries(text.string).isRightToLeft ?? false : direction == .rightToLeft
    }

    private func text(of paragraph: Int) -> AttributedText { layout(of: paragraph).text }

    /// Returns the rectangles of the characters in `range` between two heights, from top to bottom.
    ///
    /// If the range continues after the end of a line, the rectangle extends to the container's edge.
    func selectionRects(
        for range: Range<Int>, from top: CGFloat = -.infinity, to bottom: CGFloat = .infinity
    ) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let first = top.isFinite ? paragraph(atHeight: top) : 0
        var index = max(paragraph(at: range.lowerBound), first)
        let last = paragraph(at: range.upperBound)
        var result: [CGRect] = []
        while index <= last, self.top(of: index) < bottom {
            result += selectionRects(for: range, in: index).filter { $0.maxY > top && $0.minY < bottom }
            index += 1
        }
        return result
    }

    private func selectionRects(for range: Range<Int>, in paragraph: Int) -> [CGRect] {
        let layout = layout(of: paragraph)
        let (start, top) = (start(of: paragraph), top(of: paragraph))
        let isRightToLeft = isRightToLeft(at: start)
        var result: [CGRect] = []
        for line in layout.lines {
            let characters = start + line.range.lowerBound..<start + line.range.upperBound
            let part = characters.clamped(to: range)
            let frame = line.frame.offsetBy(dx: 0, dy: top)
            if !part.isEmpty {
                result += layout.selectionRects(for: part.lowerBound - start..<part.upperBound - start).map {
                    $0.offsetBy(dx: 0, dy: top)
                }
            }
            guard range.lowerBound <= characters.upperBound, range.upperBound > characters.upperBound else { continue }
            let rest =
                isRightToLeft
                ? CGRect(x: 0, y: frame.minY, width: max(frame.minX, 0), height: frame.height)
                : CGRect(x: frame.maxX, y: frame.minY, width: max(width - frame.maxX, 0), height: frame.height)
            if rest.width > 0 { result.append(rest) }
        }
        return result
    }

    /// Draws the lines between two heights, with the container's upper left corner at `origin`.
    func draw(in context: CGContext, at origin: CGPoint, from top: CGFloat, to bottom: CGFloat, color: CGColor) {
        // Tall glyphs may extend beyond their line.
        var index = paragraph(atHeight: top - drawnMargin)
        if index > 0 { index -= 1 }
        var edge = upperEdge(of: index)
        while index < count, edge < bottom + drawnMargin {
            let layout = layout(of: index)
            let place = CGPoint(x: origin.x, y: origin.y + edge + spacing(before: index))
            layout.draw(in: context, at: place, color: color)
            edge += extent(of: index)
            index += 1
        }
    }
}
