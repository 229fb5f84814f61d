// SPDX-License-Identifier: MIT
internal import Foundation

/// A constraint that is anchored at a point of the world, which both bodies carry with them.
class AnchoredJoint: Joint {
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

    /// The rotation of the second body relative to the first since the joint was created, in radians.
    final var angle: Double { second.angle - (first?.angle ?? 0) - startAngle }

    /// The offset between the anchors, and the levers to them from the centers of the bodies.
    final var anchors: (offset: Vector, firstArm: Vector, secondArm: Vector) {
        let (start, firstArm) = place(firstAnchor)
        let secondArm = Rotation(second.angle).apply(to: secondAnchor)
        return (second.position + secondArm - start, firstArm, secondArm)
    }

    /// Two conditions that keep the anchors at the same position.
    final func anchorRows(_ step: Double) -> [JointRow] {
        let (offset, firstArm, secondArm) = anchors
        return pinRows(offset, firstArm, secondArm, step)
    }
}
