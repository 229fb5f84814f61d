// SPDX-License-Identifier: MIT
internal import Foundation

/// Creates the outline of a path's stroke.
///
/// The outline can overlap itself and must be filled with the winding rule.
struct PathStroker {
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private(set) var outline: [CGPath.Element] = []

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    mutating func add(_ line: Polyline) {
        guard line.hasLine else { return }
        let points = line.points
        switch points.count {
        case 1:
            addDot(at: points[0])
        case 2 where line.isClosed:
            // Along the line and back: both ends are corners.
            add(
                contour: edge(of: [points[0], points[1], points[0]], isClosed: false)
                    + corner(points[1], points[0], points[1]))
        case _ where line.isClosed:
            // Two outlines in opposite directions, one of which is the inner edge.
            add(contour: edge(of: points, isClosed: true))
            add(contour: edge(of: points.reversed(), isClosed: true))
        default:
            let end = points.count - 1
            add(
                contour: edge(of: points, isClosed: false) + capPoints(at: points[end], from: points[end - 1])
                    + edge(of: points.reversed(), isClosed: false) + capPoints(at: points[0], from: points[1]))
        }
    }

    // MARK: - Edges

    /// Returns the stroke's edge on one side, in the direction of the line.
    private func edge(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
        let count = points.count
        var result: [CGPoint] = []
        if !isClosed { result.append(offset(points[0], points[0], points[1])) }
        for index in isClosed ? 0..<count : 1..<(count - 1) {
            result += corner(
                points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        if !isClosed { result.append(offset(points[count - 1], points[count - 2], points[count - 1])) }
        return result
    }

    /// Returns the edge's points at `point`, where the line from `before` turns toward `after`.
    private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPoint] {
        let from = offset(point, before, point)
        let to = offset(point, point, after)
        let incoming = direction(before, point)
        let outgoing = direction(point, after)
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        // On the inside of the bend the edge passes through the corner itself, so that overlapping areas wind in the
        // same direction.
        guard cross < 0 || (cross == 0 && dot < 0) else { return cross == 0 ? [from, to] : [from, point, to] }
        switch join {
        case .bevel:
            return [from, to]
        case .round:
            return arc(around: point, from: from, sweep: atan2(cross, dot) > 0 ? -.pi : atan2(cross, dot)) + [to]
        case .miter:
            // The distance of the tip is the half width divided by the sine of half the corner's angle.
            let cosine = ((1 + dot) / 2).squareRoot()
            guard cosine > 0, 1 / cosine <= miterLimit else { return [from, to] }
            let (x, y) = (from.x + to.x - 2 * point.x, from.y + to.y - 2 * point.y)
            let length = hypot(x, y)
            guard length > 0 else { return [from, to] }
            let reach = radius / cosine / length
            return [from, CGPoint(x: point.x + x * reach, y: point.y + y * reach), to]
        }
    }

    /// Returns the points from one edge of a line that ends at `point` around to its other edge.
    private func capPoints(at point: CGPoint, from before: CGPoint) -> [CGPoint] {
        let start = offset(point, before, point)
        switch cap {
        case .butt: return []
        case .round: return arc(around: point, from: start, sweep: -.pi)
        case .square:
            let ahead = direction(before, point)
            let other = CGPoint(x: 2 * point.x - start.x, y: 2 * point.y - start.y)
            return [start, other].map { CGPoint(x: $0.x + ahead.dx * radius, y: $0.y + ahead.dy * radius) }
        }
    }

    /// Adds a zero-length subpath, which is a dot with round caps; other caps have no direction and draw nothing.
    private mutating func addDot(at point: CGPoint) {
        guard cap == .round else { return }
        add(contour: arc(around: point, from: CGPoint(x: point.x + radius, y: point.y), sweep: -2 * .pi))
    }

    private mutating func add(contour: [CGPoint]) {
        guard let first = contour.first, contour.count > 2 else { return }
        outline.append(.move(to: first))
        outline += contour.dropFirst().map { .line(to: $0) }
        outline.append(.close)
    }

    // MARK: - Points

    /// Returns a point moved to the edge of the line from `start` to `end`.
    private func offset(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let direction = direction(start, end)
        return CGPoint(x: point.x - direction.dy * radius, y: point.y + direction.dx * radius)
    }

    private func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = hypot(x, y)
        return length > 0 && length.isFinite ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
    }

    /// Returns points on a circle, close enough together to look round.
    private func arc(around center: CGPoint, from start: CGPoint, sweep: CGFloat) -> [CGPoint] {
        let begin = atan2(start.y - center.y, start.x - center.x)
        let count = Int((abs(sweep) / finestAngle(radius: radius)).rounded(.up).clamped(to: 4...512))
        return (0...count).map { index in
            let angle = begin + sweep * CGFloat(index) / CGFloat(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }
}
