// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// A mask with partial coverage.
typealias SoftMask = DeviceMask

extension CGContext {
    /// Clips to `rect`, with the coverage given by an image stretched to it.
    ///
    /// A mask provides its coverage, any other image its luminance: white is fully visible, black and transparent are
    /// invisible. Several masks are multiplied. Part of the state saved by `saveGState`.
    ///
    /// > Note: All later drawing is composited separately and then masked, which costs as much as the area of the clip;
    /// > restore the state as soon as possible.
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

    /// Calls `body` and masks its drawing by the state's mask.
    func throughMask(_ body: (OpaquePointer) -> Void) {
        guard let mask = state.mask else { return unsafe body(native) }
        let parent = unsafe cairo_get_group_target(native)
        unsafe cairo_push_group(native)
        // The clip is applied once, when the result is drawn, or antialiased edges would be blended twice.
        unsafe cairo_reset_clip(native)
        if document == nil {
            // Drawn onto a copy of the destination, so that blend modes have the content to blend with.
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
    /// Returns the coverage that the image has as a mask; `nil` if memory can't be allocated.
    func coverage() -> Bitmap? {
        guard !isMask else { return bitmap }
        guard let result = try? Bitmap(width: width, height: height, format: .alpha8) else { return nil }
        unsafe bitmap.withUnsafeBytes { source in
            unsafe result.withUnsafeMutableBytes { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = unsafe source.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                        // The weights of the components in luminance, in 1/256.
                        let light = (54 * red + 183 * green + 19 * blue + 128) >> 8
                        unsafe target[y * result.bytesPerRow + x] = UInt8(min(light, 255))
                    }
                }
            }
        }
        return result
    }
}
