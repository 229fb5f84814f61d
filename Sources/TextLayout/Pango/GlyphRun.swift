// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Adjacent glyphs with one font and the same attributes, as positioned by Pango.
///
/// Valid as long as the segment from which it was created.
@safe
struct GlyphRun {
    /// The run's first byte in its segment; for an ellipsis, the first byte that it replaces.
    let byte: Int
    /// The left edge, relative to the line's.
    let x: CGFloat
    let width: CGFloat
    /// The run's distance above the baseline.
    let rise: CGFloat
    private let item: UnsafeMutablePointer<PangoGlyphItem>

    /// The number of bytes of the segment; for an ellipsis, all bytes that it replaces.
    let byteCount: Int
    /// The bytes of the layout's text.
    private var layoutBytes: Range<Int> {
        let start = max(Int(unsafe item.pointee.item.pointee.offset), 0)
        return start..<start + max(Int(unsafe item.pointee.item.pointee.length), 0)
    }
    var glyphCount: Int { max(Int(unsafe item.pointee.glyphs.pointee.num_glyphs), 0) }
    var isRightToLeft: Bool { unsafe item.pointee.item.pointee.analysis.level % 2 == 1 }

    /// Whether the run is an ellipsis in place of omitted text.
    var isEllipsis: Bool { unsafe Self.isEllipsis(item) }

    static func isEllipsis(_ item: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
        Int(unsafe item.pointee.item.pointee.analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }

    /// The run's advance and the height of its font, in Pango's units, relative to the baseline of the line.
    var logicalBox: PangoRectangle {
        var box = PangoRectangle()
        if isEllipsis {
            // The glyphs alone: the item may have the attributes of an attachment.
            unsafe pango_glyph_string_extents(item.pointee.glyphs, item.pointee.item.pointee.analysis.font, nil, &box)
        } else {
            unsafe cpango_item_extents(item, &box)
        }
        box.y = unsafe box.y &- item.pointee.y_offset
        return box
    }

    /// Returns the runs of a line from left to right.
    static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>, _ insertions: TextInsertions?) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var x: Int32 = 0
        var node = unsafe line.pointee.runs
        while let current = unsafe node {
            if let data = unsafe current.pointee.data {
                let run = unsafe GlyphRun(data.assumingMemoryBound(to: PangoGlyphItem.self), insertions, x: &x)
                runs.append(run)
            }
            unsafe node = current.pointee.next
        }
        return runs
    }

    /// Returns the additional advances of a line's first and last run, half of which Pango omits at the line's ends.
    static func outerKerns(
        of runs: [GlyphRun], in text: AttributedText, source: TextSource, start: Int
    ) -> (first: CGFloat, last: CGFloat) {
        func kern(_ run: GlyphRun?) -> CGFloat {
            run.map { text.attributes(at: source.offset(ofByte: start + $0.byte)).effectiveKern } ?? 0
        }
        return (kern(runs.first), kern(runs.last))
    }

    private init(_ item: UnsafeMutablePointer<PangoGlyphItem>, _ insertions: TextInsertions?, x: inout Int32) {
        unsafe self.item = unsafe item
        let offset = Int(unsafe item.pointee.item.pointee.offset)
        let length = max(Int(unsafe item.pointee.item.pointee.length), 0)
        byte = insertions?.segmentOffset(offset) ?? offset
        byteCount = insertions.map { max($0.segmentOffset(offset + length) - $0.segmentOffset(offset), 0) } ?? length
        let advance = unsafe pango_glyph_string_get_width(item.pointee.glyphs)
        let leading = unsafe item.pointee.start_x_offset
        self.x = PangoUnits.points(x &+ leading)
        width = PangoUnits.points(advance)
        rise = PangoUnits.points(unsafe item.pointee.y_offset)
        unsafe x = x &+ leading &+ advance &+ item.pointee.end_x_offset
    }

    /// The widths of a run's characters, in the order of the text.
    struct Advances {
        var isRightToLeft: Bool
        /// The first byte of each character in the layout's text, followed by the end of the last one.
        var bytes: [Int]
        /// In Pango's units.
        var widths: [Int]
    }

    /// Returns the widths of the characters, of which `text` is the layout's.
    @unsafe func advances(in text: UnsafePointer<CChar>) -> Advances {
        var bytes: [Int] = []
        for byte in layoutBytes where unsafe UInt8(bitPattern: text[byte]) & 0xC0 != 0x80 { bytes.append(byte) }
        var widths = [Int32](repeating: 0, count: max(bytes.count, Int(unsafe item.pointee.item.pointee.num_chars)))
        unsafe pango_glyph_item_get_logical_widths(item, text, &widths)
        bytes.append(layoutBytes.upperBound)
        return Advances(
            isRightToLeft: isRightToLeft, bytes: bytes, widths: widths.prefix(bytes.count - 1).map { Int($0) })
    }

    /// A glyph of the run.
    struct Glyph {
        /// The number in the font; 0 for a missing glyph, and `nil` for characters without one.
        var id: UInt32?
        /// The origin relative to that of the run, with y increasing downward.
        var offset: CGPoint
        var advance: CGFloat
        /// The first byte of the glyph's characters in the layout's text.
        var layoutByte: Int
    }

    /// The glyphs from left to right.
    var allGlyphs: [Glyph] {
        guard let string = unsafe item.pointee.glyphs else { return [] }
        var result: [Glyph] = []
        var x: Int32 = 0
        for index in 0..<glyphCount {
            let info = unsafe string.pointee.glyphs[index]
            let isEmpty = info.glyph == cpango_empty_glyph()
            let isUnknown = cpango_is_unknown_glyph(info.glyph) != 0
            result.append(
                Glyph(
                    id: isEmpty ? nil : isUnknown ? 0 : info.glyph,
                    offset: CGPoint(
                        x: PangoUnits.points(x &+ info.geometry.x_offset), y: PangoUnits.points(info.geometry.y_offset)),
                    advance: PangoUnits.points(info.geometry.width),
                    layoutByte: layoutBytes.lowerBound + Int(unsafe string.pointee.log_clusters[index])))
            x = x &+ info.geometry.width
        }
        return result
    }

    /// Fills the glyphs with the context's source, with their origin at `point`.
    ///
    /// Outlines are filled at fractions of a pixel: cairo before 1.18 rounds cached glyphs to whole pixels, which
    /// spaces small text unevenly. A document stores the run's part of `text`, the layout's text, with the glyphs, so that
    /// it can be searched and copied.
    @MainActor
    func fill(in context: OpaquePointer, at point: CGPoint, text: [UInt8]? = nil) {
        guard let font = unsafe item.pointee.item.pointee.analysis.font else { return }
        let (glyphs, missing) = glyphs(at: point)
        guard let scaled = unsafe cpango_scaled_font(font) else { return }
        unsafe cairo_set_scaled_font(context, scaled)
        if let text, missing.isEmpty, !glyphs.isEmpty {
            unsafe show(glyphs, in: context, text: text)
            return
        }
        if !glyphs.isEmpty {
            if unsafe hasOutlines(font) {
                if unsafe GlyphMasks.shared.fill(glyphs, in: context) {
                    return unsafe strokeBoxes(missing, in: context)
                }
                unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
                unsafe cairo_fill(context)
            } else {
                unsafe cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
            }
        }
        unsafe strokeBoxes(missing, in: context)
    }

    /// Draws the outlines of the glyphs with the context's source, with their origin at `point`.
    ///
    /// Glyphs without outlines, such as emoji, aren't drawn.
    @MainActor
    func stroke(in context: OpaquePointer, at point: CGPoint, width: CGFloat) {
        guard let font = unsafe item.pointee.item.pointee.analysis.font, unsafe hasOutlines(font),
            let scaled = unsafe cpango_scaled_font(font)
        else { return }
        let glyphs = glyphs(at: point).shown
        unsafe cairo_set_scaled_font(context, scaled)
        unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        unsafe cairo_stroke(context)
    }

    /// Whether the glyphs are outlines rather than color bitmaps.
    var hasOutlines: Bool { unsafe item.pointee.item.pointee.analysis.font.map { unsafe hasOutlines($0) } ?? false }

    private func strokeBoxes(_ missing: [CGRect], in context: OpaquePointer) {
        guard !missing.isEmpty else { return }
        for box in missing {
            unsafe cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
        }
        unsafe cairo_set_line_width(context, 1)
        unsafe cairo_stroke(context)
    }

    /// Returns the glyphs to show, and boxes for characters missing from all fonts.
    private func glyphs(at point: CGPoint) -> (shown: [cairo_glyph_t], missing: [CGRect]) {
        let string = unsafe item.pointee.glyphs.pointee
        let count = Int(max(unsafe string.num_glyphs, 0))
        var shown: [cairo_glyph_t] = []
        shown.reserveCapacity(count)
        var missing: [CGRect] = []
        var x: Int32 = 0
        for index in 0..<count {
            let info = unsafe string.glyphs[index]
            let left = point.x + PangoUnits.points(x &+ info.geometry.x_offset)
            let bottom = point.y + PangoUnits.points(info.geometry.y_offset)
            let advance = PangoUnits.points(info.geometry.width)
            x = x &+ info.geometry.width
            if info.glyph == cpango_empty_glyph() { continue }
            if cpango_is_unknown_glyph(info.glyph) != 0 {
                let side = max(advance - 3, 0)
                missing.append(CGRect(x: left + 1.5, y: bottom - side, width: side, height: side))
            } else {
                shown.append(cairo_glyph_t(index: UInt(info.glyph), x: left, y: bottom))
            }
        }
        return (shown, missing)
    }

    /// Shows glyphs together with the text that they represent.
    private func show(_ glyphs: [cairo_glyph_t], in context: OpaquePointer, text: [UInt8]) {
        var bytes = Array("…".utf8)
        var clusters = [
            cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: Int32(clamping: glyphs.count))
        ]
        if !isEllipsis {
            bytes = Array(text[layoutBytes.clamped(to: text.indices)])
            clusters = self.clusters(length: bytes.count)
        }
        let sums = clusters.reduce(into: (bytes: 0, glyphs: 0)) {
            $0.bytes += Int($1.num_bytes)
            $0.glyphs += Int($1.num_glyphs)
        }
        // Clusters that don't cover both exactly would put the context into an error state.
        guard sums == (bytes.count, glyphs.count), clusters.allSatisfy({ $0.num_bytes > 0 }) else {
            unsafe cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
            return
        }
        // Clusters are in logical order; the glyphs of right-to-left text are in the opposite order.
        if isRightToLeft { clusters.reverse() }
        let flags = isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                unsafe cairo_show_text_glyphs(
                    context, characters.baseAddress, Int32(clamping: characters.count), glyphs,
                    Int32(clamping: glyphs.count), clusters, Int32(clamping: clusters.count), flags)
            }
        }
    }

    /// Returns the numbers of bytes and shown glyphs in each cluster, in the order of the glyphs.
    private func clusters(length: Int) -> [cairo_text_cluster_t] {
        let string = unsafe item.pointee.glyphs.pointee
        let count = Int(max(unsafe string.num_glyphs, 0))
        let starts = (0..<count).map { Int(unsafe string.log_clusters[$0]) }
        let order = Set(starts).sorted()
        let ends = Dictionary(uniqueKeysWithValues: zip(order, order.dropFirst() + [length]))
        var result: [cairo_text_cluster_t] = []
        for index in 0..<count {
            if index == 0 || starts[index] != starts[index - 1] {
                let bytes = (ends[starts[index]] ?? length) - starts[index]
                result.append(cairo_text_cluster_t(num_bytes: Int32(clamping: bytes), num_glyphs: 0))
            }
            if unsafe string.glyphs[index].glyph != cpango_empty_glyph() { result[result.count - 1].num_glyphs += 1 }
        }
        return result
    }

    private func hasOutlines(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let shaper = unsafe pango_font_get_hb_font(font), let face = unsafe hb_font_get_face(shaper) else {
            return false
        }
        return unsafe cpango_face_has_outlines(face) != 0
    }
}
