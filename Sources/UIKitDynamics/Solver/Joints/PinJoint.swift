// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps a point of two bodies together, around which they rotate.
final class PinJoint: AnchoredJoint {
    /// The allowed rotation of the second body relative to the first, in radians, 0 at the start.
    var range: ClosedRange<Double> = -.infinity ... .infinity
    /// The maximum torque against the rotation.
    var frictionTorque = 0.0

    override func makeRows(_ step: Double) -> [JointRow] {
        var friction = JointRow.rotation()
        friction.impulses = -frictionTorque * step...frictionTorque * step
        return [friction] + rangeRows(angle, in: range, .rotation(), step) + anchorRows(step)
    }
}
