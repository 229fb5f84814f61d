// SPDX-License-Identifier: MIT
internal import CPango

extension SegmentLayout {
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
