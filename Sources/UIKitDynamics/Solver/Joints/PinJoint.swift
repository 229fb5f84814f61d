// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps a point of two bodies together, around which they rotate.
final class PinJoint: Joint {
    private let firstAnchor: Vector
    private let secondAnchor: Vector
    private let startAngle: Double
    /// The allowed rotation of the second body relative to the first, in radians, 0 at the start.
    var range: ClosedRange<Double> = -.infinity ... .infinity
    /// The maximum torque against the rotation.
    var frictionTorque = 0.0

    /// Creates a joint at a point of the world.
    init(_ first: Body?, _ second: Body, at point: Vector) {
        firstAnchor = first.map { Rotation($0.angle).revert(point - $0.position) } ?? point
        secondAnchor = Rotation(second.angle).revert(point - second.position)
        startAngle = second.angle - (first?.angle ?? 0)
        super.init(first, second)
    }

    override func makeRows(_ step: Double) -> [JointRow] {
        let (start, firstArm) = place(firstAnchor)
        let secondArm = Rotation(second.angle).apply(to: secondAnchor)
        let angle = second.angle - (first?.angle ?? 0) - startAngle
        var friction = JointRow.rotation()
        friction.impulses = -frictionTorque * step...frictionTorque * step
        return [friction] + rangeRows(angle, in: range, .rotation(), step)
            + pinRows(second.position + secondArm - start, firstArm, secondArm, step)
    }
}
