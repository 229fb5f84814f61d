// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Lets drawing through only inside the path under construction, and forgets the path; an empty one clips nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !isPathEmpty else { return }
        clipToNativePath(rule)
    }

    /// Lets drawing through only inside `rect`; where it is empty or not finite, nowhere.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clipToNativePath(.winding)
    }

    /// Lets drawing through only inside one of the rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects.map(\.standardized))
        clipToNativePath(.winding)
    }

    /// Lets drawing through only inside the rounded rectangle.
    public func clip(to shape: RoundedRect) {
        beginPath()
        addPath(CGPath(shape))
        clipToNativePath(.winding)
    }

    /// The smallest rectangle around what drawing reaches, in user space; null where it reaches nothing.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isDegenerate else { return .null }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(native, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func clipToNativePath(_ rule: CGPathFillRule) {
        unsafe cairo_set_antialias(native, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_fill_rule(native, rule.native)
        unsafe cairo_clip(native)
    }
}
