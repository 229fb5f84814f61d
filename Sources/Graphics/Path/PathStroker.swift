// SPDX-License-Identifier: MIT
internal import Foundation

/// Makes the outline of a line drawn along a path: right with the winding rule, and where it may overlap itself.
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
            // There and back again: both ends are corners.
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

    /// The line's edge on one side, followed in its direction.
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

    /// What the edge does at `point`, where the line from `before` turns towards `after`.
    private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPoint] {
        let from = offset(point, before, point)
        let to = offset(point, point, after)
        let incoming = direction(before, point)
        let outgoing = direction(point, after)
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        // On the inside of the bend the edge goes through the corner itself, so that what overlaps winds the same way.
        guard cross < 0 || (cross == 0 && dot < 0) else { return cross == 0 ? [from, to] : [from, point, to] }
        switch join {
        case .bevel:
            return [from, to]
        case .round:
            return arc(around: point, from: from, sweep: atan2(cross, dot) > 0 ? -.pi : atan2(cross, dot)) + [to]
        case .miter:
            // The tip is 1/sin of half the corner's angle half-widths away.
            let cosine = ((1 + dot) / 2).squareRoot()
            guard cosine > 0, 1 / cosine <= miterLimit else { return [from, to] }
            let (x, y) = (from.x + to.x - 2 * point.x, from.y + to.y - 2 * point.y)
            let length = hypot(x, y)
            guard length > 0 else { return [from, to] }
            let reach = radius / cosine / length
            return [from, CGPoint(x: point.x + x * reach, y: point.y + y * reach), to]
        }
    }

    /// From the edge of a line that comes from `before` and ends at `point` round to its other edge.
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

    /// A subpath that goes nowhere shows as a dot where ends are round; other ends have no direction to show in.
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

    /// A point moved to the edge of the line from `start` to `end`.
    private func offset(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let direction = direction(start, end)
        return CGPoint(x: point.x - direction.dy * radius, y: point.y + direction.dx * radius)
    }

    private func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = hypot(x, y)
        return length > 0 && length.isFinite ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
    }

    /// Points on a circle, near enough to each other to look round.
    private func arc(around center: CGPoint, from start: CGPoint, sweep: CGFloat) -> [CGPoint] {
        let begin = atan2(start.y - center.y, start.x - center.x)
        let count = Int((abs(sweep) / finestAngle(radius: radius)).rounded(.up).clamped(to: 4...512))
        return (0...count).map { index in
            let angle = begin + sweep * CGFloat(index) / CGFloat(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }
}
