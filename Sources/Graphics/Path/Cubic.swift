// SPDX-License-Identifier: MIT
internal import Foundation

/// A cubic Bézier curve.
struct Cubic {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Creates the cubic equivalent of a quadratic curve.
    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            start: start,
            control1: CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3),
            control2: CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3),
            end: end)
    }

    /// Returns the point at `t` (0...1).
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The extrema along both axes.
    var extremes: [CGPoint] {
        let x = turningPoints(start.x, control1.x, control2.x, end.x)
        let y = turningPoints(start.y, control1.y, control2.y, end.y)
        return (x + y).map(point(at:)).filter(\.isFinite)
    }

    /// The number of lines that approximate the curve closely enough for containment tests, whatever its size.
    var pieceCount: Int {
        let length =
            hypot(control1.x - start.x, control1.y - start.y) + hypot(control2.x - control1.x, control2.y - control1.y)
            + hypot(end.x - control2.x, end.y - control2.y)
        return Int(length.squareRoot().rounded(.up).clamped(to: 8...512))
    }

    private func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // The derivative is a·t² + b·t + c, up to a factor of three.
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let scale = max(abs(a), abs(b), abs(c))
        guard scale > 0, scale.isFinite else { return [] }
        let roots: [CGFloat]
        if abs(a) <= scale * 1e-12 {
            roots = b == 0 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
