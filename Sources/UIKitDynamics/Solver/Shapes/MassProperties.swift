// SPDX-License-Identifier: MIT

/// The area of shapes, their centroid, and the resistance of that area to rotation.
struct MassProperties {
    var area = 0.0
    var centroid = Vector.zero
    /// The second moment of area around the centroid.
    var moment = 0.0

    /// Creates the properties of several shapes that form one body.
    init(_ shapes: [ConvexShape]) {
        let parts = shapes.map(MassProperties.init)
        area = parts.reduce(0) { $0 + $1.area }
        guard area > 0 else { return }
        centroid = parts.reduce(.zero) { $0 + $1.centroid * ($1.area / area) }
        moment = parts.reduce(0) { $0 + $1.moment + $1.area * ($1.centroid - centroid).squaredLength }
    }

    private init(_ shape: ConvexShape) {
        guard !shape.isCircle else {
            area = .pi * shape.radius * shape.radius
            centroid = shape.center
            moment = area * shape.radius * shape.radius / 2
            return
        }
        // Triangles between a vertex and each edge.
        let origin = shape.vertices[0]
        var momentAroundOrigin = 0.0
        for index in 1..<max(shape.vertices.count - 1, 1) {
            let (first, second) = (shape.vertices[index] - origin, shape.vertices[index + 1] - origin)
            let doubled = first.cross(second)
            area += doubled / 2
            centroid += (first + second) * (doubled / 6)
            momentAroundOrigin +=
                doubled / 12 * (first.squaredLength + first.dot(second) + second.squaredLength)
        }
        guard area > 0 else { return }
        centroid = centroid * (1 / area)
        moment = max(momentAroundOrigin - area * centroid.squaredLength, 0)
        centroid += origin
    }
}
