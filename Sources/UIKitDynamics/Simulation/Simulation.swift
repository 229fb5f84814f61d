// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The world of an animator: a body for each item, moved by the behaviors.
@MainActor
final class Simulation {
    let world = World()
    private(set) var items: [SimulatedItem] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var behaviors: [UIDynamicBehavior] = []
    private var nextIdentifier = 0
    /// The time by which the world is ahead of the items, less than a step, in seconds.
    private var lead: TimeInterval = 0

    func item(for item: any UIDynamicItem) -> SimulatedItem? {
        indices[ObjectIdentifier(item)].map { items[$0] }
    }

    func body(for item: any UIDynamicItem) -> Body? { self.item(for: item)?.body }

    /// Updates the bodies, joints, and boundaries to those of the behaviors, which are in the order of precedence.
    func update(_ behaviors: [UIDynamicBehavior]) {
        self.behaviors = behaviors
        updateItems()
        for item in items { item.reset() }
        (world.joints, world.boundaries) = ([], [])
        for (group, behavior) in behaviors.enumerated() { behavior.configure(self, group: group) }
        for item in items { item.body.material = item.material }
        removeStaleContacts()
        world.wake()
    }

    private func updateItems() {
        let old = indices
        let kept = items
        (items, indices) = ([], [:])
        for item in behaviors.flatMap(\.simulatedItems) {
            let identifier = ObjectIdentifier(item)
            guard indices[identifier] == nil else { continue }
            guard let simulated = old[identifier].map({ kept[$0] }) ?? SimulatedItem(item, identifier: nextIdentifier)
            else { continue }
            nextIdentifier += 1
            indices[identifier] = items.count
            items.append(simulated)
        }
        world.bodies = items.map(\.body)
    }

    /// Forgets items that no behavior refers to, so that their present state is read if they are added again.
    func removeItems(notIn behaviors: [UIDynamicBehavior]) {
        let used = Set(behaviors.flatMap(\.simulatedItems).map { ObjectIdentifier($0) })
        items.removeAll { !used.contains(ObjectIdentifier($0.item)) }
        indices = [:]
        for (index, item) in items.enumerated() { indices[ObjectIdentifier(item.item)] = index }
        world.bodies = items.map(\.body)
        world.joints = []
        removeStaleContacts()
    }

    private func removeStaleContacts() {
        let bodies = Set(items.map { ObjectIdentifier($0.body) })
        func isStale(_ first: Body, _ second: Body?) -> Bool {
            !bodies.contains(ObjectIdentifier(first)) || second.map { !bodies.contains(ObjectIdentifier($0)) } ?? false
        }
        world.removeContacts(
            where: { isStale($0.first, $0.second) }, touches: { isStale($0.first, $0.second) })
    }

    /// Moves the bodies for a duration, and the items with them.
    func advance(by duration: TimeInterval) -> [TouchChange] {
        var changes: [TouchChange] = []
        lead -= duration
        // A sum of steps misses a multiple of them by a few billionths.
        while lead < -1e-9 {
            for behavior in behaviors { behavior.applyForces(self) }
            changes += world.advance()
            lead += World.step
        }
        let fraction = 1 - max(lead, 0) / World.step
        for item in items { item.write(fraction) }
        return changes
    }

    /// Stops all bodies where they are.
    func rest() {
        lead = 0
        for item in items {
            item.write(1)
            (item.body.velocity, item.body.angularVelocity) = (.zero, 0)
        }
    }

    /// Reads an item's state again.
    func refresh(_ item: any UIDynamicItem) {
        guard let index = indices[ObjectIdentifier(item)] else { return }
        if items[index].read() { world.bodies[index] = items[index].body }
        removeStaleContacts()
    }
}
