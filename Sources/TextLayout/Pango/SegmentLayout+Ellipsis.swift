// SPDX-License-Identifier: MIT
internal import CPango

extension SegmentLayout {
    /// Removes the space after the ellipsis of a line.
    ///
    /// Pango widens an ellipsis by the width that the omitted text leaves, up to that of a character.
    static func trimEllipsis(in line: UnsafeMutablePointer<PangoLayoutLine>) {
        var node = unsafe line.pointee.runs
        while let current = unsafe node {
            unsafe node = current.pointee.next
            guard let data = unsafe current.pointee.data else { continue }
            let item = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard unsafe GlyphRun.isEllipsis(item), let glyphs = unsafe item.pointee.glyphs?.pointee,
                unsafe glyphs.num_glyphs > 0
            else { continue }
            let last = unsafe glyphs.glyphs.advanced(by: Int(glyphs.num_glyphs) - 1)
            var logical = PangoRectangle()
            unsafe pango_font_get_glyph_extents(
                item.pointee.item.pointee.analysis.font, last.pointee.glyph, nil, &logical)
            unsafe last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
        }
    }

    /// Moves the ellipsis of a line to the end at which text is omitted.
    ///
    /// Pango gives an ellipsis the direction of the text that it replaces: at the end of a Hebrew line that is cut
    /// inside of a number or of an English word, the ellipsis would be at the right of that word.
    static func placeEllipsis(in line: UnsafeMutablePointer<PangoLayoutLine>, mode: PangoEllipsizeMode) {
        guard mode == PANGO_ELLIPSIZE_START || mode == PANGO_ELLIPSIZE_END else { return }
        var items: [UnsafeMutablePointer<PangoGlyphItem>] = unsafe []
        var ellipsis: Int?
        var node = unsafe line.pointee.runs
        while let current = unsafe node {
            guard let data = unsafe current.pointee.data else { return }
            let item = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
            if unsafe GlyphRun.isEllipsis(item) { ellipsis = unsafe items.count }
            unsafe items.append(item)
            unsafe node = current.pointee.next
        }
        guard let ellipsis else { return }
        let isRightToLeft = unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let item = unsafe items.remove(at: ellipsis)
        unsafe item.pointee.item.pointee.analysis.level = isRightToLeft ? 1 : 0
        let isFirst = (mode == PANGO_ELLIPSIZE_START) != isRightToLeft
        unsafe items.insert(item, at: isFirst ? 0 : items.count)
        // The list has as many nodes as before, each with another run.
        unsafe node = line.pointee.runs
        for index in unsafe items.indices {
            unsafe node?.pointee.data = UnsafeMutableRawPointer(items[index])
            unsafe node = node?.pointee.next
        }
    }
}
