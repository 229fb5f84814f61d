// SPDX-License-Identifier: MIT
internal import Foundation

/// A circle, a convex polygon, or a line segment, in the coordinates of its body or in those of the world.
struct ConvexShape: Equatable {
    /// The vertices, in the order in which each edge's outward normal is on the same side; 2 for a segment, and the
    /// center alone for a circle.
    var vertices: [Vector]
    /// The outward normal of the edge that begins at each vertex; empty for a circle.
    var normals: [Vector]
    /// The radius of a circle; 0 for polygons and segments.
    var radius: Double
    /// The mean of the vertices.
    var center: Vector

    var isCircle: Bool { normals.isEmpty }
    var isSegment: Bool { vertices.count == 2 }

    init(circleWithRadius radius: Double, center: Vector = .zero) {
        (vertices, normals, self.radius, self.center) = ([center], [], radius, center)
    }

    /// Creates a segment between two distinct points; `nil` if they coincide.
    init?(from start: Vector, to end: Vector) {
        guard let direction = (end - start).normalized else { return nil }
        vertices = [start, end]
        normals = [Vector(direction.y, -direction.x), Vector(-direction.y, direction.x)]
        radius = 0
        center = (start + end) * 0.5
    }

    /// Creates the convex hull of points; `nil` if it has no area.
    init?(hullOf points: [Vector]) {
        let hull = Self.hull(points)
        guard hull.count > 2 else { return nil }
        vertices = hull
        normals = []
        for (index, vertex) in hull.enumerated() {
            guard let edge = (hull[(index + 1) % hull.count] - vertex).normalized else { return nil }
            normals.append(Vector(edge.y, -edge.x))
        }
        radius = 0
        center = hull.reduce(.zero, +) * (1 / Double(hull.count))
    }

    /// Creates a rectangle around the origin.
    static func box(width: Double, height: Double) -> ConvexShape? {
        let (x, y) = (width / 2, height / 2)
        return ConvexShape(hullOf: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    /// The shape moved by `offset` after a rotation around the origin.
    func moved(by offset: Vector, rotation: Rotation) -> ConvexShape {
        var shape = self
        for index in vertices.indices { shape.vertices[index] = rotation.apply(to: vertices[index]) + offset }
        for index in normals.indices { shape.normals[index] = rotation.apply(to: normals[index]) }
        shape.center = rotation.apply(to: center) + offset
        return shape
    }

    var extent: Extent {
        let extent = Extent(vertices)
        return isCircle ? extent.expanded(by: radius) : extent
    }

    /// The index of the vertex that is farthest in a direction.
    func support(_ direction: Vector) -> Int {
        var (best, distance) = (0, -Double.infinity)
        for (index, vertex) in vertices.enumerated() {
            let projection = vertex.dot(direction)
            if projection > distance { (best, distance) = (index, projection) }
        }
        return best
    }
}
