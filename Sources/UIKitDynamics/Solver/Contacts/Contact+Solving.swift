// SPDX-License-Identifier: MIT
internal import Foundation

extension Contact {
    /// The overlap that isn't corrected, so that contacts at rest persist, in points.
    static let slop = 0.05
    /// The part of an overlap that is corrected in an iteration.
    private static let correction = 0.2
    /// The maximum correction of a position in an iteration, in points.
    private static let maximumCorrection = 4.0
    /// The speed of approach below which nothing bounces, so that bodies come to rest, in points per second.
    private static let minimumBounceSpeed = 20.0

    private func relativeVelocity(_ point: Point) -> Vector {
        (second?.velocity(at: point.secondArm) ?? .zero) - first.velocity(at: point.firstArm)
    }

    private func apply(_ impulse: Vector, _ point: Point) {
        first.apply(-impulse, at: point.firstArm)
        second?.apply(impulse, at: point.secondArm)
    }

    /// Begins with the impulses of the last step, which are nearly those of this one.
    mutating func warmStart(from last: Contact) {
        for index in points.indices {
            guard let old = last.points.first(where: { $0.feature == points[index].feature }) else { continue }
            points[index].normalImpulse = old.normalImpulse
            points[index].tangentImpulse = old.tangentImpulse
            apply(normal * old.normalImpulse + normal.perpendicular * old.tangentImpulse, points[index])
        }
    }

    /// Prevents that the shapes approach by more than their distance, and slows them along the surface.
    mutating func solveVelocity(_ step: Double) {
        let tangent = normal.perpendicular
        for index in points.indices {
            let speed = relativeVelocity(points[index]).dot(tangent)
            let limit = friction * points[index].normalImpulse
            let old = points[index].tangentImpulse
            let impulse = min(max(old - points[index].tangentMass * speed, -limit), limit)
            points[index].tangentImpulse = impulse
            apply(tangent * (impulse - old), points[index])
        }
        let errors = points.map { relativeVelocity($0).dot(normal) + max($0.separation, 0) / step }
        if let impulses = pairImpulses(errors, points.map(\.normalImpulse)), impulses.allSatisfy({ $0 >= 0 }) {
            for index in points.indices { setNormalImpulse(impulses[index], index) }
            return
        }
        for index in points.indices {
            let error = relativeVelocity(points[index]).dot(normal) + max(points[index].separation, 0) / step
            setNormalImpulse(max(points[index].normalImpulse - points[index].normalMass * error, 0), index)
        }
    }

    private mutating func setNormalImpulse(_ impulse: Double, _ index: Int) {
        apply(normal * (impulse - points[index].normalImpulse), points[index])
        points[index].normalImpulse = impulse
    }

    /// The impulses of two points that correct the errors of both velocities at once, which keeps symmetric bodies
    /// upright; `nil` if there are not two points, or if they are too close.
    private func pairImpulses(_ errors: [Double], _ impulses: [Double]) -> [Double]? {
        guard points.count == 2, points[0].normalMass > 0, points[1].normalMass > 0 else { return nil }
        let (first, second) = (1 / points[0].normalMass, 1 / points[1].normalMass)
        let determinant = first * second - coupling * coupling
        guard determinant > 1e-3 * first * second else { return nil }
        return [
            impulses[0] - (second * errors[0] - coupling * errors[1]) / determinant,
            impulses[1] - (first * errors[1] - coupling * errors[0]) / determinant,
        ]
    }

    /// Whether a point hit with a speed that makes it bounce.
    var bounces: Bool {
        elasticity > 0 && points.contains { $0.approach < -Self.minimumBounceSpeed && $0.normalImpulse > 0 }
    }

    mutating func solveBounce() {
        func bounces(_ point: Point) -> Bool { point.approach < -Self.minimumBounceSpeed && point.normalImpulse > 0 }
        if points.allSatisfy(bounces),
            let impulses = pairImpulses(points.map(bounceError), points.map(\.bounceImpulse)),
            zip(impulses, points).allSatisfy({ $0 >= -$1.normalImpulse })
        {
            for index in points.indices { setBounceImpulse(impulses[index], index) }
            return
        }
        for index in points.indices where bounces(points[index]) {
            let point = points[index]
            let impulse = point.bounceImpulse - point.normalMass * bounceError(point)
            setBounceImpulse(max(impulse, -point.normalImpulse), index)
        }
    }

    /// The difference to the velocity after the bounce.
    private func bounceError(_ point: Point) -> Double {
        relativeVelocity(point).dot(normal) + elasticity * point.approach
    }

    private mutating func setBounceImpulse(_ impulse: Double, _ index: Int) {
        apply(normal * (impulse - points[index].bounceImpulse), points[index])
        points[index].bounceImpulse = impulse
    }

    /// Pushes overlapping shapes apart.
    func solvePosition() {
        for point in points {
            let firstArm = rotated(point.firstArm, with: first)
            let secondArm = second.map { rotated(point.secondArm, with: $0) } ?? .zero
            let firstPoint = first.position + firstArm
            let secondPoint = second.map { $0.position + secondArm } ?? startPoint(point)
            let separation = (secondPoint - firstPoint).dot(normal) + point.separation
            let error = min(max(Self.correction * (separation + Self.slop), -Self.maximumCorrection), 0)
            guard error < 0 else { continue }
            let impulse = normal * (-point.normalMass * error)
            push(first, -impulse, at: firstArm)
            if let second { push(second, impulse, at: secondArm) }
        }
    }

    /// The point of a boundary, which doesn't move.
    private func startPoint(_ point: Point) -> Vector { first.previous.position + point.firstArm }

    private func rotated(_ arm: Vector, with body: Body) -> Vector {
        Rotation(body.angle - body.previous.angle).apply(to: arm)
    }

    private func push(_ body: Body, _ impulse: Vector, at arm: Vector) {
        body.position += impulse * body.inverseMass
        body.angle += arm.cross(impulse) * body.inverseInertia
    }
}
