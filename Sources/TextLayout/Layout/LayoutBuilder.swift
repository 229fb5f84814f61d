// SPDX-License-Identifier: MIT
internal import Foundation

/// A line and its origin in the text.
struct PlacedLine {
    var line: TextLayout.Line
    /// The index of the segment and the line's index within it; `nil` for a line without glyphs.
    var segment: Int
    var index: Int?
    /// The range in the whole string, in bytes.
    var bytes: Range<Int>
    /// The position of the first glyph, relative to the layout's left edge.
    var x: CGFloat { line.frame.minX }
    var paragraph: TextParagraph
    /// The distance from the leading edge.
    var indent: CGFloat
    var isRightToLeft: Bool
    var isFirstOfParagraph: Bool
}

/// Stacks segments until the end of the text or of the available space.
@MainActor
struct LayoutBuilder {
    let text: AttributedText
    let source: TextSource
    let width: CGFloat?
    let height: CGFloat?
    let maximumLines: Int
    private let hasKern: Bool

    var segments: [SegmentLayout] = []
    var lines: [PlacedLine] = []
    var isTruncated = false

    init(text: AttributedText, width: CGFloat?, height: CGFloat?, maximumLines: Int) {
        self.text = text
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        hasKern = text.runs.contains { $0.attributes.effectiveKern != 0 }
        let widest =
            text.runs.lazy.map { 2 * $0.attributes.font.pointSize + abs($0.attributes.effectiveKern) }.max() ?? 24
        // Pango adds up advances in 32 bits. Text that long is cut far outside the visible area.
        let characters = Int(min(max(PangoUnits.limit / widest, 64), 32_768))
        source = TextSource(text.string, length: text.length, segmentLimit: characters)
    }

    mutating func build() {
        var next: TextSource.Segment? = source.firstSegment
        while let segment = next {
            next = source.segment(after: segment)
            let remaining = maximumLines > 0 ? maximumLines - lines.count : Int.max
            let layout = set(segment, maximumLines: maximumLines > 0 ? remaining : 0)
            let placed = place(layout)
            let fitting = numberFitting(of: placed.prefix(remaining))
            if fitting == placed.count {
                if next != nil, lines.count + fitting == maximumLines {
                    append(segment, maximumLines: fitting, endsInEllipsis: true)
                    return
                }
                append(layout, placed)
                isTruncated = layout.isEllipsized
            } else {
                isTruncated = true
                if fitting > 0 {
                    append(segment, maximumLines: fitting, endsInEllipsis: false)
                } else {
                    endLastSegmentInEllipsis()
                }
                return
            }
        }
    }

    /// Returns the number of lines that fit above the bottom edge.
    ///
    /// The text's first line always fits.
    private func numberFitting(of placed: ArraySlice<PlacedLine>) -> Int {
        guard let height else { return placed.count }
        // Heights computed from the layout's own size must fit it again.
        let limit = height + 0.01
        let fitting = placed.firstIndex { $0.line.frame.maxY > limit } ?? placed.endIndex
        return lines.isEmpty ? max(fitting, min(1, placed.count)) : fitting
    }

    /// Truncates the last segment, because the next one starts below the bottom edge.
    private mutating func endLastSegmentInEllipsis() {
        guard let last = segments.popLast() else { return }
        let count = lines.count
        lines.removeAll { $0.segment == segments.count }
        append(last.segment, maximumLines: count - lines.count, endsInEllipsis: true)
    }

    /// Adds at most `maximumLines` lines of a segment.
    private mutating func append(_ segment: TextSource.Segment, maximumLines: Int, endsInEllipsis: Bool) {
        isTruncated = true
        let truncates = paragraph(of: segment).lineBreakMode.ellipsis != nil
        let layout = set(segment, maximumLines: maximumLines, endsInEllipsis: truncates && endsInEllipsis)
        append(layout, Array(place(layout).prefix(maximumLines)))
        if truncates, !lines.isEmpty { lines[lines.count - 1].line.isTruncated = true }
    }

    private mutating func append(_ layout: SegmentLayout, _ placed: [PlacedLine]) {
        segments.append(layout)
        lines += placed
    }

    // MARK: - Segments

    func attributes(of segment: TextSource.Segment) -> TextAttributes {
        text.attributes(at: source.offset(ofByte: segment.bytes.lowerBound))
    }

    func paragraph(of segment: TextSource.Segment) -> TextParagraph { attributes(of: segment).paragraph }

    private func set(
        _ segment: TextSource.Segment, maximumLines: Int, endsInEllipsis: Bool = false
    ) -> SegmentLayout {
        let paragraph = paragraph(of: segment)
        let first = segment.startsParagraph ? paragraph.firstLineHeadIndent.length : paragraph.headIndent.length
        let rest = paragraph.headIndent.length
        let space = SegmentLayout.Room(
            width: width.map { $0 - min(first, rest) - paragraph.tailInset(in: $0) }, indent: first - rest,
            maximumLines: maximumLines)
        return SegmentLayout(
            segment, of: text, source: source, space: space, paragraph: paragraph, endsInEllipsis: endsInEllipsis)
    }

    func place(_ layout: SegmentLayout) -> [PlacedLine] {
        let segment = layout.segment
        let attributes = attributes(of: segment)
        let paragraph = attributes.paragraph
        var top: CGFloat = 0
        if let last = lines.last {
            top = last.line.frame.maxY + last.paragraph.lineSpacing.length
            if segment.startsParagraph {
                top += last.paragraph.paragraphSpacing.length + paragraph.paragraphSpacingBefore.length
            }
        }

        func line(_ measure: SegmentLayout.LineMeasure, index: Int?, isFirst: Bool, isTruncated: Bool) -> PlacedLine {
            let natural = measure.ascent + measure.descent
            let height = paragraph.lineHeight(natural: natural)
            // Additional line height required by the paragraph is added above the text.
            let ascent = measure.ascent + height - natural
            let start = source.offset(ofByte: measure.bytes.lowerBound)
            let end = source.offset(ofByte: measure.bytes.upperBound)
            let indent = isFirst && segment.startsParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
            defer { top += height + paragraph.lineSpacing.length }
            return PlacedLine(
                line: TextLayout.Line(
                    baseline: top + ascent, ascent: ascent, descent: measure.descent,
                    frame: CGRect(x: 0, y: top, width: measure.width, height: height), range: start..<end,
                    isTruncated: isTruncated),
                segment: segments.count, index: index, bytes: measure.bytes, paragraph: paragraph,
                indent: indent.length, isRightToLeft: measure.isRightToLeft,
                isFirstOfParagraph: isFirst && segment.startsParagraph)
        }

        guard layout.lineCount > 0 else {
            let metrics = attributes.font.metrics
            let measure = SegmentLayout.LineMeasure(
                ascent: metrics.ascender, descent: -metrics.descender, width: 0,
                bytes: segment.bytes.lowerBound..<segment.bytes.lowerBound,
                isRightToLeft: paragraph.baseWritingDirection == .rightToLeft)
            return [line(measure, index: nil, isFirst: true, isTruncated: false)]
        }
        // Without an installed font, Pango gives lines an arbitrary height.
        let face = FontLibrary.shared.face(for: attributes.font)
        let missing = face.isInstalled ? nil : face.metrics
        return (0..<layout.lineCount).map { index in
            let isLast = index == layout.lineCount - 1
            var measure = layout.measure(index)
            if let missing {
                measure.ascent = missing.ascender
                measure.descent = -missing.descender
            }
            if hasKern { measure.width += missingKern(ofLine: index, in: layout) }
            return line(
                measure, index: index, isFirst: index == 0,
                isTruncated: isLast && (layout.isEllipsized || layout.endsInEllipsis))
        }
    }

    private func missingKern(ofLine index: Int, in layout: SegmentLayout) -> CGFloat {
        let kerns = GlyphRun.outerKerns(
            of: unsafe GlyphRun.runs(of: layout.pangoLine(index), layout.insertions), in: text, source: source,
            start: layout.segment.bytes.lowerBound)
        return (kerns.first + kerns.last) / 2
    }

    // MARK: - Alignment

    /// Positions the lines according to their paragraphs' alignment and returns the size of the text.
    mutating func align() -> CGSize { Self.align(&lines, in: width) }

    static func align(_ lines: inout [PlacedLine], in width: CGFloat?) -> CGSize {
        let used = lines.lazy.map { $0.indent + $0.line.frame.width }.max() ?? 0
        let container = width ?? used
        for index in lines.indices {
            let placed = lines[index]
            let tail = width.map { placed.paragraph.tailInset(in: $0) } ?? 0
            let space = container - placed.indent - tail
            let free = max(space - placed.line.frame.width, 0)
            let leading = placed.indent + free * placed.paragraph.leadingShare(isRightToLeft: placed.isRightToLeft)
            lines[index].line.frame.origin.x =
                placed.isRightToLeft ? container - leading - placed.line.frame.width : leading
        }
        return CGSize(width: max(used, 0), height: max(lines.last?.line.frame.maxY ?? 0, 0))
    }
}
