// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// One segment of a text, broken into lines by Pango.
@MainActor
@safe
final class SegmentLayout {
    /// The available space, in points.
    struct Room {
        /// `nil` lays out each paragraph on one line.
        var width: CGFloat?
        /// The indentation of the first line relative to the others.
        var indent: CGFloat
        /// 0 for no limit.
        var maximumLines: Int
    }

    struct LineMeasure {
        var ascent: CGFloat
        var descent: CGFloat
        var width: CGFloat
        /// The range in the whole string, in bytes.
        var bytes: Range<Int>
        var isRightToLeft: Bool
    }

    let segment: TextSource.Segment
    /// Whether an ellipsis is shown in place of omitted paragraphs.
    let endsInEllipsis: Bool
    /// Whether Pango has put an ellipsis into the last line.
    let isEllipsized: Bool
    /// Whether an ellipsis may have the size of an attachment in Pango's measurements.
    private let hasEllipsizedAttachments: Bool
    /// The characters of the layout's text that the segment doesn't have; `nil` for none.
    let insertions: TextInsertions?
    /// The characters without glyphs that are shown as marks.
    let controls: [ControlCharacter]
    private let layout: GObjectReference?
    private let lines: [UnsafeMutablePointer<PangoLayoutLine>]

    init(
        _ segment: TextSource.Segment, of text: AttributedText, source: TextSource, space: Room,
        paragraph: TextParagraph, endsInEllipsis: Bool = false
    ) {
        self.segment = segment
        self.endsInEllipsis = endsInEllipsis
        // An empty line is measured by its font alone; Pango would shape a sample text.
        guard !segment.bytes.isEmpty || endsInEllipsis,
            let context = FontLibrary.shared.context(for: paragraph.baseWritingDirection),
            let made = unsafe pango_layout_new(context.opaque)
        else {
            layout = nil
            insertions = nil
            controls = []
            isEllipsized = false
            hasEllipsizedAttachments = false
            unsafe lines = []
            return
        }
        let layout = unsafe GObjectReference(adopting: made)
        self.layout = layout
        let controls =
            paragraph.extras?.controlMarks == nil
            ? [] : ControlCharacter.characters(in: source.bytes(of: segment).bytes)
        self.controls = controls
        var insertions = TextInsertions(
            Self.insertions(for: segment, of: text, source: source, paragraph: paragraph))
        func fill(unbroken: Range<Int>? = nil) -> (hasTabs: Bool, hasAttachments: Bool) {
            unsafe Self.fill(
                made, with: segment, of: text, source: source, insertions: insertions.isEmpty ? nil : insertions,
                controls: controls, marks: paragraph.extras?.controlMarks, endsInEllipsis: endsInEllipsis,
                unbroken: unbroken)
        }
        let found = fill()
        if found.hasTabs {
            unsafe Self.setTabs(on: made, of: paragraph, startsParagraph: segment.startsParagraph, space)
        }
        unsafe pango_layout_set_auto_dir(made, paragraph.baseWritingDirection == .natural ? 1 : 0)
        if let width = space.width, paragraph.lineBreakMode != .clipping,
            unsafe found.hasTabs || !Self.isOneLine(made, in: width, space: space, paragraph: paragraph)
        {
            unsafe Self.wrap(made, width: width, space: space, paragraph: paragraph)
            if paragraph.boxedExtras != nil {
                let hyphens = unsafe Self.hyphens(
                    for: segment, of: text, source: source, paragraph: paragraph, width: width, layout: made)
                if !hyphens.isEmpty {
                    let others = Self.insertions(for: segment, of: text, source: source, paragraph: paragraph)
                    insertions = TextInsertions(others + hyphens)
                    _ = fill()
                }
                if paragraph.extras?.avoidsOrphans == true, segment.endsParagraph,
                    let orphan = unsafe Self.orphan(in: made)
                {
                    _ = fill(unbroken: orphan)
                }
            }
        }
        self.insertions = insertions.isEmpty ? nil : insertions
        isEllipsized = unsafe pango_layout_is_ellipsized(made) != 0
        hasEllipsizedAttachments = found.hasAttachments && isEllipsized

        var lines: [UnsafeMutablePointer<PangoLayoutLine>] = unsafe []
        // The lines of the other function have extents that Pango keeps from before an ellipsis is trimmed.
        var node = unsafe isEllipsized ? pango_layout_get_lines(made) : pango_layout_get_lines_readonly(made)
        while let current = unsafe node {
            if let line = unsafe current.pointee.data {
                unsafe lines.append(line.assumingMemoryBound(to: PangoLayoutLine.self))
            }
            unsafe node = current.pointee.next
        }
        if isEllipsized, let mode = paragraph.lineBreakMode.ellipsis {
            for index in unsafe lines.indices {
                unsafe Self.trimEllipsis(in: lines[index])
                unsafe Self.placeEllipsis(in: lines[index], mode: mode)
            }
        }
        unsafe self.lines = lines
    }

    /// Whether the fonts have glyphs for all characters.
    var hasAllGlyphs: Bool {
        layout.map { unsafe pango_layout_get_unknown_glyphs_count($0.opaque) == 0 } ?? true
    }

    private static func fill(
        _ layout: OpaquePointer, with segment: TextSource.Segment, of text: AttributedText, source: TextSource,
        insertions: TextInsertions?, controls: [ControlCharacter], marks: ControlMarks?, endsInEllipsis: Bool,
        unbroken: Range<Int>?
    ) -> (hasTabs: Bool, hasAttachments: Bool) {
        var (bytes, hidden) = source.bytes(of: segment)
        // All of them are shown.
        if marks != nil { hidden = [] }
        for control in controls { control.neutralize(in: &bytes) }
        if let insertions {
            bytes = insertions.applied(to: bytes)
            hidden = hidden.map {
                insertions.layoutOffset($0.lowerBound)..<insertions.layoutOffset($0.upperBound - 1) + 1
            }
        }
        let byteCount = bytes.count
        if endsInEllipsis { bytes += "…".utf8 }
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                unsafe pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }

        let library = FontLibrary.shared
        let start = source.offset(ofByte: segment.bytes.lowerBound)
        func layoutOffset(_ offset: Int) -> Int {
            let offset = source.byteOffset(offset) - segment.bytes.lowerBound
            return insertions?.layoutOffset(offset) ?? offset
        }
        var index = text.runIndex(at: start)
        // A run's description inherits from this one what it doesn't set, such as the design.
        var plain = text.runs[index].attributes.font
        if plain.design != nil { plain.design = nil }
        unsafe pango_layout_set_font_description(layout, library.face(for: plain).description.pointer)
        let list = AttributeList()
        var position = 0
        var hasAttachments = false
        while index < text.runs.count, position < byteCount || position == 0 {
            let run = text.runs[index]
            let isLast = index == text.runs.count - 1
            let end =
                isLast
                ? byteCount
                : min(layoutOffset(run.range.upperBound), byteCount)
            // The final ellipsis has the attributes of the text before it.
            let range = position..<(end == byteCount ? bytes.count : end)
            let isWhole = range.lowerBound == 0 && range.upperBound == bytes.count
            if !isWhole || run.attributes.font.design != nil {
                list.setFont(library.face(for: run.attributes.font).description, in: range)
            }
            if !isWhole { list.setMarker(index, in: range) }
            list.setShaping(run.attributes, in: range)
            if let attachment = run.attributes.styling?.attachment {
                list.setAttachment(attachment, in: range, of: bytes)
                hasAttachments = true
            }
            if let marks {
                controls.shape(
                    in: list, for: range, marks: marks, attributes: run.attributes, insertions: insertions)
            }
            position = end
            index += 1
            if end >= byteCount { break }
        }
        for range in hidden { list.hide(range) }
        if let unbroken { list.setUnbroken(unbroken) }
        list.setUnhyphenated(bytes)
        unsafe pango_layout_set_attributes(layout, list.pointer)
        return (bytes.contains(0x09), hasAttachments)
    }

    /// Returns whether the text of a layout without a width is one line that fits into the space.
    ///
    /// With a width, Pango shapes each line twice, so that it is only set if it has an effect.
    private static func isOneLine(
        _ layout: OpaquePointer, in width: CGFloat, space: Room, paragraph: TextParagraph
    ) -> Bool {
        guard paragraph.alignment != .justified else { return false }
        let available = width - max(space.indent, 0) - 1
        // A text that is probably too long isn't laid out twice.
        let characters = CGFloat(unsafe pango_layout_get_character_count(layout))
        guard available > 0, unsafe characters * smallAdvance(of: layout) <= available else { return false }
        guard unsafe pango_layout_get_line_count(layout) == 1 else { return false }
        var box = PangoRectangle()
        unsafe pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &box)
        return PangoUnits.points(box.x &+ box.width) <= available
    }

    /// Returns an advance, in points, that is less than the average one of most texts in the layout's font.
    private static func smallAdvance(of layout: OpaquePointer) -> CGFloat {
        guard let font = unsafe pango_layout_get_font_description(layout) else { return 0 }
        return PangoUnits.points(unsafe pango_font_description_get_size(font)) * 0.4
    }

    private static func wrap(_ layout: OpaquePointer, width: CGFloat, space: Room, paragraph: TextParagraph) {
        unsafe pango_layout_set_width(layout, PangoUnits.units(max(width, 0)))
        unsafe pango_layout_set_indent(layout, PangoUnits.units(space.indent))
        unsafe pango_layout_set_wrap(
            layout, paragraph.lineBreakMode == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        unsafe pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
        guard space.maximumLines > 0, let mode = paragraph.lineBreakMode.ellipsis else { return }
        unsafe pango_layout_set_ellipsize(layout, mode)
        // A negative height counts lines.
        unsafe pango_layout_set_height(layout, -Int32(clamping: space.maximumLines))
    }

    // MARK: - Lines

    /// 0 for an empty segment, whose single line has no glyphs.
    var lineCount: Int { unsafe lines.count }

    /// Returns a line, valid as long as this object exists.
    @unsafe func pangoLine(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine> { unsafe lines[index] }

    func measure(_ index: Int) -> LineMeasure {
        let line = unsafe lines[index]
        var box = PangoRectangle()
        unsafe pango_layout_line_get_extents(line, nil, &box)
        if hasEllipsizedAttachments { unsafe measureRuns(of: line, &box) }
        let first = Int(unsafe pango_layout_line_get_start_index(line))
        let start = sourceByte(ofLayout: first)
        let end = sourceByte(ofLayout: first + Int(unsafe pango_layout_line_get_length(line)))
        let limit = segment.bytes.upperBound
        return LineMeasure(
            ascent: PangoUnits.points(-box.y), descent: PangoUnits.points(box.height &+ box.y),
            width: max(PangoUnits.points(box.width), 0),
            bytes: min(start, limit)..<max(min(end, limit), min(start, limit)),
            isRightToLeft: unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
    }

    /// Measures a line by its runs: Pango gives an ellipsis the size of the attachment that it replaces.
    private func measureRuns(of line: UnsafeMutablePointer<PangoLayoutLine>, _ box: inout PangoRectangle) {
        let boxes = unsafe GlyphRun.runs(of: line, insertions).map(\.logicalBox)
        guard let top = boxes.map(\.y).min(), let bottom = boxes.map({ $0.y &+ $0.height }).max() else { return }
        box = PangoRectangle(
            x: 0, y: top, width: boxes.reduce(0) { $0 &+ $1.width }, height: bottom &- top)
    }

    // MARK: - Positions

    /// Returns the offset in bytes of the whole string for one of Pango's indices.
    func sourceByte(ofLayout index: Int) -> Int {
        segment.bytes.lowerBound + (insertions?.segmentOffset(index) ?? index)
    }

    /// Returns Pango's index for an offset in bytes of the whole string.
    func layoutIndex(ofByte byte: Int) -> Int32 {
        let offset = byte - segment.bytes.lowerBound
        return Int32(clamping: insertions?.layoutOffset(offset) ?? offset)
    }

    /// The text of the layout, with its insertions.
    var layoutBytes: [UInt8] {
        guard let layout, let text = unsafe pango_layout_get_text(layout.opaque) else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Whether the segment is a single line, with exactly the characters of the text.
    var isPlainLine: Bool { lineCount == 1 && insertions == nil && !endsInEllipsis && !isEllipsized }

    /// The bytes of the layout's text at which a grapheme cluster starts, and its end.
    var cursorBytes: Set<Int> {
        guard let layout, let text = unsafe pango_layout_get_text(layout.opaque) else { return [] }
        var count: Int32 = 0
        guard let attributes = unsafe pango_layout_get_log_attrs_readonly(layout.opaque, &count) else { return [] }
        var bytes: Set<Int> = []
        bytes.reserveCapacity(max(Int(count), 0))
        var (byte, index) = (0, 0)
        while index < Int(count) {
            if unsafe attributes[index].is_cursor_position != 0 { bytes.insert(byte) }
            guard unsafe text[byte] != 0 else { break }
            byte += 1
            while unsafe UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
            index += 1
        }
        return bytes
    }

    /// Returns the advances of a line's characters, by run from left to right.
    func advances(ofLine index: Int) -> [GlyphRun.Advances] {
        guard let layout, let text = unsafe pango_layout_get_text(layout.opaque) else { return [] }
        return unsafe GlyphRun.runs(of: lines[index], insertions).map { unsafe $0.advances(in: text) }
    }

    /// Returns the next cursor position to the right or left of `index`, in Pango's terms; `nil` for a segment without
    /// glyphs.
    func visualStep(from index: Int32, toRight: Bool) -> (index: Int32, trailing: Int32)? {
        guard let layout else { return nil }
        var found = index
        var trailing: Int32 = 0
        // Characters that the segment doesn't have aren't positions.
        for _ in 0..<64 {
            let (last, lastTrailing) = (found, trailing)
            unsafe pango_layout_move_cursor_visually(
                layout.opaque, 1, last, lastTrailing, toRight ? 1 : -1, &found, &trailing)
            guard found >= 0, found != Int32.max, let insertions else { break }
            if insertions.isInserted(at: Int(found)) { trailing = 0 }
            let isSame = insertions.segmentOffset(Int(found)) == insertions.segmentOffset(Int(index))
            guard isSame, trailing == 0 else { break }
        }
        return (found, trailing)
    }
}

extension TextParagraph.LineBreakMode {
    /// The position of Pango's ellipsis.
    var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncatingTail: PANGO_ELLIPSIZE_END
        case .wordWrapping, .charWrapping, .clipping: nil
        }
    }
}
