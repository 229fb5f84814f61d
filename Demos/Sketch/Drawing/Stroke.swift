// SPDX-License-Identifier: MIT
import UIKit

/// A stroke, from touching down to lifting the pen.
struct Stroke: Codable, Hashable {
    struct Point: Codable, Hashable {
        var x: CGFloat
        var y: CGFloat
        /// The fraction of the pen's width, from 0 to 1; 1 for devices without pressure.
        var pressure: CGFloat = 1

        var location: CGPoint { CGPoint(x: x, y: y) }
    }

    var ink: Ink
    /// The width at full pressure, in points.
    var width: CGFloat
    private(set) var points: [Point] = []
    /// The area that the stroke covers.
    private(set) var bounds = CGRect.null

    init(ink: Ink, width: CGFloat) {
        self.ink = ink
        self.width = width
    }

    /// Appends a point.
    ///
    /// NaN, infinite, and repeated coordinates are ignored.
    ///
    /// - Returns: The area to redraw.
    mutating func add(_ point: Point) -> CGRect {
        guard point.x.isFinite, point.y.isFinite, points.last?.location != point.location else { return .null }
        points.append(point)
        // A new point changes the curve back to the midpoint of the previous segment.
        let changed = points.suffix(4).reduce(CGRect.null) { $0.union(CGRect(origin: $1.location, size: .zero)) }
            .insetBy(dx: -width, dy: -width)
        bounds = bounds.union(changed)
        return changed
    }

    /// Returns whether the stroke is within `distance` of a point.
    func isNear(_ place: CGPoint, distance: CGFloat) -> Bool {
        let reach = distance + width / 2
        guard bounds.insetBy(dx: -distance, dy: -distance).contains(place), let first = points.first else {
            return false
        }
        if points.count == 1 { return place.distance(to: first.location) <= reach }
        return zip(points, points.dropFirst()).contains { start, end in
            place.distance(toLineFrom: start.location, to: end.location) <= reach
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let length = along.x * along.x + along.y * along.y
        guard length > 0 else { return distance(to: start) }
        let share = max(0, min(1, ((x - start.x) * along.x + (y - start.y) * along.y) / length))
        return distance(to: CGPoint(x: start.x + along.x * share, y: start.y + along.y * share))
    }

    func middle(to other: CGPoint) -> CGPoint { CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
