// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The positions of items and sections before and after a batch of changes.
///
/// Its size depends on the number of changes and sections, not on that of items; a position is mapped in logarithmic
/// time.
struct CollectionUpdateMap {
    /// The items of a section that leave or arrive, in ascending order.
    private struct Steps {
        private var items: [Int]

        init(_ items: some Sequence<Int>) {
            self.items = items.sorted()
        }

        var count: Int { items.count }

        /// Returns the index of an item among those that are not in the list; `nil` if it is in the list.
        func rank(of item: Int) -> Int? {
            let index = firstIndex { items[$0] >= item }
            return index < items.count && items[index] == item ? nil : item - index
        }

        /// Returns the item with an index among those that are not in the list.
        func item(ofRank rank: Int) -> Int { rank + firstIndex { items[$0] - $0 > rank } }

        private func firstIndex(where isAfter: (Int) -> Bool) -> Int {
            var (low, high) = (0, items.count)
            while low < high {
                let middle = (low + high) / 2
                if isAfter(middle) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    /// The old index of each new section; `nil` for an inserted one.
    private(set) var sectionOrigins: [Int?]
    /// The new index of each old section; `nil` for a deleted one.
    private(set) var sectionGoals: [Int?]
    let changes: CollectionChanges
    private var departures: [Int: Steps] = [:]
    private var arrivals: [Int: Steps] = [:]
    private var goals: [IndexPath: IndexPath] = [:]
    private var origins: [IndexPath: IndexPath] = [:]

    /// Creates the map of a batch that leads from the old item counts of the sections to the new ones.
    init(_ changes: CollectionChanges, from old: [Int], to new: [Int]) throws(CollectionChanges.Mismatch) {
        try changes.check(old: old, new: new)
        self.changes = changes
        sectionOrigins = try Self.sectionOrigins(changes, from: old.count, to: new.count)
        sectionGoals = Array(repeating: nil, count: old.count)
        for (section, origin) in sectionOrigins.enumerated() {
            if let origin { sectionGoals[origin] = section }
        }
        for move in changes.movedItems {
            goals[move.from] = move.to
            origins[move.to] = move.from
        }
        departures = Self.steps(changes.deletedItems, changes.movedItems.lazy.map(\.from))
        arrivals = Self.steps(changes.insertedItems, changes.movedItems.lazy.map(\.to))
        try checkCounts(from: old, to: new)
    }

    private static func steps(
        _ paths: Set<IndexPath>, _ moved: some Sequence<IndexPath>
    ) -> [Int: Steps] {
        var items: [Int: [Int]] = [:]
        for path in paths { items[path.section, default: []].append(path.item) }
        for path in moved { items[path.section, default: []].append(path.item) }
        return items.mapValues(Steps.init)
    }

    private static func sectionOrigins(
        _ changes: CollectionChanges, from old: Int, to new: Int
    ) throws(CollectionChanges.Mismatch) -> [Int?] {
        let (deleted, inserted) = (changes.deletedSections, changes.insertedSections)
        guard old - deleted.count + inserted.count == new else {
            throw CollectionChanges.Mismatch(
                description: "the data source has \(new) sections after the update; there were \(old), of which "
                    + "\(deleted.count) were deleted, and \(inserted.count) were inserted")
        }
        let leaving = deleted.union(IndexSet(changes.movedSections.map(\.from)))
        var arrivals: [Int: Int] = [:]
        for move in changes.movedSections { arrivals[move.to] = move.from }
        var staying = (0..<old).lazy.filter { !leaving.contains($0) }.makeIterator()
        return (0..<new).map { section in
            if inserted.contains(section) { return nil }
            return arrivals[section] ?? staying.next()
        }
    }

    private func checkCounts(from old: [Int], to new: [Int]) throws(CollectionChanges.Mismatch) {
        for (section, origin) in sectionOrigins.enumerated() {
            // The items of an inserted or reloaded section are all new.
            guard let origin, !changes.reloadedSections.contains(origin) else { continue }
            let (left, arrived) = (departures[origin]?.count ?? 0, arrivals[section]?.count ?? 0)
            guard old[origin] - left + arrived != new[section] else { continue }
            throw CollectionChanges.Mismatch(
                description: "the data source has \(new[section]) items in section \(section) after the update; there "
                    + "were \(old[origin]), of which \(left) were deleted or moved away, and \(arrived) were inserted "
                    + "or moved there")
        }
    }

    // MARK: - Items

    /// Returns the position of an item after the batch; `nil` if it was deleted or its section was reloaded.
    func goal(of path: IndexPath) -> IndexPath? {
        if let goal = goals[path] { return goal }
        guard let section = sectionGoal(of: path.section), !changes.reloadedSections.contains(path.section) else {
            return nil
        }
        guard let rank = departures[path.section].map({ $0.rank(of: path.item) }) ?? path.item else { return nil }
        return IndexPath(item: arrivals[section]?.item(ofRank: rank) ?? rank, section: section)
    }

    /// Returns the position of an item before the batch; `nil` if it is new or its section was reloaded.
    func origin(of path: IndexPath) -> IndexPath? {
        if let origin = origins[path] { return origin }
        guard sectionOrigins.indices.contains(path.section), let section = sectionOrigins[path.section],
            !changes.reloadedSections.contains(section),
            let rank = arrivals[path.section].map({ $0.rank(of: path.item) }) ?? path.item
        else { return nil }
        return IndexPath(item: departures[section]?.item(ofRank: rank) ?? rank, section: section)
    }

    /// Whether a cell is replaced although its item remains.
    func isReloaded(_ path: IndexPath) -> Bool { changes.reloadedItems.contains(path) }

    // MARK: - Sections

    func sectionGoal(of section: Int) -> Int? {
        sectionGoals.indices.contains(section) ? sectionGoals[section] : nil
    }

    /// Whether the items of a new section have other positions within it than in the old one.
    func changesItems(of section: Int) -> Bool {
        guard sectionOrigins.indices.contains(section), let origin = sectionOrigins[section] else { return true }
        return departures[origin] != nil || arrivals[section] != nil || changes.reloadedSections.contains(origin)
    }
}
