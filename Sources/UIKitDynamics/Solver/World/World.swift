// SPDX-License-Identifier: MIT
internal import Foundation

/// Rigid bodies that move in fixed steps; equal worlds always move equally.
///
/// Velocities are solved with sequential impulses. A contact is found before the shapes meet and lets them approach by
/// their distance only, so that fast bodies don't pass through a boundary.
final class World {
    /// The duration of a step, in seconds.
    static let step = 1.0 / 240
    private static let velocityIterations = 10
    private static let positionIterations = 3
    /// The speeds below which a body counts as resting, in points and radians per second.
    private static let restingSpeed = 1.5
    private static let restingAngularSpeed = 0.04
    /// The time for which all bodies have to rest, in seconds.
    private static let restingDuration = 0.5

    var bodies: [Body] = []
    var joints: [Joint] = []
    var boundaries: [Boundary] = []
    private(set) var contacts: [Contact] = []
    private(set) var touches: [Touch] = []
    /// The time for which all bodies have been resting, in seconds.
    private(set) var restTime = 0.0

    var isResting: Bool { restTime >= Self.restingDuration }

    /// Moves all bodies for the duration of a step, by the forces that were set before.
    ///
    /// - Returns: The contacts that began or ended, in the order of the bodies.
    func advance() -> [TouchChange] {
        let before = bodies.map(\.velocity)
        contacts = findContacts()
        for body in bodies {
            body.previous = (body.position, body.angle)
            body.integrateVelocity(Self.step)
        }
        solveVelocities()
        integratePositions(before)
        solveBounces()
        for _ in 0..<Self.positionIterations { for contact in contacts { contact.solvePosition() } }
        for body in bodies where body.isDynamic { body.updateShapes() }
        updateRest()
        let last = touches
        touches = findTouches()
        return TouchChange.changes(from: last, to: touches)
    }

    /// Restarts the time after which the world counts as resting.
    func wake() {
        restTime = 0
    }

    /// Forgets contacts and touches of bodies and groups that no longer exist.
    func removeContacts(where isStale: (Contact) -> Bool, touches isStaleTouch: (Touch) -> Bool) {
        contacts.removeAll(where: isStale)
        touches.removeAll(where: isStaleTouch)
    }

    private func solveVelocities() {
        for joint in joints { joint.prepare(Self.step) }
        for _ in 0..<Self.velocityIterations {
            for joint in joints { joint.solve() }
            for index in contacts.indices { contacts[index].solveVelocity(Self.step) }
        }
    }

    /// Moves bodies in free flight by the mean of their velocities, which is exact under constant forces.
    private func integratePositions(_ before: [Vector]) {
        var constrained = Set<Int>()
        for contact in contacts where contact.isActive {
            constrained.insert(contact.first.identifier)
            if let second = contact.second { constrained.insert(second.identifier) }
        }
        for joint in joints where joint.isActive {
            constrained.insert(joint.second.identifier)
            if let first = joint.first { constrained.insert(first.identifier) }
        }
        for (index, body) in bodies.enumerated() {
            let isFree = !constrained.contains(body.identifier)
            body.integratePosition(Self.step, velocity: isFree ? (before[index] + body.velocity) * 0.5 : body.velocity)
        }
    }

    private func solveBounces() {
        let bouncing = contacts.indices.filter { contacts[$0].bounces }
        guard !bouncing.isEmpty else { return }
        for _ in 0..<Self.velocityIterations { for index in bouncing { contacts[index].solveBounce() } }
    }

    private func updateRest() {
        let isResting = bodies.allSatisfy {
            $0.velocity.length < Self.restingSpeed && abs($0.angularVelocity) < Self.restingAngularSpeed
        }
        restTime = isResting ? restTime + Self.step : 0
    }
}
