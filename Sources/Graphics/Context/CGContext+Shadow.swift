// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

/// What everything drawn throws onto what is already there.
struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// Draws a shadow under everything that is drawn from now on; `nil` as colour ends that.
    ///
    /// The lengths are in points and do not follow the transformation; positive offsets are to the right and down. The
    /// shadow of something twice as soft as its `blur` is long is a plain copy of its shape at 0. It is as strong as
    /// what throws it is opaque. A path, picture or text that is half transparent shows its shadow through itself; put
    /// several things into a transparency layer to give them one shadow.
    ///
    /// > Note: In a document a shadow is a picture of two pixels to the point.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.flatMap { color in
            color.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: color) : nil
        }
    }

    /// As `setShadow(offset:blur:color:)` in black of one third alpha.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    func drawShadow(_ shadow: Shadow, extents: CGRect?, of operation: (OpaquePointer) -> Void) {
        guard let clip = deviceClip else { return }
        let resolution: CGFloat = document == nil ? 1 : 2
        let offset = CGSize(
            width: (shadow.offset.width * baseScale).clamped(to: -deviceLimit...deviceLimit),
            height: (shadow.offset.height * baseScale).clamped(to: -deviceLimit...deviceLimit))
        // The bell that the blur is has half of its length as deviation.
        let blur = GaussianBlur(sigma: shadow.blur * baseScale * resolution / 2)
        let reach = (CGFloat(blur.reach) / resolution).rounded(.up)
        var area = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        if let extents {
            // A pixel for soft edges, and the room that the blur spreads into.
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
