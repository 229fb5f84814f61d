// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// A cache of rasterized glyphs, keyed by glyph and subpixel position.
///
/// Filling outlines accounts for most of the cost of text; compositing cached coverage takes a tenth of it. Positions
/// are distinguished to 1/64 of a pixel: half of that changes no pixel's coverage by more than 2 in 255.
@MainActor
@safe
final class GlyphMasks {
    static let shared = GlyphMasks()

    /// The maximum size of the cache in bytes: about 10,000 glyphs of body text at a scale of 2.
    private static let capacity = 2 << 20
    /// The maximum glyph size in pixels; larger glyphs are rare, and are filled as paths.
    private static let maximumGlyphSize = 96.0
    /// The number of subpixel positions.
    private static let places = 64.0

    private struct Key: Hashable {
        /// The font's address.
        var font: UInt
        var glyph: UInt
        var x: UInt8
        var y: UInt8

        // A single number, because hashing accounts for much of the cost of a glyph.
        func hash(into hasher: inout Hasher) {
            hasher.combine(font &* 31 ^ glyph &<< 16 ^ UInt(x) &<< 8 ^ UInt(y))
        }
    }

    /// The coverage of one glyph, row by row.
    struct Mask {
        /// The offset of the top-left pixel from the pixel that contains the glyph's origin.
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        /// The offset of the rows in the store.
        fileprivate var start: Int
    }

    /// A mask and the position of its top-left pixel on the device.
    private struct Placed {
        var mask: Mask
        var x: Int
        var y: Int
    }

    private var masks: [Key: Mask] = [:]
    private var store: [UInt8] = []
    /// Retained so that the address of a key can't be reused by another font.
    private var fonts: Set<UInt> = []
    /// The buffer in which a run is composed.
    private var canvas: [UInt8] = []

    private init() {}

    /// Fills `glyphs` with the context's source.
    ///
    /// - Returns: `false`, without drawing, if the glyphs must be filled as paths: with rotated or skewed transforms,
    ///   in documents, and at large sizes.
    func fill(_ glyphs: [cairo_glyph_t], in context: OpaquePointer) -> Bool {
        guard unsafe cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE,
            let font = unsafe cairo_get_scaled_font(context)
        else { return false }
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        var extents = cairo_font_extents_t()
        unsafe cairo_scaled_font_extents(font, &extents)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0,
            extents.height * matrix.yy <= Self.maximumGlyphSize, matrix.xx <= 4 * matrix.yy
        else { return false }

        if store.count > Self.capacity { forget() }
        var placed: [Placed] = []
        placed.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            let x = (glyph.x * matrix.xx + matrix.x0) * Self.places
            let y = (glyph.y * matrix.yy + matrix.y0) * Self.places
            // Nothing is visible beyond the coordinates that Cairo can represent.
            guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
            let (across, down) = (Int(x.rounded()), Int(y.rounded()))
            let fraction = (x: across & 63, y: down & 63)
            let key = Key(
                font: UInt(bitPattern: font), glyph: glyph.index, x: UInt8(fraction.x), y: UInt8(fraction.y))
            guard let mask = unsafe masks[key] ?? make(key, font, matrix, in: context) else { return false }
            if mask.width > 0 { placed.append(Placed(mask: mask, x: across >> 6 + mask.left, y: down >> 6 + mask.top)) }
        }
        unsafe cairo_identity_matrix(context)
        unsafe lay(placed, in: context)
        unsafe cairo_set_matrix(context, &matrix)
        return true
    }

    private func forget() {
        for font in fonts { unsafe cairo_scaled_font_destroy(OpaquePointer(bitPattern: font)) }
        fonts = []
        masks = [:]
        store = []
    }

    // MARK: - Making

    private func make(
        _ key: Key, _ font: OpaquePointer, _ matrix: cairo_matrix_t, in context: OpaquePointer
    ) -> Mask? {
        // Measured and filled in the same way as on the page, with the origin at the same fraction of a pixel.
        let origin = (x: Double(key.x) / Self.places, y: Double(key.y) / Self.places)
        var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
        var placement = cairo_matrix_t(
            xx: matrix.xx, yx: 0, xy: 0, yy: matrix.yy, x0: origin.x, y0: origin.y)
        func outline(on target: OpaquePointer) {
            unsafe cairo_set_matrix(target, &placement)
            unsafe cairo_set_scaled_font(target, font)
            unsafe cairo_glyph_path(target, &glyph, 1)
        }

        unsafe cairo_save(context)
        // Cairo leaves glyphs outside the clip out of paths, and the clip may be far from the origin.
        unsafe cairo_reset_clip(context)
        unsafe outline(on: context)
        unsafe cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_path_extents(context, &left, &top, &right, &bottom)
        unsafe cairo_new_path(context)
        unsafe cairo_restore(context)
        guard [left, top, right, bottom].allSatisfy({ abs($0) < 1024 }) else { return nil }

        let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        var mask = Mask(
            left: x, top: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y,
            start: store.count)
        if mask.width > 0, mask.height > 0 {
            guard
                let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))
            else { return nil }
            defer { unsafe cairo_surface_destroy(surface) }
            let target = unsafe cairo_create(surface)
            if let target = unsafe target {
                placement.x0 -= Double(x)
                placement.y0 -= Double(y)
                unsafe outline(on: target)
                unsafe cairo_fill(target)
            }
            unsafe cairo_destroy(target)
            unsafe cairo_surface_flush(surface)
            guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
                let data = unsafe cairo_image_surface_get_data(surface)
            else { return nil }
            let stride = Int(unsafe cairo_image_surface_get_stride(surface))
            for row in 0..<mask.height {
                unsafe store.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: mask.width))
            }
        } else {
            mask.width = 0
        }
        if fonts.insert(key.font).inserted { unsafe cairo_scaled_font_reference(font) }
        masks[key] = mask
        return mask
    }

    // MARK: - Compositing

    /// Composes the masks, with the coverage of overlapping glyphs limited to 255, and draws the source through them.
    ///
    /// The context's matrix is the identity.
    private func lay(_ placed: [Placed], in context: OpaquePointer) {
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for glyph in placed {
            left = min(left, glyph.x)
            top = min(top, glyph.y)
            right = max(right, glyph.x + glyph.mask.width)
            bottom = max(bottom, glyph.y + glyph.mask.height)
        }
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        unsafe cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
        left = max(left, Int(max(-1e6, clip.left.rounded(.down))))
        top = max(top, Int(max(-1e6, clip.top.rounded(.down))))
        right = min(right, Int(min(1e6, clip.right.rounded(.up))))
        bottom = min(bottom, Int(min(1e6, clip.bottom.rounded(.up))))
        guard left < right, top < bottom else { return }

        let (width, height) = (right - left, bottom - top)
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        canvas.removeAll(keepingCapacity: true)
        canvas.append(contentsOf: repeatElement(0, count: stride * height))
        let space = (columns: left..<right, rows: top..<bottom)
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
            unsafe store.withUnsafeBufferPointer { store in
                for glyph in placed { unsafe Self.add(glyph, from: store, to: canvas, stride: stride, space) }
            }
        }
        unsafe canvas.withUnsafeMutableBufferPointer { pixels in
            let mask = unsafe cairo_image_surface_create_for_data(
                pixels.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            unsafe cairo_mask_surface(context, mask, Double(left), Double(top))
            unsafe cairo_surface_finish(mask)
            unsafe cairo_surface_destroy(mask)
        }
    }

    /// Adds a glyph's coverage to the canvas, which covers `space`.
    private static func add(
        _ glyph: Placed, from store: UnsafeBufferPointer<UInt8>, to canvas: UnsafeMutableBufferPointer<UInt8>,
        stride: Int, _ space: (columns: Range<Int>, rows: Range<Int>)
    ) {
        let columns = (glyph.x..<glyph.x + glyph.mask.width).clamped(to: space.columns)
        guard !columns.isEmpty else { return }
        for row in (glyph.y..<glyph.y + glyph.mask.height).clamped(to: space.rows) {
            let start = glyph.mask.start + (row - glyph.y) * glyph.mask.width + columns.lowerBound - glyph.x
            let source = unsafe store[start..<start + columns.count]
            let place = (row - space.rows.lowerBound) * stride + columns.lowerBound - space.columns.lowerBound
            for index in 0..<columns.count {
                let (sum, isTooMuch) = unsafe canvas[place &+ index].addingReportingOverflow(
                    source[start &+ index])
                unsafe canvas[place &+ index] = isTooMuch ? 255 : sum
            }
        }
    }
}
