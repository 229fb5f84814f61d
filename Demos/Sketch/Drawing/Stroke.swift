// SPDX-License-Identifier: MIT
import UIKit

/// One line, from where the pen came down to where it was lifted.
struct Stroke: Codable, Hashable {
    struct Point: Codable, Hashable {
        var x: CGFloat
        var y: CGFloat
        /// Share of the pen's width, from 0 to 1; 1 for what knows no pressure.
        var pressure: CGFloat = 1

        var location: CGPoint { CGPoint(x: x, y: y) }
    }

    var ink: Ink
    /// Points, under full pressure.
    var width: CGFloat
    private(set) var points: [Point] = []
    /// What the ink covers.
    private(set) var bounds = CGRect.null

    init(ink: Ink, width: CGFloat) {
        self.ink = ink
        self.width = width
    }

    /// Lengthens the line; places that are no numbers, and those where it is already, are passed over.
    ///
    /// - Returns: what has to be drawn again.
    mutating func add(_ point: Point) -> CGRect {
        guard point.x.isFinite, point.y.isFinite, points.last?.location != point.location else { return .null }
        points.append(point)
        // A new point bends the line as far back as the middle of the step before.
        let changed = points.suffix(4).reduce(CGRect.null) { $0.union(CGRect(origin: $1.location, size: .zero)) }
            .insetBy(dx: -width, dy: -width)
        bounds = bounds.union(changed)
        return changed
    }

    /// Whether the ink comes within `distance` of the place.
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
