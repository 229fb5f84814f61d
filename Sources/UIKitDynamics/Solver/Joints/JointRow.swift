// SPDX-License-Identifier: MIT
internal import Foundation

/// One condition on the velocities of two bodies.
///
/// The relative velocity, the second body's minus the first's along `direction` plus the levers' share of the
/// rotations, is to be `-bias`.
struct JointRow {
    var direction: Vector
    var firstLever: Double
    var secondLever: Double
    var bias = 0.0
    /// The compliance of a spring; 0 if rigid.
    var softness = 0.0
    /// The allowed impulses.
    var impulses: ClosedRange<Double> = -.infinity ... .infinity
    private(set) var impulse = 0.0
    private var mass = 0.0

    init(direction: Vector, firstLever: Double, secondLever: Double, bias: Double = 0) {
        self.direction = direction
        (self.firstLever, self.secondLever, self.bias) = (firstLever, secondLever, bias)
    }

    /// A condition on the rotation of the second body relative to the first.
    static func rotation(bias: Double = 0) -> JointRow {
        JointRow(direction: .zero, firstLever: 1, secondLever: 1, bias: bias)
    }

    func inverseMass(_ first: Body?, _ second: Body) -> Double {
        (first.map { $0.inverseMass * direction.squaredLength + firstLever * firstLever * $0.inverseInertia } ?? 0)
            + second.inverseMass * direction.squaredLength + secondLever * secondLever * second.inverseInertia
    }

    /// Makes the condition a damped spring that pulls the error to 0, integrated implicitly so that it's always stable.
    mutating func soften(
        error: Double, frequency: Double, damping: Double, _ first: Body?, _ second: Body, _ step: Double
    ) {
        let inverse = inverseMass(first, second)
        guard inverse > 0 else { return }
        let speed = 2 * .pi * frequency
        let (stiffness, resistance) = (speed * speed / inverse, 2 * damping * speed / inverse)
        let divisor = step * (resistance + step * stiffness)
        guard divisor > 0 else { return }
        softness = 1 / divisor
        bias = error * step * stiffness * softness
    }

    mutating func prepare(_ first: Body?, _ second: Body) {
        let inverse = inverseMass(first, second) + softness
        mass = inverse > 0 ? 1 / inverse : 0
        if !bias.isFinite { bias = 0 }
    }

    mutating func begin(with impulse: Double, _ first: Body?, _ second: Body) {
        self.impulse = min(max(impulse, impulses.lowerBound), impulses.upperBound)
        apply(self.impulse, first, second)
    }

    mutating func solve(_ first: Body?, _ second: Body) {
        var speed = second.velocity.dot(direction) + second.angularVelocity * secondLever
        if let first { speed -= first.velocity.dot(direction) + first.angularVelocity * firstLever }
        let wanted = impulse - mass * (speed + bias + softness * impulse)
        let new = min(max(wanted, impulses.lowerBound), impulses.upperBound)
        apply(new - impulse, first, second)
        impulse = new
    }

    private func apply(_ impulse: Double, _ first: Body?, _ second: Body) {
        second.velocity += direction * (impulse * second.inverseMass)
        second.angularVelocity += secondLever * impulse * second.inverseInertia
        guard let first else { return }
        first.velocity -= direction * (impulse * first.inverseMass)
        first.angularVelocity -= firstLever * impulse * first.inverseInertia
    }
}
