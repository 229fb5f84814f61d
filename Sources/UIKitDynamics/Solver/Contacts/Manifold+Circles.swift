// SPDX-License-Identifier: MIT
internal import Foundation

extension Manifold {
    static func circles(_ first: ConvexShape, _ second: ConvexShape, _ margin: Double) -> Manifold? {
        let offset = second.center - first.center
        return point(
            from: first.center, radius: first.radius, to: second.center, radius: second.radius,
            normal: offset.normalized ?? Vector(0, 1), margin)
    }

    static func polygon(_ polygon: ConvexShape, circle: ConvexShape, _ margin: Double) -> Manifold? {
        let center = circle.center
        var (edge, separation) = (0, -Double.infinity)
        for (index, normal) in polygon.normals.enumerated() {
            let distance = normal.dot(center - polygon.vertices[index])
            if distance > separation { (edge, separation) = (index, distance) }
        }
        guard separation <= circle.radius + margin else { return nil }
        let nearest = closest(to: center, on: polygon, edge)
        // A center inside is pushed out over the nearest edge.
        let isOutside = separation > 1e-9 || polygon.isSegment
        let normal = isOutside ? (center - nearest).normalized ?? polygon.normals[edge] : polygon.normals[edge]
        let surface = isOutside ? nearest : center - normal * separation
        return point(from: surface, radius: 0, to: center, radius: circle.radius, normal: normal, margin)
    }

    private static func closest(to point: Vector, on polygon: ConvexShape, _ edge: Int) -> Vector {
        let start = polygon.vertices[edge]
        let end = polygon.vertices[(edge + 1) % polygon.vertices.count]
        let line = end - start
        return start + line * min(max((point - start).dot(line) / line.squaredLength, 0), 1)
    }

    private static func point(
        from first: Vector, radius: Double, to second: Vector, radius otherRadius: Double, normal: Vector,
        _ margin: Double
    ) -> Manifold? {
        let separation = (second - first).dot(normal) - radius - otherRadius
        guard separation <= margin else { return nil }
        let position = first + normal * (radius + separation / 2)
        return Manifold(normal: normal, points: [Point(position: position, separation: separation, feature: 0)])
    }
}
