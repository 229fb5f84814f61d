// SPDX-License-Identifier: MIT

/// The changes that turn one snapshot into another, with the fewest moves.
///
/// Deletions, reloads, and the origins of moves refer to positions in the old snapshot; insertions and the goals of
/// moves to positions in the new one. Items that are deleted or inserted together with their section are not listed.
package struct SnapshotDifference: Equatable, Sendable {
    /// A section or item that changes its position relative to those that remain, or an item that changes its section.
    package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        package var from: Position
        package var to: Position

        package init(from: Position, to: Position) {
            self.from = from
            self.to = to
        }
    }

    package internal(set) var deletedSections: [Int] = []
    package internal(set) var insertedSections: [Int] = []
    package internal(set) var movedSections: [Move<Int>] = []
    package internal(set) var reloadedSections: [Int] = []
    /// The positions of the reloaded sections in the new snapshot.
    package internal(set) var reloadedSectionGoals: [Int] = []

    package internal(set) var deletedItems: [ItemPosition] = []
    package internal(set) var insertedItems: [ItemPosition] = []
    package internal(set) var movedItems: [Move<ItemPosition>] = []
    package internal(set) var reloadedItems: [ItemPosition] = []
    package internal(set) var reconfiguredItems: [ItemPosition] = []

    package var isEmpty: Bool { self == SnapshotDifference() }

    private init() {}

    /// Compares two snapshots in time proportional to the number of their identifiers; to n log n for those that are
    /// reordered.
    package init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let origins = compareSections(old, new)
        let items = compareItems(old, new, sectionOrigins: origins)
        for section in new.reloadedSectionIdentifiers {
            guard let index = old.indexOfSection(section), let goal = new.indexOfSection(section) else { continue }
            reloadedSections.append(index)
            reloadedSectionGoals.append(goal)
        }
        func origin(of item: Item) -> ItemPosition? {
            new.storage.items.handle(of: item).flatMap { items[$0].section < 0 ? nil : items[$0] }
        }
        reloadedItems = new.reloadedItemIdentifiers.compactMap(origin)
        reconfiguredItems = new.reconfiguredItemIdentifiers.filter { !new.markedItems.contains($0) }.compactMap(origin)
    }

    // MARK: - Sections

    /// Returns the old index of each new section; -1 for an inserted one.
    private mutating func compareSections<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Int] {
        var origins = Array(repeating: -1, count: new.numberOfSections)
        for (index, section) in old.storage.order.enumerated() {
            if let goal = new.indexOfSection(old.storage.sections[section]) {
                origins[goal] = index
            } else {
                deletedSections.append(index)
            }
        }
        let remaining = origins.indices.filter { origins[$0] >= 0 }
        insertedSections = origins.indices.filter { origins[$0] < 0 }
        let flags = StableElements.flags(remaining.map { origins[$0] })
        for (index, isStable) in zip(remaining, flags) where !isStable {
            movedSections.append(Move(from: origins[index], to: index))
        }
        return origins
    }

    // MARK: - Items

    /// Returns the old position of each new item by its handle; negative for an inserted one.
    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        sectionOrigins: [Int]
    ) -> [ItemPosition] {
        var origins = Array(repeating: ItemPosition(section: -1, item: -1), count: new.storage.items.capacity)
        var deletedSections = self.deletedSections.makeIterator()
        var nextDeleted = deletedSections.next()
        for section in 0..<old.numberOfSections {
            let isDeleted = section == nextDeleted
            if isDeleted { nextDeleted = deletedSections.next() }
            var index = 0
            old.storage.list(at: section).forEach { item in
                let position = ItemPosition(section: section, item: index)
                if let handle = new.storage.items.handle(of: old.storage.items[item]) {
                    origins[handle] = position
                } else if !isDeleted {
                    deletedItems.append(position)
                }
                index += 1
            }
        }
        for (section, origin) in sectionOrigins.enumerated() {
            compareItems(of: new.storage.list(at: section), in: section, from: origin, origins)
        }
        return origins
    }

    private mutating func compareItems(
        of list: HandleList, in section: Int, from origin: Int, _ origins: [ItemPosition]
    ) {
        var staying: [Int] = []
        var goals: [Int] = []
        staying.reserveCapacity(list.count)
        goals.reserveCapacity(list.count)
        var index = 0
        list.forEach { item in
            let from = origins[item]
            if from.section < 0 {
                if origin >= 0 { insertedItems.append(ItemPosition(section: section, item: index)) }
            } else if from.section == origin {
                staying.append(from.item)
                goals.append(index)
            } else {
                movedItems.append(Move(from: from, to: ItemPosition(section: section, item: index)))
            }
            index += 1
        }
        for (offset, isStable) in StableElements.flags(staying).enumerated() where !isStable {
            movedItems.append(
                Move(
                    from: ItemPosition(section: origin, item: staying[offset]),
                    to: ItemPosition(section: section, item: goals[offset])))
        }
    }
}
