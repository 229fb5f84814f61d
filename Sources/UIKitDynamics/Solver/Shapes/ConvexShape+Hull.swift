// SPDX-License-Identifier: MIT
internal import Foundation

extension ConvexShape {
    /// The maximum number of vertices; more are reduced to those that stand out most.
    static let maximumVertices = 32

    /// The convex hull of the finite points, in the order of ascending angles.
    static func hull(_ points: [Vector]) -> [Vector] {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let lower = chain(sorted)
        let upper = chain(sorted.reversed())
        let hull = lower.dropLast() + upper.dropLast()
        guard hull.count > maximumVertices else { return Array(hull) }
        // The extreme points in evenly distributed directions.
        var kept: [Int] = []
        for step in 0..<maximumVertices {
            let angle = Double(step) * 2 * .pi / Double(maximumVertices)
            let direction = Vector(cos(angle), sin(angle))
            let vertices = Array(hull)
            guard let index = vertices.indices.max(by: { vertices[$0].dot(direction) < vertices[$1].dot(direction) })
            else { continue }
            if !kept.contains(index) { kept.append(index) }
        }
        let vertices = Array(hull)
        return kept.sorted().map { vertices[$0] }
    }

    /// One side of the hull of points in ascending or descending order.
    private static func chain(_ points: [Vector]) -> [Vector] {
        var chain: [Vector] = []
        for point in points {
            while chain.count > 1 {
                let edge = chain[chain.count - 1] - chain[chain.count - 2]
                let area = edge.cross(point - chain[chain.count - 1])
                guard area <= 1e-9 * max(edge.squaredLength, 1e-6) else { break }
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }
}
