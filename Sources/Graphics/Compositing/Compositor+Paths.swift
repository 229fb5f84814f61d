// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

/// The appearance of a stroke along a path.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dashPhase: CGFloat
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    package var dashPattern: [CGFloat]

    package init(
        width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashPhase: CGFloat = 0, dashPattern: [CGFloat] = []
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashPattern = dashPattern
    }

    /// The maximum distance from the path that the stroke can extend to.
    package var reach: CGFloat {
        // A miter extends up to the limit; a square cap's corner is √2 half widths away.
        width / 2 * max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 1.415 : 1)
    }
}

extension Compositor {
    /// Strokes a path with a color.
    ///
    /// The line's width and dashes are in the path's own units, which `transform` converts to pixels.
    package func stroke(
        _ path: CGPath, style: StrokeStyle, color: CGColor, transform: CGAffineTransform = .identity
    ) {
        guard color.alpha > 0, style.width > 0, style.width.isFinite, transform.isInvertible else { return }
        unsafe cairo_save(native)
        defer { unsafe cairo_restore(native) }
        unsafe cairo_new_path(native)
        addPath(path, transform)
        setSource(color)
        var matrix = transform.native
        unsafe cairo_transform(native, &matrix)
        unsafe cairo_set_line_width(native, style.width)
        unsafe cairo_set_line_cap(native, style.cap.native)
        unsafe cairo_set_line_join(native, style.join.native)
        unsafe cairo_set_miter_limit(native, max(1, style.miterLimit.isFinite ? style.miterLimit : 10))
        let dashes: [Double] = style.dashPattern.filter { $0.isFinite && $0 >= 0 }.map { Double($0) }
        let total = dashes.reduce(0, +)
        // Dashes far below a pixel are indistinguishable from a solid line, and extremely slow to draw.
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        if total > 0, total * Double(scale) / Double(dashes.count) > 0.05, style.dashPhase.isFinite {
            unsafe cairo_set_dash(native, dashes, Int32(min(dashes.count, 1_024)), style.dashPhase)
        }
        unsafe cairo_stroke(native)
    }
}
