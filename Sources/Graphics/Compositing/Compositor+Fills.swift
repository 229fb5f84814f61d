// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

extension Compositor {
    /// Makes a rectangle of pixels transparent.
    package func clear(_ rect: DeviceRect) {
        unsafe cairo_new_path(native)
        addRect(rect)
        unsafe cairo_set_operator(native, CAIRO_OPERATOR_CLEAR)
        unsafe cairo_fill(native)
        unsafe cairo_set_operator(native, CAIRO_OPERATOR_OVER)
    }

    /// Draws a color over a rectangle of pixels.
    package func fill(_ rect: DeviceRect, color: CGColor) {
        guard color.alpha > 0 else { return }
        unsafe cairo_new_path(native)
        addRect(rect)
        setSource(color)
        unsafe cairo_fill(native)
    }

    /// Draws a color over the inside of a rounded rectangle, with antialiasing.
    package func fill(_ shape: RoundedRect, color: CGColor, transform: CGAffineTransform = .identity) {
        fill(CGPath(shape), color: color, transform: transform)
    }

    /// Draws a color over the inside of a path, with antialiasing.
    package func fill(
        _ path: CGPath, using rule: CGPathFillRule = .winding, color: CGColor, transform: CGAffineTransform = .identity
    ) {
        guard color.alpha > 0 else { return }
        unsafe cairo_new_path(native)
        addPath(path, transform)
        setSource(color)
        unsafe cairo_set_fill_rule(native, rule.native)
        unsafe cairo_fill(native)
        unsafe cairo_set_fill_rule(native, CAIRO_FILL_RULE_WINDING)
    }

    /// Draws a color over a band of `width` (in the shape's own units) just inside a rounded rectangle's outline.
    package func border(
        _ shape: RoundedRect, width: CGFloat, color: CGColor, transform: CGAffineTransform = .identity
    ) {
        guard width > 0, shape.rect.isFinite else { return }
        let band = CGMutablePath()
        band.addRoundedRect(shape)
        // If the band is wider than half the shape, nothing remains inside it and the whole shape is filled.
        band.addRoundedRect(shape.insetBy(width))
        fill(band, using: .evenOdd, color: color, transform: transform)
    }
}
