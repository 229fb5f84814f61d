// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

extension Compositor {
    /// Constants for the sampling of pixels that are not drawn one to one.
    package enum Filter: Hashable, Sendable {
        case nearest
        /// Interpolates between the four nearest pixels: fast, and sufficient for moving content.
        case linear
        /// Like `linear` when magnifying; averages pixels when reducing.
        case smooth

        var native: cairo_filter_t {
            switch self {
            case .nearest: CAIRO_FILTER_NEAREST
            case .linear: CAIRO_FILTER_BILINEAR
            case .smooth: CAIRO_FILTER_GOOD
            }
        }
    }

    /// Draws pixels one to one, with the part's top left at (`x`, `y`).
    ///
    /// A part outside the bitmap is not drawn. `isOpaque` is a promise that all pixels of the part are opaque; they are
    /// then copied. An `.alpha8` bitmap is drawn in black.
    package func blit(
        _ source: Bitmap, part: DeviceRect? = nil, x: Int, y: Int, alpha: CGFloat = 1, isOpaque: Bool = false
    ) {
        guard alpha > 0, let place = Placement(source, part: part, x: x, y: y, within: bounds) else { return }
        unsafe cairo_set_source_surface(native, source.surface, Double(place.originX), Double(place.originY))
        if let pattern = unsafe cairo_get_source(native) {
            unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        }
        unsafe cairo_new_path(native)
        addRect(place.visible)
        if isOpaque && alpha >= 1 && !hasSoftClip {
            unsafe cairo_set_operator(native, CAIRO_OPERATOR_SOURCE)
            unsafe cairo_fill(native)
            unsafe cairo_set_operator(native, CAIRO_OPERATOR_OVER)
        } else {
            paintPath(alpha: alpha)
        }
        setSource(.black)
    }

    /// Fills with a color through a mask, one to one, with the part's top left at (`x`, `y`).
    ///
    /// An `.argb32` bitmap masks with its alpha channel.
    package func blit(mask: Bitmap, part: DeviceRect? = nil, x: Int, y: Int, color: CGColor) {
        guard color.alpha > 0, let place = Placement(mask, part: part, x: x, y: y, within: bounds) else { return }
        setSource(color)
        guard place.isWhole else {
            unsafe cairo_save(native)
            defer { unsafe cairo_restore(native) }
            clip(to: place.visible)
            unsafe cairo_mask_surface(native, mask.surface, Double(place.originX), Double(place.originY))
            return
        }
        unsafe cairo_mask_surface(native, mask.surface, Double(place.originX), Double(place.originY))
    }

    /// Draws a part of a bitmap (in its pixels; `nil` for all of it) stretched to `rect` and transformed by
    /// `transform`.
    ///
    /// With `shape` (in the same space as `rect`) drawing is clipped to it. If pixels map one to one, this is as fast
    /// as `blit`.
    package func draw(
        _ source: Bitmap, part: CGRect? = nil, in rect: CGRect, transform: CGAffineTransform = .identity,
        alpha: CGFloat = 1, filter: Filter = .linear, isOpaque: Bool = false, clippedTo shape: RoundedRect? = nil
    ) {
        guard alpha > 0, let stretch = Stretch(source, part: part, in: rect, transform: transform) else { return }
        if shape == nil, let (x, y, part) = stretch.wholePixels {
            return blit(source, part: part, x: x, y: y, alpha: alpha, isOpaque: isOpaque)
        }
        guard let pattern = unsafe stretch.makePattern(source, filter) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_set_source(native, pattern)
        unsafe cairo_new_path(native)
        if let shape {
            guard shape.rect.isFinite else { return setSource(.black) }
            unsafe cairo_save(native)
            addPath(CGPath(shape), transform)
            unsafe cairo_clip(native)
        }
        addPath(CGPath(RoundedRect(rect.standardized)), transform)
        paintPath(alpha: alpha)
        if shape != nil { unsafe cairo_restore(native) }
        setSource(.black)
    }

    /// Fills with a color through a mask that is stretched to `rect` and transformed by `transform`.
    package func draw(
        mask: Bitmap, part: CGRect? = nil, in rect: CGRect, transform: CGAffineTransform = .identity, color: CGColor,
        filter: Filter = .linear
    ) {
        guard color.alpha > 0, let stretch = Stretch(mask, part: part, in: rect, transform: transform) else { return }
        if let (x, y, part) = stretch.wholePixels {
            return blit(mask: mask, part: part, x: x, y: y, color: color)
        }
        guard let pattern = unsafe stretch.makePattern(mask, filter) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_save(native)
        unsafe cairo_new_path(native)
        addPath(CGPath(RoundedRect(rect.standardized)), transform)
        unsafe cairo_clip(native)
        setSource(color)
        unsafe cairo_mask(native, pattern)
        unsafe cairo_restore(native)
    }
}

/// The position of a blit and its visible part.
private struct Placement {
    /// The target's pixels that change.
    let visible: DeviceRect
    /// The position of the bitmap's origin.
    let originX: Int
    let originY: Int
    /// Whether the bitmap is drawn up to its edges or the target's.
    let isWhole: Bool

    init?(_ source: Bitmap, part: DeviceRect?, x: Int, y: Int, within bounds: DeviceRect) {
        let all = DeviceRect(x: 0, y: 0, width: source.width, height: source.height)
        let wanted = part ?? all
        let inside = wanted.intersection(all)
        let target = DeviceRect(x: x, y: y, width: 0, height: 0)
        originX = target.x - wanted.x
        originY = target.y - wanted.y
        visible = inside.offsetBy(x: originX, y: originY).intersection(bounds)
        isWhole = inside == all
        if visible.isEmpty { return nil }
    }
}

/// The transform that stretches a part of a bitmap over a rectangle of the target.
private struct Stretch {
    private let part: CGRect
    private let toDevice: CGAffineTransform

    init?(_ source: Bitmap, part: CGRect?, in rect: CGRect, transform: CGAffineTransform) {
        let part = (part ?? CGRect(x: 0, y: 0, width: source.width, height: source.height)).standardized
        let rect = rect.standardized
        guard part.isFinite, rect.isFinite, !part.isEmpty, !rect.isEmpty else { return nil }
        let scaleX = rect.width / part.width
        let scaleY = rect.height / part.height
        let placement = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX - part.minX * scaleX, ty: rect.minY - part.minY * scaleY)
        self.part = part
        toDevice = placement.concatenating(transform)
        // Reduced to a millionth, a bitmap of any size is less than a pixel, and Cairo can't represent the matrix.
        guard toDevice.isInvertible, hypot(toDevice.a, toDevice.b) > 1e-6, hypot(toDevice.c, toDevice.d) > 1e-6 else {
            return nil
        }
    }

    /// The equivalent blit, if pixels map one to one.
    var wholePixels: (x: Int, y: Int, part: DeviceRect)? {
        guard toDevice.isWholePixelTranslation,
            [part.minX, part.minY, part.width, part.height].allSatisfy({ $0 == $0.rounded() })
        else { return nil }
        let whole = DeviceRect(
            x: Int(pixel: part.minX), y: Int(pixel: part.minY), width: Int(pixel: part.width),
            height: Int(pixel: part.height))
        return (Int(pixel: part.minX + toDevice.tx), Int(pixel: part.minY + toDevice.ty), whole)
    }

    func makePattern(_ source: Bitmap, _ filter: Compositor.Filter) -> OpaquePointer? {
        guard let pattern = unsafe cairo_pattern_create_for_surface(source.surface) else { return nil }
        var matrix = toDevice.inverted().native
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_pattern_set_filter(pattern, filter.native)
        // Repeats the outermost pixels, so that edges don't blend with transparency.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return unsafe pattern
    }
}
