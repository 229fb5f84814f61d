// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Intersects the clip with the current path and clears the path.
    ///
    /// An empty path doesn't change the clip.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !isPathEmpty else { return }
        clipToNativePath(rule)
    }

    /// Intersects the clip with `rect`.
    ///
    /// An empty or non-finite rectangle clips everything.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clipToNativePath(.winding)
    }

    /// Intersects the clip with the union of the rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects.map(\.standardized))
        clipToNativePath(.winding)
    }

    /// Intersects the clip with the rounded rectangle.
    package func clip(to shape: RoundedRect) {
        beginPath()
        addPath(CGPath(shape))
        clipToNativePath(.winding)
    }

    /// The bounding box of the clip, in user space; null if everything is clipped.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isDegenerate else { return .null }
        if let unpainted, unsafe storedNative == nil {
            return unpainted.area.applying(state.transform.inverted())
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(native, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func clipToNativePath(_ rule: CGPathFillRule) {
        unsafe cairo_set_antialias(native, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_fill_rule(native, rule.native)
        noteClip(rule)
        unsafe cairo_clip(native)
    }
}
