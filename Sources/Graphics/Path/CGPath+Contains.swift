// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
    /// Returns whether `point` lies inside; open subpaths are closed implicitly.
    ///
    /// `transform` is applied to the path's points first. The left and top edges of a shape belong to it and the right
    /// and bottom ones do not, so that adjacent shapes never both contain a point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        var winding = 0
        forEachLine(transform: transform) { from, to in
            winding += crossing(from, to, point)
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Returns +1 or -1 if the line crosses the row of `point` to the right of it, downward or upward.
    private func crossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Int {
        let isDown = from.y <= point.y && to.y > point.y
        let isUp = to.y <= point.y && from.y > point.y
        guard isDown || isUp else { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard point.x < x else { return 0 }
        return isDown ? 1 : -1
    }

    /// Calls `body` for every line, with curves flattened and open subpaths closed.
    private func forEachLine(transform: CGAffineTransform, _ body: (CGPoint, CGPoint) -> Void) {
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            let element = element.applying(transform)
            switch element {
            case .move(let point):
                body(pen, start)
                start = point
            case .line(let point):
                body(pen, point)
            case .quadCurve(let end, let control):
                follow(Cubic(from: pen, control: control, to: end), body)
            case .curve(let end, let control1, let control2):
                follow(Cubic(start: pen, control1: control1, control2: control2, end: end), body)
            case .close:
                body(pen, start)
            }
            pen = element.end ?? start
        }
        body(pen, start)
    }

    private func follow(_ curve: Cubic, _ body: (CGPoint, CGPoint) -> Void) {
        let count = curve.pieceCount
        var from = curve.start
        for index in 1...count {
            // Ends exactly at the last point, so that outlines stay closed.
            let to = index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count))
            body(from, to)
            from = to
        }
    }
}
