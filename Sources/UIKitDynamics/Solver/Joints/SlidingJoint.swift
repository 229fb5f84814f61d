// SPDX-License-Identifier: MIT
internal import Foundation

/// Lets a body move along an axis, without rotating.
final class SlidingJoint: Joint {
    private let firstAnchor: Vector
    private let secondAnchor: Vector
    private let startAngle: Double
    /// The axis in the directions of the first body.
    private let axis: Vector
    /// The allowed translation along the axis, in points, 0 at the start.
    var range: ClosedRange<Double> = -.infinity ... .infinity

    /// Creates a joint at a point of the world, with a direction of the world that has a length of 1.
    init(_ first: Body?, _ second: Body, at point: Vector, axis: Vector) {
        firstAnchor = first.map { Rotation($0.angle).revert(point - $0.position) } ?? point
        secondAnchor = Rotation(second.angle).revert(point - second.position)
        startAngle = second.angle - (first?.angle ?? 0)
        self.axis = first.map { Rotation($0.angle).revert(axis) } ?? axis
        super.init(first, second)
    }

    override func makeRows(_ step: Double) -> [JointRow] {
        let (start, firstArm) = place(firstAnchor)
        let secondArm = Rotation(second.angle).apply(to: secondAnchor)
        let offset = second.position + secondArm - start
        let axis = first.map { Rotation($0.angle).apply(to: self.axis) } ?? axis
        // The axis rotates with the first body, so its lever reaches to the second body's point.
        func row(_ direction: Vector) -> JointRow {
            JointRow(
                direction: direction, firstLever: (firstArm + offset).cross(direction),
                secondLever: secondArm.cross(direction))
        }
        var across = row(axis.perpendicular)
        across.bias = offset.dot(axis.perpendicular) * Self.correction / step
        let angle = second.angle - (first?.angle ?? 0) - startAngle
        return rangeRows(offset.dot(axis), in: range, row(axis), step)
            + [.rotation(bias: angle * Self.correction / step), across]
    }
}
