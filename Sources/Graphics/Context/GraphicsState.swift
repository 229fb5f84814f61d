// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// The state saved by `saveGState`, except the clip, which Cairo saves.
struct GraphicsState {
    var transform = CGAffineTransform.identity
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    /// The number of components of the next uncolored pattern's color, set by `setFillColorSpace`.
    var fillComponentCount = 4
    var strokeComponentCount = 4
    var patternPhase = CGSize.zero
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var mask: SoftMask?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: Dash?

    /// Whether the transform has no inverse, so that nothing can be drawn.
    var isDegenerate: Bool { !transform.isInvertible }
}

/// A pattern of dashes and gaps.
struct Dash {
    var phase: CGFloat
    var lengths: [CGFloat]
}

extension CGLineCap {
    var native: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var native: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPathFillRule {
    var native: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGAffineTransform {
    var native: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
