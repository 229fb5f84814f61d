// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Draws a picture stretched to `rect`, upright; a mask is drawn in the fill colour.
    ///
    /// A picture that falls on whole pixels at its own size is copied exactly. An empty rectangle draws nothing.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image.bitmap, in: rect, interpolation: state.interpolationQuality)
    }

    /// Draws a bitmap stretched to `rect`; an `.alpha8` one in the fill colour.
    public func draw(_ bitmap: Bitmap, in rect: CGRect, interpolation: CGInterpolationQuality = .default) {
        switch bitmap.format {
        case .alpha8:
            fill(mask: bitmap, in: rect, color: state.fillColor, interpolation: interpolation)
        case .argb32:
            unsafe paint(bitmap, in: rect, interpolation: interpolation) { pattern in
                unsafe cairo_set_source(native, pattern)
                applyBlending()
                unsafe cairo_paint_with_alpha(native, state.alpha)
            }
        }
    }

    /// Lays on `color` where, and as strongly as, the mask stretched to `rect` has alpha.
    public func fill(
        mask: Bitmap, in rect: CGRect, color: CGColor, interpolation: CGInterpolationQuality = .default
    ) {
        unsafe paint(mask, in: rect, interpolation: interpolation) { pattern in
            applyPaint(color)
            unsafe cairo_mask(native, pattern)
        }
    }

    /// Clips to `rect` and calls `body` with the bitmap as a pattern that fits it.
    private func paint(
        _ bitmap: Bitmap, in rect: CGRect, interpolation: CGInterpolationQuality, _ body: (OpaquePointer) -> Void
    ) {
        let rect = rect.standardized
        guard !state.isDegenerate, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let placement = CGAffineTransform(
            a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
            ty: rect.minY)
        let toDevice = placement.concatenating(state.transform)
        let toBitmap = placement.inverted()
        // A picture squeezed into a thousandth of a pixel cannot be seen, and its matrix cannot be held.
        let sides = [hypot(toDevice.a, toDevice.b), hypot(toDevice.c, toDevice.d)]
        guard placement.isInvertible, toDevice.isInvertible, sides.allSatisfy({ $0 * 1_000 > 0.001 }) else { return }
        guard let pattern = unsafe cairo_pattern_create_for_surface(bitmap.surface) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        var matrix = toBitmap.native
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        let isExact = toDevice.isWholePixelTranslation
        unsafe cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : interpolation.native)
        // Repeating the outermost pixels keeps the picture's edges from fading into what is not there.
        unsafe cairo_pattern_set_extend(pattern, isExact ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)

        let path = isPathEmpty ? nil : unsafe cairo_copy_path(native)
        unsafe cairo_save(native)
        clip(to: rect)
        unsafe body(pattern)
        unsafe cairo_restore(native)
        beginPath()
        if let path = unsafe path {
            unsafe cairo_append_path(native, path)
            unsafe cairo_path_destroy(path)
        }
    }
}

extension CGAffineTransform {
    /// Pixels land on pixels.
    var isWholePixelTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
