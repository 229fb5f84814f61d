// SPDX-License-Identifier: MIT
internal import Foundation

/// The contact of two shapes during a step.
struct Contact {
    /// The shapes of a contact, by which its impulses are found again in the next step.
    struct Key: Hashable {
        var first: Int
        var firstShape: Int
        /// A body, or the group of a boundary.
        var second: Int
        /// The boundary; -1 for a body.
        var boundary: Int
        var secondShape: Int
    }

    struct Point {
        /// The point relative to the centers of mass, in the world's directions.
        var firstArm: Vector
        var secondArm: Vector
        var separation: Double
        var feature: Int
        var normalMass: Double
        var tangentMass: Double
        /// The relative velocity along the normal before the step; negative while approaching.
        var approach: Double
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
        /// The impulse of the bounce, in addition to the normal impulse.
        var bounceImpulse = 0.0
    }

    let key: Key
    let first: Body
    /// The second body; `nil` for a boundary.
    let second: Body?
    let normal: Vector
    let friction: Double
    let elasticity: Double
    var points: [Point]
    /// The change of one point's velocity by an impulse at the other one.
    private(set) var coupling = 0.0

    init(key: Key, first: Body, second: Body?, manifold: Manifold) {
        (self.key, self.first, self.second, normal) = (key, first, second, manifold.normal)
        // A boundary has no properties of its own.
        let other = second?.material ?? first.material
        friction = max(first.material.friction * other.friction, 0).squareRoot()
        elasticity = max(first.material.elasticity, other.elasticity, 0)
        let (normal, tangent) = (normal, normal.perpendicular)
        points = manifold.points.map { point in
            let firstArm = point.position - first.position
            let secondArm = second.map { point.position - $0.position } ?? .zero
            func mass(_ direction: Vector) -> Double {
                let (firstLever, secondLever) = (firstArm.cross(direction), secondArm.cross(direction))
                let inverse =
                    first.inverseMass + firstLever * firstLever * first.inverseInertia
                    + (second?.inverseMass ?? 0) + secondLever * secondLever * (second?.inverseInertia ?? 0)
                return inverse > 0 ? 1 / inverse : 0
            }
            let velocity = (second?.velocity(at: secondArm) ?? .zero) - first.velocity(at: firstArm)
            return Point(
                firstArm: firstArm, secondArm: secondArm, separation: point.separation, feature: point.feature,
                normalMass: mass(normal), tangentMass: mass(tangent), approach: velocity.dot(normal))
        }
        guard points.count == 2 else { return }
        let (firstLevers, secondLevers) = (
            points.map { $0.firstArm.cross(normal) }, points.map { $0.secondArm.cross(normal) }
        )
        coupling =
            first.inverseMass + firstLevers[0] * firstLevers[1] * first.inverseInertia
            + (second?.inverseMass ?? 0) + secondLevers[0] * secondLevers[1] * (second?.inverseInertia ?? 0)
    }

    /// Whether the shapes push each other.
    var isActive: Bool { points.contains { $0.normalImpulse > 0 } }

    /// Whether the shapes touch after the step, rather than just being close.
    var isTouching: Bool {
        points.contains { $0.normalImpulse > 0 || $0.separation <= Contact.slop }
    }
}
