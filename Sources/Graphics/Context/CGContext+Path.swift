// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        unsafe cairo_new_path(native)
    }

    /// Starts a subpath at `point`.
    ///
    /// Points are transformed by the transform that is current when they are added.
    public func move(to point: CGPoint) {
        append(.move(to: point))
    }

    /// Adds a line from the current point; does nothing without one.
    public func addLine(to point: CGPoint) {
        append(.line(to: point))
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        guard rect.isFinite else { return }
        addLines(between: rect.cornerPoints)
        closePath()
    }

    /// Adds several closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse that fits in a rectangle.
    public func addEllipse(in rect: CGRect) {
        let ellipse = CGMutablePath()
        ellipse.addEllipse(in: rect)
        addPath(ellipse)
    }

    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// Angles are as in `CGMutablePath`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = pathFromCurrentPoint()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        addContinuation(arc)
    }

    /// Adds an arc that rounds the corner between the lines from the current point to `tangent1End` and on to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let arc = pathFromCurrentPoint()
        arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        addContinuation(arc)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) {
        for element in path.elements { append(element) }
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        append(.close)
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool {
        unsafe cairo_has_current_point(native) == 0
    }

    /// The current point, in user space; zero without a path.
    public var currentPointOfPath: CGPoint {
        var x = 0.0
        var y = 0.0
        unsafe cairo_get_current_point(native, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The bounding box of the current path, in user space; null without one.
    public var boundingBoxOfPath: CGRect {
        guard !isPathEmpty, !state.isDegenerate else { return .null }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_path_extents(native, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func append(_ element: CGPath.Element) {
        guard !state.isDegenerate else { return }
        switch element {
        case .move(let point):
            guard let point = holdable(point) else { return }
            unsafe cairo_move_to(native, point.x, point.y)
        case .line(let point):
            guard !isPathEmpty, let point = holdable(point) else { return }
            unsafe cairo_line_to(native, point.x, point.y)
        case .quadCurve(let end, let control):
            guard !isPathEmpty else { return }
            let cubic = Cubic(from: currentPointOfPath, control: control, to: end)
            append(.curve(to: cubic.end, control1: cubic.control1, control2: cubic.control2))
        case .curve(let end, let control1, let control2):
            guard !isPathEmpty, let end = holdable(end), let control1 = holdable(control1),
                let control2 = holdable(control2)
            else { return }
            unsafe cairo_curve_to(native, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close:
            guard !isPathEmpty else { return }
            unsafe cairo_close_path(native)
        }
    }

    /// Returns a path that contains only the current point, for shapes that continue from there.
    private func pathFromCurrentPoint() -> CGMutablePath {
        let path = CGMutablePath()
        if !isPathEmpty { path.move(to: currentPointOfPath) }
        return path
    }

    /// Adds the elements that were added to `pathFromCurrentPoint()`.
    private func addContinuation(_ path: CGPath) {
        for element in path.elements.dropFirst(isPathEmpty ? 0 : 1) { append(element) }
    }
}
