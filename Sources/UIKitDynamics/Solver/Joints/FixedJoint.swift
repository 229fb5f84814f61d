// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps two bodies in the same position relative to each other.
final class FixedJoint: Joint {
    private let firstAnchor: Vector
    private let secondAnchor: Vector
    private let startAngle: Double

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
        return [.rotation(bias: angle * Self.correction / step)]
            + pinRows(second.position + secondArm - start, firstArm, secondArm, step)
    }
}
