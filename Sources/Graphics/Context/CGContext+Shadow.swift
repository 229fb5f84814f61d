// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// The shadow of drawing operations.
struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// Sets the shadow of subsequent drawing; a `nil` color removes it.
    ///
    /// The lengths are in points and are not affected by the transform; positive offsets are to the right and down.
    /// `blur` is twice the standard deviation; 0 gives a sharp copy of the shape. The shadow is as opaque as the
    /// drawing. A translucent path, image or text shows its shadow through itself; use a transparency layer to give
    /// several operations one shadow.
    ///
    /// > Note: In a document a shadow is rasterized with two pixels per point.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.flatMap { color in
            color.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: color) : nil
        }
    }

    /// Sets a shadow in black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    func drawShadow(_ shadow: Shadow, extents: CGRect?, of operation: (OpaquePointer) -> Void) {
        guard let clip = deviceClip else { return }
        let resolution: CGFloat = document == nil ? 1 : 2
        let offset = CGSize(
            width: (shadow.offset.width * baseScale).clamped(to: -deviceLimit...deviceLimit),
            height: (shadow.offset.height * baseScale).clamped(to: -deviceLimit...deviceLimit))
        // The blur's standard deviation is half of its length.
        let blur = GaussianBlur(sigma: shadow.blur * baseScale * resolution / 2)
        let reach = (CGFloat(blur.reach) / resolution).rounded(.up)
        var area = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        if let extents {
            // One pixel for antialiasing, and the distance by which the blur spreads.
            area = area.intersection(extents.applying(state.transform).insetBy(dx: -reach - 1, dy: -reach - 1))
        }
        guard !area.isNull, let mask = DeviceMask(area, resolution: resolution) else { return }
        unsafe mask.draw { target in
            var matrix = state.transform.native
            unsafe cairo_set_matrix(target, &matrix)
            unsafe applyAntialiasing(to: target)
            unsafe operation(target)
        }
        blur.apply(to: mask.bitmap)
        unsafe throughMask { target in
            applyBlending()
            unsafe cairo_save(target)
            unsafe cairo_identity_matrix(target)
            let color = shadow.color
            unsafe cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha)
            unsafe mask.mask(target, offset: offset)
            unsafe cairo_restore(target)
        }
    }
}
