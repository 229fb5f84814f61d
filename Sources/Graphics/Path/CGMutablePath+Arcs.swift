// SPDX-License-Identifier: MIT
public import Foundation

extension CGMutablePath {
    /// Adds an arc of a circle, with a line to its start if the path has a current point.
    ///
    /// Angles are in radians from the x axis toward the y axis. With `clockwise: false` they increase, which is
    /// clockwise on the screen if y increases downward. More than a full circle is reduced to one. A negative radius
    /// adds nothing.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            startsSubpath: false, transform: transform)
    }

    /// Adds an arc of a circle that spans `delta` radians from `startAngle`; angles increase if `delta` is positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, sweep: delta.clamped(to: -2 * .pi...2 * .pi),
            startsSubpath: false, transform: transform)
    }

    /// Adds an arc that rounds the corner between the lines from the current point to `tangent1End` and on to
    /// `tangent2End`.
    ///
    /// Adds a line to the arc's start on the first line, and the arc, which ends on the second. Without a corner
    /// (points that coincide or are collinear, or a zero radius) it adds a line to `tangent1End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, radius >= 0 else { return }
        // The current point is already transformed; the corner is computed in the caller's space.
        let start = currentPoint.applying(transform.inverted())
        let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let outgoing = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = hypot(incoming.dx, incoming.dy) * hypot(outgoing.dx, outgoing.dy)
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let corner = atan2(abs(cross), dot)
        let reach = radius / tan(corner / 2)
        let inUnit = 1 / hypot(incoming.dx, incoming.dy)
        let touch = CGPoint(
            x: tangent1End.x + incoming.dx * inUnit * reach, y: tangent1End.y + incoming.dy * inUnit * reach)
        // The center is one radius from the first line, on the side of the second.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - incoming.dy * inUnit * radius * side, y: touch.y + incoming.dx * inUnit * radius * side)
        addArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
            sweep: -side * (.pi - corner), startsSubpath: false, transform: transform)
    }

    func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, startsSubpath: Bool,
        transform: CGAffineTransform
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        }
        sweep = min(sweep, turn)
        addArc(
            center: center, radius: radius, startAngle: startAngle, sweep: clockwise ? -sweep : sweep,
            startsSubpath: startsSubpath, transform: transform)
    }

    private func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, startsSubpath: Bool,
        transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, sweep.isFinite else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if startsSubpath || !hasCurrentPoint {
            move(to: point(startAngle), transform: transform)
        } else if currentPoint != point(startAngle).applying(transform) {
            addLine(to: point(startAngle), transform: transform)
        }
        guard sweep != 0 else { return }
        // A cubic approximates a quarter circle to within 0.03 % of the radius; a longer arc deviates visibly.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            let to = from + step
            let (p0, p3) = (point(from), point(to))
            addCurve(
                to: p3,
                control1: CGPoint(x: p0.x - handle * sin(from), y: p0.y + handle * cos(from)),
                control2: CGPoint(x: p3.x + handle * sin(to), y: p3.y - handle * cos(to)),
                transform: transform)
        }
    }
}
