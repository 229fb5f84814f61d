// SPDX-License-Identifier: MIT

/// Sections with items, all of them found by identifier and by position in constant or logarithmic time.
struct SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private(set) var sections = IdentifierTable<Section>()
    private(set) var items = IdentifierTable<Item>()
    /// The handles of the sections in their order.
    private(set) var order: [Int] = []
    /// The index of each section by its handle.
    private var positions: [Int] = []
    /// The items of each section by its handle.
    private var lists: [HandleList] = []
    /// The item counts of the sections in their order.
    private var totals = RunningTotals()
    /// The leaf of each item by its handle.
    private var homes: [Int] = []
    /// The section of each item by its handle, as the section's handle.
    private var owners: [Int] = []

    // MARK: - Reading

    var itemCount: Int { items.count }

    /// Returns the items of the section at an index.
    func list(at index: Int) -> HandleList { lists[order[index]] }

    func list(of section: Int) -> HandleList { lists[section] }

    /// Returns the index of a section's handle.
    func position(of section: Int) -> Int { positions[section] }

    /// Returns the handle of the section that has an item.
    func owner(of item: Int) -> Int { owners[item] }

    /// Returns the index of an item in its section.
    func index(of item: Int) -> Int { lists[owners[item]].index(of: item, homes: homes) }

    /// Returns the index of an item among all items.
    func globalIndex(of item: Int) -> Int { totals.total(before: positions[owners[item]]) + index(of: item) }

    // MARK: - Items

    /// Adds identifiers in order to insert them into a section, and returns their handles.
    ///
    /// Nothing is added if an identifier occurs twice. Identifiers that are in a section already stay there until they
    /// are detached.
    mutating func admit(_ identifiers: [Item]) -> Admission<Item> {
        var handles: [Int] = []
        handles.reserveCapacity(identifiers.count)
        items.reserve(identifiers.count)
        var existing: Set<Int> = []
        var new: Set<Int> = []
        let oldCapacity = items.capacity
        var duplicate: Item?
        for identifier in identifiers {
            let (handle, isNew) = items.add(identifier)
            if isNew {
                // Handles above the old capacity are new without a look into the set.
                if handle < oldCapacity { new.insert(handle) }
            } else if handle >= oldCapacity || new.contains(handle) || !existing.insert(handle).inserted {
                duplicate = identifier
                break
            }
            handles.append(handle)
        }
        if let duplicate {
            for handle in handles where !existing.contains(handle) { items.remove(handle: handle) }
            return .duplicate(duplicate)
        }
        let missing = items.capacity - homes.count
        homes.append(contentsOf: repeatElement(0, count: missing))
        owners.append(contentsOf: repeatElement(-1, count: missing))
        return .handles(handles, existing: existing)
    }

    /// Inserts admitted items that are in no section into the section with a handle.
    mutating func insert(_ handles: [Int], into section: Int, at index: Int) {
        for handle in handles { owners[handle] = section }
        lists[section].insert(handles, at: index, homes: &homes)
        totals.add(handles.count, at: positions[section])
    }

    /// Takes an item out of its section, in order to insert it elsewhere.
    mutating func detach(_ item: Int) {
        let section = owners[item]
        lists[section].remove(item, homes: homes)
        totals.add(-1, at: positions[section])
    }

    /// Removes an admitted item that is in no section.
    mutating func discard(item: Int) { items.remove(handle: item) }

    mutating func remove(item: Int) {
        detach(item)
        items.remove(handle: item)
    }

    // MARK: - Sections

    /// Inserts new sections at an index.
    mutating func insert(_ identifiers: [Section], at index: Int) {
        let isAtEnd = index == order.count
        let handles = identifiers.map { sections.add($0).handle }
        for handle in handles {
            if handle == lists.count {
                lists.append(HandleList())
                positions.append(0)
            }
            lists[handle] = HandleList()
        }
        order.insert(contentsOf: handles, at: index)
        guard isAtEnd else { return update(from: index) }
        for (offset, handle) in handles.enumerated() {
            positions[handle] = index + offset
            totals.append(0)
        }
    }

    /// Removes sections by their handles, with their items, and passes each item's identifier to `body`.
    mutating func remove(sections removed: [Int], _ body: (Item) -> Void) {
        for section in removed {
            for item in lists[section].handles {
                body(items[item])
                items.remove(handle: item)
            }
            lists[section] = HandleList()
            positions[section] = -1
            sections.remove(handle: section)
        }
        order.removeAll { positions[$0] < 0 }
        update(from: 0)
    }

    /// Moves the section at an index to a final index.
    mutating func moveSection(at index: Int, to goal: Int) {
        order.insert(order.remove(at: index), at: goal)
        update(from: 0)
    }

    private mutating func update(from first: Int) {
        for index in first..<order.count { positions[order[index]] = index }
        totals = RunningTotals(order.map { lists[$0].count })
    }
}

/// The result of adding identifiers to a snapshot.
enum Admission<Identifier> {
    /// The identifiers' handles, and those among them that the snapshot had before.
    case handles([Int], existing: Set<Int>)
    /// An identifier that occurs more than once; nothing was added.
    case duplicate(Identifier)
}
