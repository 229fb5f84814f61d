// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps two points at a distance: exactly, with a spring, or as the maximum.
final class DistanceJoint: Joint {
    /// The point of the first body relative to its center of mass, or of the world.
    var firstAnchor: Vector
    /// The point of the second body relative to its center of mass.
    var secondAnchor: Vector
    var length: Double
    /// The frequency of the spring, in hertz; 0 for a rigid bar.
    var frequency = 0.0
    /// The damping ratio of the spring; critically damped with 1.
    var damping = 0.0
    /// Whether the points may also be closer.
    var isRope = false

    init(_ first: Body?, _ firstAnchor: Vector, _ second: Body, _ secondAnchor: Vector, length: Double) {
        (self.firstAnchor, self.secondAnchor, self.length) = (firstAnchor, secondAnchor, length)
        super.init(first, second)
    }

    override func makeRows(_ step: Double) -> [JointRow] {
        let (start, firstArm) = place(firstAnchor)
        let secondArm = Rotation(second.angle).apply(to: secondAnchor)
        let offset = second.position + secondArm - start
        // Points at no distance have no direction between them, and are pinned.
        guard length > 1e-6 || isRope else { return spread(offset, firstArm, secondArm, step) }
        let direction = offset.normalized ?? Vector(0, 1)
        var row = JointRow(
            direction: direction, firstLever: firstArm.cross(direction), secondLever: secondArm.cross(direction))
        let error = offset.length - length
        if isRope { return [rangeRows(error, in: -.infinity...0, row, step)[1]] }
        row.bias = error * Self.correction / step
        if frequency > 0 {
            row.soften(error: error, frequency: frequency, damping: damping, first, second, step)
        }
        return [row]
    }

    private func spread(_ offset: Vector, _ firstArm: Vector, _ secondArm: Vector, _ step: Double) -> [JointRow] {
        var rows = pinRows(offset, firstArm, secondArm, step)
        guard frequency > 0 else { return rows }
        for (index, error) in [offset.x, offset.y].enumerated() {
            rows[index].soften(error: error, frequency: frequency, damping: damping, first, second, step)
        }
        return rows
    }
}
