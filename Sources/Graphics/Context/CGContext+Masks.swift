// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// What lets drawing through in part.
typealias SoftMask = DeviceMask

extension CGContext {
    /// Lets drawing through inside `rect` as strongly as the picture, stretched to it, says.
    ///
    /// Of a mask its coverage counts, of other pictures how light a pixel is: white lets all through, black and
    /// transparent nothing. Several masks work together. Part of the state that `saveGState` keeps.
    ///
    /// > Note: Every later drawing is put together apart and then let through, which costs as much as the area of the
    /// clip; restore the state as soon as possible.
    public func clip(to rect: CGRect, mask image: CGImage) {
        let rect = rect.standardized
        clip(to: rect)
        guard !state.isDegenerate, let area = deviceClip, let coverage = image.coverage() else { return }
        guard let mask = DeviceMask(area, resolution: 1) else { return }
        let older = state.mask
        unsafe mask.draw { target in
            unsafe cairo_save(target)
            var matrix = state.transform.native
            unsafe cairo_set_matrix(target, &matrix)
            unsafe drawPixels(
                of: coverage, in: rect, interpolation: state.interpolationQuality, on: target
            ) { pattern in
                unsafe cairo_set_source(target, pattern)
                unsafe cairo_paint(target)
            }
            unsafe cairo_restore(target)
            guard let older else { return }
            unsafe cairo_set_operator(target, CAIRO_OPERATOR_IN)
            unsafe cairo_set_source_surface(target, older.bitmap.surface, older.area.minX, older.area.minY)
            unsafe cairo_paint(target)
        }
        state.mask = mask
    }

    /// Calls `body`, and lets only as much of what it draws through as the state's mask does.
    func throughMask(_ body: (OpaquePointer) -> Void) {
        guard let mask = state.mask else { return unsafe body(native) }
        let parent = unsafe cairo_get_group_target(native)
        unsafe cairo_push_group(native)
        // The clip works once, when the result is drawn, or soft edges would be softened twice.
        unsafe cairo_reset_clip(native)
        if document == nil {
            // Drawn onto a copy of what is there, so that blend modes find what they mix with.
            unsafe cairo_save(native)
            unsafe cairo_identity_matrix(native)
            unsafe cairo_set_operator(native, CAIRO_OPERATOR_SOURCE)
            unsafe cairo_set_source_surface(native, parent, 0, 0)
            unsafe cairo_paint(native)
            unsafe cairo_restore(native)
        }
        unsafe body(native)
        let pattern = unsafe cairo_pop_group(native)
        unsafe cairo_save(native)
        unsafe cairo_set_source(native, pattern)
        unsafe cairo_set_operator(native, document == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        unsafe cairo_identity_matrix(native)
        unsafe mask.mask(native)
        unsafe cairo_restore(native)
        unsafe cairo_pattern_destroy(pattern)
    }
}

extension CGImage {
    /// How strongly each pixel of the picture, taken as a mask, lets through; `nil` without memory for it.
    func coverage() -> Bitmap? {
        guard !isMask else { return bitmap }
        guard let result = try? Bitmap(width: width, height: height, format: .alpha8) else { return nil }
        unsafe bitmap.withUnsafeBytes { source in
            unsafe result.withUnsafeMutableBytes { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = unsafe source.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                        // The shares of the three in lightness, in 1/256.
                        let light = (54 * red + 183 * green + 19 * blue + 128) >> 8
                        unsafe target[y * result.bytesPerRow + x] = UInt8(min(light, 255))
                    }
                }
            }
        }
        return result
    }
}
