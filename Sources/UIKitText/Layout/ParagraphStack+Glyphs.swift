// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout

extension ParagraphStack {
    /// Returns the grapheme cluster that contains a position.
    func cluster(at offset: Int) -> Range<Int> {
        let content = range(of: paragraph(at: offset))
        let boundaries = TextBoundaries(layout(of: paragraph(at: offset)).text.string)
        let local = offset - content.lowerBound
        guard local < boundaries.length else { return offset..<max(content.upperBound, offset) }
        let start = boundaries.character(at: local)
        return content.lowerBound + start..<content.lowerBound + boundaries.character(after: start)
    }

    /// Returns the rectangles of the characters in a range, which end where the text of a line ends.
    func tightRects(for range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        for index in paragraph(at: range.lowerBound)...max(paragraph(at: range.upperBound - 1), 0) {
            let (start, top) = (start(of: index), self.top(of: index))
            let local = max(range.lowerBound - start, 0)..<max(range.upperBound - start, 0)
            result += layout(of: index).selectionRects(for: local).map { $0.offsetBy(dx: 0, dy: top) }
        }
        return result
    }

    /// Draws the lines whose top is between two heights, and no others.
    func drawLines(
        in context: CGContext, at origin: CGPoint, from top: CGFloat, to bottom: CGFloat, color: CGColor,
        visible: ClosedRange<CGFloat> = -.infinity...(.infinity)
    ) {
        var index = paragraph(atHeight: max(top, visible.lowerBound))
        while index < count, self.top(of: index) < min(bottom, visible.upperBound) {
            let (layout, y) = (layout(of: index), self.top(of: index))
            for (number, line) in layout.lines.enumerated() {
                let lineTop = y + line.frame.minY
                guard lineTop >= top - 0.01, lineTop < bottom, line.frame.height > 0,
                    lineTop <= visible.upperBound, lineTop + line.frame.height >= visible.lowerBound
                else { continue }
                let pen = CGPoint(x: origin.x + line.frame.minX, y: origin.y + y + line.baseline)
                layout.drawLine(number, in: context, at: pen, color: color)
            }
            index += 1
        }
    }
}
