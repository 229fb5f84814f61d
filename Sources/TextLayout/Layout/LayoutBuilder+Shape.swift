// SPDX-License-Identifier: MIT
internal import Foundation

/// Layout in lines of different widths. Each line is the first one of a layout of the rest of its paragraph.
extension LayoutBuilder {
    /// The maximum number of bytes that are laid out for one line.
    private static let maximumLine = 4096
    /// The number of heights that are tried for a word that is wider than the available parts of lines.
    private static let maximumAttempts = 500

    /// Lays out the text in the areas of a shape; text for which there is no area is left out.
    mutating func build(in shape: LineShape) {
        var next: TextSource.Segment? = source.firstSegment
        var pen = ShapePen()
        while let segment = next {
            next = source.segment(after: segment)
            var rest = segment
            repeat {
                guard let line = placeLine(of: rest, in: shape, &pen) else {
                    isTruncated = true
                    if lines.isEmpty { appendEmptyLine(of: segment, at: pen.y) }
                    return
                }
                rest.bytes =
                    min(
                        max(line.bytes.upperBound, rest.bytes.lowerBound), rest.bytes.upperBound)..<rest
                    .bytes.upperBound
                rest.startsParagraph = false
            } while !rest.bytes.isEmpty
            pen.finishLine(spacing: paragraphSpacing(after: segment, before: next))
        }
    }

    /// Adds a line without text and height, as a layout has at least one.
    private mutating func appendEmptyLine(of segment: TextSource.Segment, at y: CGFloat) {
        var part = segment
        part.bytes = segment.bytes.lowerBound..<segment.bytes.lowerBound
        let layout = SegmentLayout(
            part, of: text, source: source, space: SegmentLayout.Room(width: 0, indent: 0, maximumLines: 0),
            paragraph: paragraph(of: segment))
        var line = place(layout)[0]
        line.line.frame = CGRect(x: 0, y: y, width: 0, height: 0)
        line.line.baseline = y
        segments.append(layout)
        lines.append(line)
    }

    private func paragraphSpacing(after segment: TextSource.Segment, before next: TextSource.Segment?) -> CGFloat {
        guard let next, next.startsParagraph else { return 0 }
        return paragraph(of: segment).paragraphSpacing.length + paragraph(of: next).paragraphSpacingBefore.length
    }

    /// Adds one line with the beginning of a segment; `nil` if there is no area left.
    private mutating func placeLine(
        of rest: TextSource.Segment, in shape: LineShape, _ pen: inout ShapePen
    ) -> PlacedLine? {
        var part = rest
        if part.bytes.count > Self.maximumLine {
            part.bytes = part.bytes.lowerBound..<source.characterStart(before: part.bytes.lowerBound + Self.maximumLine)
        }
        let attributes = attributes(of: rest)
        var height = attributes.paragraph.lineHeight(natural: attributes.font.metrics.lineHeight)
        let isRightToLeft = attributes.paragraph.baseWritingDirection == .rightToLeft
        for attempt in 0..<Self.maximumAttempts {
            guard
                let span = pen.nextSpan(
                    in: shape, height: height, offset: source.offset(ofByte: rest.bytes.lowerBound),
                    isRightToLeft: isRightToLeft)
            else { return nil }
            let (segment, line) = firstLine(of: part, width: span.upperBound - span.lowerBound)
            if line.line.frame.height > height + 0.01 {
                // A line that turns out higher may collide with what is beside it.
                height = line.line.frame.height
                pen.retry(height: height)
                continue
            }
            let isLast = attempt == Self.maximumAttempts - 1
            let isHyphenated =
                segment.insertions?.isInserted(before: line.bytes.upperBound - part.bytes.lowerBound) == true
            if !isLast, !isHyphenated, breaksWord(line, of: rest),
                span.upperBound - span.lowerBound < (width ?? .infinity) - 1
            {
                continue
            }
            return append(segment, line, in: span, &pen)
        }
        return nil
    }

    /// Returns the layout of a segment at a width, and its first line.
    private func firstLine(of segment: TextSource.Segment, width: CGFloat) -> (SegmentLayout, PlacedLine) {
        let paragraph = paragraph(of: segment)
        let first = segment.startsParagraph ? paragraph.firstLineHeadIndent.length : paragraph.headIndent.length
        let layout = SegmentLayout(
            segment, of: text, source: source,
            space: SegmentLayout.Room(
                width: width - first - paragraph.tailInset(in: width), indent: 0, maximumLines: 0),
            paragraph: paragraph)
        return (layout, place(layout)[0])
    }

    private func breaksWord(_ line: PlacedLine, of segment: TextSource.Segment) -> Bool {
        let end = line.bytes.upperBound
        guard end < segment.bytes.upperBound, end > segment.bytes.lowerBound else { return false }
        let bytes = source.string.utf8.span
        // Scripts without spaces break anywhere.
        return bytes[end - 1] < 0x80 && bytes[end - 1] != 0x20 && bytes[end - 1] != 0x2D && bytes[end - 1] != 0x09
    }

    private mutating func append(
        _ segment: SegmentLayout, _ line: PlacedLine, in span: Range<CGFloat>, _ pen: inout ShapePen
    ) -> PlacedLine {
        var line = line
        let space =
            span.upperBound - span.lowerBound - line.indent
            - line.paragraph.tailInset(
                in: span.upperBound - span.lowerBound)
        let free = max(space - line.line.frame.width, 0)
        let leading = line.indent + free * line.paragraph.leadingShare(isRightToLeft: line.isRightToLeft)
        let shift = pen.y - line.line.frame.minY
        line.line.baseline += shift
        line.line.frame.origin = CGPoint(
            x: line.isRightToLeft
                ? span.upperBound - leading - line.line.frame.width : span.lowerBound + leading,
            y: pen.y)
        line.segment = segments.count
        segments.append(segment)
        lines.append(line)
        pen.placed(height: line.line.frame.height, spacing: line.paragraph.lineSpacing.length)
        return line
    }

    /// Returns the size of the lines, which have their places already.
    func sizeInShape() -> CGSize {
        CGSize(
            width: max(lines.lazy.map(\.line.frame.maxX).max() ?? 0, 0),
            height: max(lines.lazy.map(\.line.frame.maxY).max() ?? 0, 0))
    }
}

/// The position in a shape up to which it is filled.
private struct ShapePen {
    private(set) var y: CGFloat = 0
    /// The parts of the current line that are still free.
    private var spans: ArraySlice<Range<CGFloat>> = []
    /// The bottom of the current line, and the spacing below it.
    private var bottom: CGFloat = 0
    private var spacing: CGFloat = 0
    private var hasText = false
    /// The number of spans of the current line before the current one.
    private var used = 0

    mutating func nextSpan(in shape: LineShape, height: CGFloat, offset: Int, isRightToLeft: Bool) -> Range<CGFloat>? {
        if spans.isEmpty {
            // A line in which nothing fitted is tried again a little lower.
            if hasText { y = bottom + spacing } else if used > 0 { y += max(height / 4, 1) }
            hasText = false
            used = 0
            bottom = y
            guard
                let parts = shape.parts(
                    for: LineShape.Request(y: y, height: height, offset: offset, isRightToLeft: isRightToLeft))
            else { return nil }
            y = parts.y
            bottom = y
            spans = parts.spans[...]
        }
        used += 1
        return spans.popFirst()
    }

    /// Gives the rest of the line up, because it needs another height.
    mutating func retry(height: CGFloat) {
        spans = []
        used = 0
    }

    mutating func placed(height: CGFloat, spacing: CGFloat) {
        hasText = true
        bottom = max(bottom, y + height)
        self.spacing = spacing
    }

    /// Ends the line after a paragraph.
    mutating func finishLine(spacing: CGFloat) {
        spans = []
        self.spacing += spacing
    }
}
