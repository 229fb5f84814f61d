// SPDX-License-Identifier: MIT
internal import Foundation

/// The points at which two shapes touch, or nearly touch.
struct Manifold {
    struct Point {
        /// The point halfway between the surfaces.
        var position: Vector
        /// The distance of the surfaces; negative where they overlap.
        var separation: Double
        /// The features of the shapes that meet, by which a point is found again in the next step.
        var feature: Int
    }

    /// The direction from the first shape to the second.
    var normal: Vector
    var points: [Point]

    var reversed: Manifold { Manifold(normal: -normal, points: points) }

    /// Returns the manifold of two shapes that are at most `margin` apart; `nil` if they are farther apart.
    static func between(_ first: ConvexShape, _ second: ConvexShape, margin: Double) -> Manifold? {
        switch (first.isCircle, second.isCircle) {
        case (true, true): circles(first, second, margin)
        case (true, false): polygon(second, circle: first, margin)?.reversed
        case (false, true): polygon(first, circle: second, margin)
        case (false, false): polygons(first, second, margin)
        }
    }
}
