// SPDX-License-Identifier: MIT
internal import Foundation

/// Pulls a body to a point and to an angle of 0 with damped springs.
final class SnapJoint: Joint {
    /// The point for the center of mass.
    var target: Vector
    /// The frequency of the springs, in hertz.
    let frequency: Double
    /// The damping ratio of the springs.
    var damping: Double

    init(_ body: Body, to target: Vector, frequency: Double, damping: Double) {
        (self.target, self.frequency, self.damping) = (target, frequency, damping)
        super.init(nil, body)
    }

    override func makeRows(_ step: Double) -> [JointRow] {
        let offset = second.position - target
        // The shorter way around.
        let errors = [offset.x, offset.y, remainder(second.angle, 2 * .pi)]
        var rows = [
            JointRow(direction: Vector(1, 0), firstLever: 0, secondLever: 0),
            JointRow(direction: Vector(0, 1), firstLever: 0, secondLever: 0), .rotation(),
        ]
        for (index, error) in errors.enumerated() {
            rows[index].soften(error: error, frequency: frequency, damping: damping, first, second, step)
        }
        return rows
    }
}
