// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillNativePath(rule)
        beginPath()
    }

    /// Strokes the current path and clears it.
    ///
    /// The line is centered on the path. Blend modes that depend on where the source is transparent (`sourceIn`,
    /// `sourceOut`, `destinationIn`, `destinationAtop`) affect the whole clip, not only the stroke.
    public func strokePath() {
        strokeNativePath()
        beginPath()
    }

    /// Fills, strokes, or fills and then strokes the current path, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillNativePath(.winding)
        case .eoFill: fillNativePath(.evenOdd)
        case .stroke: strokeNativePath()
        case .fillStroke:
            fillNativePath(.winding)
            strokeNativePath()
        case .eoFillStroke:
            fillNativePath(.evenOdd)
            strokeNativePath()
        }
        beginPath()
    }

    /// Fills a rectangle and clears the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills several rectangles at once.
    ///
    /// Overlapping areas are painted only once.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects.map(\.standardized))
        fillPath()
    }

    /// Fills the ellipse that fits in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse that fits in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a rectangle with the current line width and clears the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with the given line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let lineWidth = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = lineWidth
    }

    /// Makes a rectangle transparent, whatever the colors and the blend mode.
    public func clear(_ rect: CGRect) {
        let (mode, shadow) = (state.blendMode, state.shadow)
        state.blendMode = .clear
        state.shadow = nil
        fill(rect)
        state.blendMode = mode
        state.shadow = shadow
    }

    /// Strokes a line from each even-numbered point to the one after it.
    ///
    /// An unpaired last point is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    private func fillNativePath(_ rule: CGPathFillRule) {
        guard !state.isDegenerate, !isPathEmpty else { return }
        unsafe paintPath(extents: state.shadow == nil ? nil : boundingBoxOfPath) { target in
            unsafe setSource(state.fill, on: target)
            unsafe cairo_set_fill_rule(target, rule.native)
            if state.blendMode.isUnbounded {
                unsafe cairo_save(target)
                unsafe cairo_clip_preserve(target)
                unsafe cairo_paint(target)
                unsafe cairo_restore(target)
            } else {
                unsafe cairo_fill_preserve(target)
            }
        }
    }

    private func strokeNativePath() {
        guard !state.isDegenerate, !isPathEmpty, state.lineWidth > 0 else { return }
        unsafe applyLine(to: native)
        unsafe paintPath(extents: state.shadow == nil ? nil : strokeExtents) { target in
            unsafe setSource(state.stroke, on: target)
            unsafe applyLine(to: target)
            unsafe cairo_stroke_preserve(target)
        }
    }

    private var strokeExtents: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_stroke_extents(native, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Sets the line style on a Cairo context.
    func applyLine(to target: OpaquePointer) {
        // A wider line, in pixels, would not fit in addition to `deviceLimit`.
        let transform = state.transform
        let largest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        unsafe cairo_set_line_width(target, min(state.lineWidth, deviceLimit / 4 / largest))
        unsafe cairo_set_line_cap(target, state.lineCap.native)
        unsafe cairo_set_line_join(target, state.lineJoin.native)
        unsafe cairo_set_miter_limit(target, state.miterLimit)
        let dash = usableDash(scale: largest)
        let lengths = (dash?.lengths ?? []).map(Double.init)
        unsafe cairo_set_dash(target, lengths, Int32(lengths.count), Double(dash?.phase ?? 0))
    }

    /// Returns the dash pattern, unless it is indistinguishable from a solid line.
    private func usableDash(scale: CGFloat) -> Dash? {
        guard let dash = state.dash, dash.lengths.count <= 1_000 else { return nil }
        // Dashes are drawn one by one: a pattern of a hundredth of a pixel takes hours and looks solid.
        guard dash.lengths.reduce(0, +) * scale >= 0.01 else { return nil }
        return dash
    }
}
