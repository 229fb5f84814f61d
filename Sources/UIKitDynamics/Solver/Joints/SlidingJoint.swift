// SPDX-License-Identifier: MIT
internal import Foundation

/// Lets a body move along an axis, without rotating.
final class SlidingJoint: AnchoredJoint {
    /// The axis in the directions of the first body.
    private let axis: Vector
    /// The allowed translation along the axis, in points, 0 at the start.
    var range: ClosedRange<Double> = -.infinity ... .infinity

    /// Creates a joint at a point of the world, with a direction of the world that has a length of 1.
    init(_ first: Body?, _ second: Body, at point: Vector, axis: Vector) {
        self.axis = first.map { Rotation($0.angle).revert(axis) } ?? axis
        super.init(first, second, at: point)
    }

    override func makeRows(_ step: Double) -> [JointRow] {
        let (offset, firstArm, secondArm) = anchors
        let axis = first.map { Rotation($0.angle).apply(to: self.axis) } ?? axis
        // The axis rotates with the first body, so its lever reaches to the second body's point.
        func row(_ direction: Vector) -> JointRow {
            JointRow(
                direction: direction, firstLever: (firstArm + offset).cross(direction),
                secondLever: secondArm.cross(direction))
        }
        var across = row(axis.perpendicular)
        across.bias = offset.dot(axis.perpendicular) * Self.correction / step
        return rangeRows(offset.dot(axis), in: range, row(axis), step)
            + [.rotation(bias: angle * Self.correction / step), across]
    }
}
