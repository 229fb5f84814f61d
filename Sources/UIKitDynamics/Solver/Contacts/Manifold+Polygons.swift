// SPDX-License-Identifier: MIT
internal import Foundation

extension Manifold {
    /// The difference in distance, in points, up to which an edge of the second shape is preferred over one of the
    /// first, so that rounding doesn't switch between them.
    private static let preference = 0.02

    static func polygons(_ first: ConvexShape, _ second: ConvexShape, _ margin: Double) -> Manifold? {
        guard let forward = separatingEdge(of: first, from: second),
            let backward = separatingEdge(of: second, from: first),
            max(forward.separation, backward.separation) <= margin
        else { return nil }
        guard forward.separation > backward.separation + preference else {
            return clip(second, backward.edge, first, margin, feature: 1 << 16)?.reversed
        }
        return clip(first, forward.edge, second, margin, feature: 0)
    }

    /// The edge of `shape` that separates it most from `other`.
    private static func separatingEdge(
        of shape: ConvexShape, from other: ConvexShape
    ) -> (edge: Int, separation: Double)? {
        var best: (edge: Int, separation: Double)?
        for (index, normal) in shape.normals.enumerated() {
            let start = shape.vertices[index]
            // A segment pushes to the side on which the other shape's center is.
            if shape.isSegment, normal.dot(other.center - start) < 0 { continue }
            let separation = normal.dot(other.vertices[other.support(-normal)] - start)
            if separation > best?.separation ?? -.infinity { best = (index, separation) }
        }
        return best
    }

    /// Clips the edge of `other` that faces an edge of `shape` to the extent of that edge.
    private static func clip(
        _ shape: ConvexShape, _ edge: Int, _ other: ConvexShape, _ margin: Double, feature: Int
    ) -> Manifold? {
        let normal = shape.normals[edge]
        let start = shape.vertices[edge]
        let end = shape.vertices[(edge + 1) % shape.vertices.count]
        guard let tangent = (end - start).normalized,
            let facing = other.normals.indices.min(by: { other.normals[$0].dot(normal) < other.normals[$1].dot(normal) }
            )
        else { return nil }
        var line = [other.vertices[facing], other.vertices[(facing + 1) % other.vertices.count]]
        guard keep(&line, before: tangent, tangent.dot(end)), keep(&line, before: -tangent, -tangent.dot(start))
        else { return nil }
        var points: [Point] = []
        for (index, vertex) in line.enumerated() {
            let separation = normal.dot(vertex - start)
            guard separation <= margin else { continue }
            points.append(
                Point(
                    position: vertex - normal * (separation / 2), separation: separation,
                    feature: feature | edge << 8 | facing << 2 | index))
        }
        return points.isEmpty ? nil : Manifold(normal: normal, points: points)
    }

    /// Cuts off the part of a line whose projection on a direction exceeds a limit; `false` if nothing remains.
    private static func keep(_ line: inout [Vector], before direction: Vector, _ limit: Double) -> Bool {
        let distances = line.map { direction.dot($0) - limit }
        if distances[0] > 0, distances[1] > 0 { return false }
        guard distances[0] > 0 || distances[1] > 0 else { return true }
        let cut = line[0] + (line[1] - line[0]) * (distances[0] / (distances[0] - distances[1]))
        line[distances[0] > 0 ? 0 : 1] = cut
        return true
    }
}
