// SPDX-License-Identifier: MIT
internal import Foundation

extension Body {
    /// Whether forces move the body.
    var isDynamic: Bool { inverseMass > 0 }

    /// The speed of the body's fastest point, in points per second.
    var maximumPointSpeed: Double { velocity.length + abs(angularVelocity) * reach }

    /// The velocity of a point given relative to the center of mass.
    func velocity(at offset: Vector) -> Vector {
        velocity + offset.perpendicular * angularVelocity
    }

    func apply(_ impulse: Vector, at offset: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += offset.cross(impulse) * inverseInertia
    }

    /// Changes the velocities by the forces of a step, and clears them.
    func integrateVelocity(_ step: Double) {
        defer { (acceleration, force, torque) = (.zero, .zero, 0) }
        guard isDynamic else { return }
        var changed = velocity + (acceleration + force * inverseMass) * step
        var turned = angularVelocity + torque * inverseInertia * step
        changed = changed * exp(-material.resistance * step)
        turned *= exp(-material.angularResistance * step)
        guard changed.isFinite, turned.isFinite else { return }
        let speed = changed.length
        velocity = speed > Self.maximumSpeed ? changed * (Self.maximumSpeed / speed) : changed
        angularVelocity = min(max(turned, -Self.maximumAngularSpeed), Self.maximumAngularSpeed)
    }

    /// Moves the body by a velocity for the duration of a step.
    func integratePosition(_ step: Double, velocity: Vector) {
        guard isDynamic else { return }
        let moved = position + velocity * step
        let turned = angle + angularVelocity * step
        guard moved.isFinite, turned.isFinite else {
            (self.velocity, angularVelocity) = (.zero, 0)
            return
        }
        (position, angle) = (moved, turned)
        updateShapes()
    }

    /// The center in whose coordinates the shapes were given, and the angle: the last state but one at 0, the last at 1.
    func placement(at fraction: Double) -> (center: Vector, angle: Double) {
        let angle = previous.angle + (angle - previous.angle) * fraction
        let position = previous.position + (position - previous.position) * fraction
        return (position - Rotation(angle).apply(to: centroid), angle)
    }

    /// Moves the body without changing its velocities.
    func place(center: Vector, angle: Double) {
        position = center + Rotation(angle).apply(to: centroid)
        self.angle = angle
        previous = (position, angle)
        updateShapes()
    }

    /// Whether the body was created from equal shapes.
    func hasShapes(_ others: [ConvexShape]) -> Bool {
        others.map { $0.moved(by: -centroid, rotation: Rotation(0)) } == shapes
    }

    /// Takes over the motion and properties of a body with other shapes.
    func adopt(_ other: Body) {
        material = other.material
        (velocity, angularVelocity) = (other.velocity, other.angularVelocity)
        (itemGroups, boundaryGroups) = (other.itemGroups, other.boundaryGroups)
    }
}
