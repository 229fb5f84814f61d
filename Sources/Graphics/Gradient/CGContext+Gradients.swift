// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Fills the clip with a gradient from `start` to `end`.
    ///
    /// Draws nothing if the points coincide.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let start = holdable(start), let end = holdable(end), start != end else { return }
        unsafe paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, options)
    }

    /// Fills the clip with a gradient from one circle to the other.
    ///
    /// Draws nothing for negative radii and for circles that coincide.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard let from = holdable(startCenter), let to = holdable(endCenter), startRadius.isFinite,
            endRadius.isFinite, startRadius >= 0, endRadius >= 0, from != to || startRadius != endRadius
        else { return }
        unsafe paint(
            cairo_pattern_create_radial(from.x, from.y, startRadius, to.x, to.y, endRadius), gradient, options)
    }

    /// Paints the clip with the pattern and releases it.
    private func paint(
        _ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
    ) {
        guard let pattern = unsafe pattern else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        guard !state.isDegenerate, let first = gradient.stops.first, let last = gradient.stops.last else { return }
        // Cairo extends a gradient at both ends or at neither; an end without extension gets a sharp transition to
        // clear.
        let none = CGColor.clear
        if !options.contains(.drawsBeforeStartLocation) { unsafe addStop(pattern, none, 0) }
        unsafe addStop(pattern, first.color, 0)
        for stop in gradient.stops { unsafe addStop(pattern, stop.color, stop.location) }
        unsafe addStop(pattern, last.color, 1)
        if !options.contains(.drawsAfterEndLocation) { unsafe addStop(pattern, none, 1) }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe paint { target in
            unsafe cairo_set_source(target, pattern)
            unsafe cairo_paint_with_alpha(target, state.alpha)
        }
    }

    private func addStop(_ pattern: OpaquePointer, _ color: CGColor, _ location: CGFloat) {
        unsafe cairo_pattern_add_color_stop_rgba(
            pattern, location, color.red, color.green, color.blue, color.alpha)
    }
}
