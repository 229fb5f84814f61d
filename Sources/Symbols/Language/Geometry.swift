// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension CGPoint {
    func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: self.x + x, y: self.y + y)
    }

    func middle(to other: CGPoint) -> CGPoint {
        CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
    }

    func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }

    /// Returns the angle in 0...π between the directions to two points.
    func angle(from first: CGPoint, to second: CGPoint) -> CGFloat {
        let difference = atan2(first.y - y, first.x - x) - atan2(second.y - y, second.x - x)
        return abs(difference.remainder(dividingBy: 2 * .pi))
    }
}

extension CGAffineTransform {
    /// Mirrors about the vertical middle of the grid.
    static let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: SymbolGrid.side, ty: 0)

    /// Turns clockwise on the screen, by degrees.
    static func turn(_ degrees: CGFloat, around center: CGPoint) -> CGAffineTransform {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return CGAffineTransform(
            a: cosine, b: sine, c: -sine, d: cosine,
            tx: center.x - cosine * center.x + sine * center.y, ty: center.y - sine * center.x - cosine * center.y)
    }

    /// Scales about `center`, which moves to `target`.
    static func scale(_ factor: CGFloat, around center: CGPoint, to target: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: target.x - factor * center.x, ty: target.y - factor * center.y)
    }
}

extension [CGPath.Element] {
    func transformed(_ transform: CGAffineTransform) -> [CGPath.Element] {
        let path = CGMutablePath()
        path.addPath(CGPath(elements: self), transform: transform)
        return path.elements
    }

    /// The end points and control points.
    var points: [CGPoint] {
        flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }
    }

    /// Returns the closed contours, all in the direction of the outlines of strokes, so that both can be filled together.
    ///
    /// Open contours are closed; those without an area are left out.
    func inStrokeDirection() -> [CGPath.Element] {
        var result: [CGPath.Element] = []
        for contour in contours {
            let corners = contour.points
            guard corners.count > 2, let last = corners.last else { continue }
            var area: CGFloat = 0
            var previous = last
            for corner in corners {
                area += previous.x * corner.y - corner.x * previous.y
                previous = corner
            }
            guard area != 0 else { continue }
            let closed = contour.last == .close ? contour : contour + [.close]
            result += area < 0 ? closed : CGPath(elements: closed).reversed().elements
        }
        return result
    }

    private var contours: [[CGPath.Element]] {
        var result: [[CGPath.Element]] = []
        for element in self {
            if case .move = element { result.append([]) }
            guard !result.isEmpty else { continue }
            result[result.count - 1].append(element)
        }
        return result
    }
}

extension [CGPoint] {
    /// The corners of a star that points up, clockwise from the top; of a regular polygon if both radii are equal.
    static func star(center: CGPoint, points: Int, outer: CGFloat, inner: CGFloat) -> [CGPoint] {
        let isPolygon = outer == inner
        let count = Swift.min(Swift.max(points, 3), 60) * (isPolygon ? 1 : 2)
        return (0..<count).map { index in
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - .pi / 2
            let radius = index % 2 == 0 || isPolygon ? outer : inner
            return center.moved(radius * cos(angle), radius * sin(angle))
        }
    }

    /// The corners of a gear with a tooth at the top.
    static func gear(center: CGPoint, teeth: Int, outer: CGFloat, inner: CGFloat) -> [CGPoint] {
        let count = Swift.min(Swift.max(teeth, 3), 60)
        let pitch = 2 * CGFloat.pi / CGFloat(count)
        return (0..<count).flatMap { tooth in
            [(-0.3, inner), (-0.17, outer), (0.17, outer), (0.3, inner)].map { share, radius in
                let angle = (CGFloat(tooth) + share) * pitch - .pi / 2
                return center.moved(radius * cos(angle), radius * sin(angle))
            }
        }
    }
}

/// The grid on which symbols are drawn.
enum SymbolGrid {
    /// The side length of the square in units.
    static let side: CGFloat = 24
    static let center = CGPoint(x: 12, y: 12)
    /// The length of a unit relative to the point size.
    static let unit: CGFloat = 0.0545
    /// The width of a stroke of the regular weight, in units.
    static let stroke: CGFloat = 1.62
    /// Half the cap height in units.
    static let halfCapHeight: CGFloat = 6.47
}
