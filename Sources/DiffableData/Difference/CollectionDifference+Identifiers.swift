// SPDX-License-Identifier: MIT

extension CollectionDifference where ChangeElement: Hashable {
    /// Compares two lists of unique identifiers, in time proportional to n log n.
    ///
    /// Moves are removals and insertions that are associated.
    init(from old: [ChangeElement], toIdentifiers new: [ChangeElement]) {
        let goals = Dictionary(zip(new, new.indices)) { first, _ in first }
        var origins: [ChangeElement: Int] = [:]
        var changes: [CollectionDifference.Change] = []
        for (index, element) in old.enumerated() where goals[element] != nil { origins[element] = index }
        let remaining = new.filter { origins[$0] != nil }
        let flags = StableElements.flags(remaining.compactMap { origins[$0] })
        let moved = Set(zip(remaining, flags).lazy.filter { !$0.1 }.map(\.0))
        for (index, element) in old.enumerated() {
            let goal = goals[element]
            guard goal == nil || moved.contains(element) else { continue }
            changes.append(.remove(offset: index, element: element, associatedWith: goal))
        }
        for (index, element) in new.enumerated() {
            let origin = origins[element]
            guard origin == nil || moved.contains(element) else { continue }
            changes.append(.insert(offset: index, element: element, associatedWith: origin))
        }
        self = CollectionDifference(changes) ?? new.difference(from: old)
    }
}
