// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Draws an image stretched to `rect`, upright.
    ///
    /// A mask is drawn in the fill color. An image at its natural size on whole pixels is copied exactly. An empty
    /// rectangle draws nothing.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image.bitmap, in: rect, interpolation: state.interpolationQuality)
    }

    /// Fills the clip with tiled copies of an image, one of which is in `rect`.
    ///
    /// If `byTiling` is false, this is the same as `draw(_:in:)`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let rect = rect.standardized
        guard let placement = placement(of: image.bitmap, in: rect) else { return }
        unsafe paint { target in
            guard let pattern = unsafe cairo_pattern_create_for_surface(image.bitmap.surface) else { return }
            defer { unsafe cairo_pattern_destroy(pattern) }
            var matrix = placement.inverted().native
            unsafe cairo_pattern_set_matrix(pattern, &matrix)
            let isExact = placement.concatenating(state.transform).isWholePixelTranslation
            unsafe cairo_pattern_set_filter(
                pattern, isExact ? CAIRO_FILTER_NEAREST : state.interpolationQuality.native)
            unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            if image.isMask {
                unsafe setSource(state.fill, on: target)
                unsafe cairo_mask(target, pattern)
            } else {
                unsafe cairo_set_source(target, pattern)
                unsafe cairo_paint_with_alpha(target, state.alpha)
            }
        }
    }

    /// Draws a bitmap stretched to `rect`; an `.alpha8` one in the fill color.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, interpolation: CGInterpolationQuality = .default) {
        switch bitmap.format {
        case .alpha8:
            fill(mask: bitmap, in: rect, paint: state.fill, interpolation: interpolation)
        case .argb32:
            keepingPath {
                unsafe paint(extents: rect.standardized) { target in
                    unsafe drawPixels(of: bitmap, in: rect, interpolation: interpolation, on: target) { pattern in
                        unsafe cairo_set_source(target, pattern)
                        unsafe cairo_paint_with_alpha(target, state.alpha)
                    }
                }
            }
        }
    }

    /// Fills with `color` through the alpha of a mask stretched to `rect`.
    package func fill(
        mask: Bitmap, in rect: CGRect, color: CGColor, interpolation: CGInterpolationQuality = .default
    ) {
        fill(mask: mask, in: rect, paint: .color(color), interpolation: interpolation)
    }

    private func fill(mask: Bitmap, in rect: CGRect, paint source: Paint, interpolation: CGInterpolationQuality) {
        keepingPath {
            unsafe paint(extents: rect.standardized) { target in
                unsafe drawPixels(of: mask, in: rect, interpolation: interpolation, on: target) { pattern in
                    unsafe setSource(source, on: target)
                    unsafe cairo_mask(target, pattern)
                }
            }
        }
    }

    /// Clips `target` to `rect` and calls `body` with the bitmap as a pattern that fills it.
    ///
    /// The current path of `target` is lost.
    func drawPixels(
        of bitmap: Bitmap, in rect: CGRect, interpolation: CGInterpolationQuality, on target: OpaquePointer,
        _ body: (OpaquePointer) -> Void
    ) {
        let rect = rect.standardized
        guard let placement = placement(of: bitmap, in: rect) else { return }
        guard let pattern = unsafe cairo_pattern_create_for_surface(bitmap.surface) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        var matrix = placement.inverted().native
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        let isExact = placement.concatenating(state.transform).isWholePixelTranslation
        unsafe cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : interpolation.native)
        // Repeats the outermost pixels, so that the image's edges don't blend with transparency.
        unsafe cairo_pattern_set_extend(pattern, isExact ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        unsafe cairo_save(target)
        unsafe cairo_new_path(target)
        for (index, corner) in rect.cornerPoints.enumerated() {
            guard let corner = holdable(corner) else { continue }
            if index == 0 {
                unsafe cairo_move_to(target, corner.x, corner.y)
            } else {
                unsafe cairo_line_to(target, corner.x, corner.y)
            }
        }
        unsafe cairo_close_path(target)
        unsafe applyAntialiasing(to: target)
        unsafe cairo_clip(target)
        unsafe body(pattern)
        unsafe cairo_restore(target)
    }

    /// Returns the transform from a bitmap's pixels to user space; `nil` if nothing would be visible.
    private func placement(of bitmap: Bitmap, in rect: CGRect) -> CGAffineTransform? {
        guard !state.isDegenerate, rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let placement = CGAffineTransform(
            a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
            ty: rect.minY)
        let toDevice = placement.concatenating(state.transform)
        // An image reduced to a thousandth of a pixel is invisible, and Cairo can't represent its matrix.
        let sides = [hypot(toDevice.a, toDevice.b), hypot(toDevice.c, toDevice.d)]
        guard placement.isInvertible, toDevice.isInvertible, sides.allSatisfy({ $0 * 1_000 > 0.001 }) else {
            return nil
        }
        return placement
    }

    /// Calls `body`, which loses the current path, and restores the path.
    func keepingPath(_ body: () -> Void) {
        let path = isPathEmpty ? nil : unsafe cairo_copy_path(native)
        body()
        beginPath()
        if let path = unsafe path {
            unsafe cairo_append_path(native, path)
            unsafe cairo_path_destroy(path)
        }
    }
}

extension CGAffineTransform {
    /// Whether the transform maps pixels to pixels.
    var isWholePixelTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
