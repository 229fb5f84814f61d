// SPDX-License-Identifier: MIT

/// A chain of immovable segments that bodies of a collision group collide with.
struct Boundary {
    /// The maximum number of segments of a boundary; the rest is ignored.
    static let maximumSegments = 4_096

    /// A segment, with its neighbors in the chain.
    struct Segment {
        var shape: ConvexShape
        /// The direction of the chain before the segment's start; `nil` at the start of the chain.
        var directionBefore: Vector?
        /// The direction of the chain after the segment's end; `nil` at its end.
        var directionAfter: Vector?

        var direction: Vector { shape.normals[1].perpendicular * -1 }
    }

    /// The group of the bodies that collide with the boundary.
    let group: Int
    /// The position among the boundaries of the group.
    let identifier: Int
    let segments: [Segment]

    /// Creates a boundary of polylines; a closed one ends at its first point.
    init(group: Int, identifier: Int, polylines: [[Vector]]) {
        (self.group, self.identifier) = (group, identifier)
        var segments: [Segment] = []
        for line in polylines {
            let shapes = zip(line, line.dropFirst()).compactMap { ConvexShape(from: $0, to: $1) }
            var chain = shapes.map { Segment(shape: $0) }
            for index in chain.indices.dropFirst() {
                chain[index].directionBefore = chain[index - 1].direction
                chain[index - 1].directionAfter = chain[index].direction
            }
            if chain.count > 2, line.first == line.last {
                chain[0].directionBefore = chain[chain.count - 1].direction
                chain[chain.count - 1].directionAfter = chain[0].direction
            }
            segments += chain
            guard segments.count < Self.maximumSegments else { break }
        }
        self.segments = Array(segments.prefix(Self.maximumSegments))
    }
}
