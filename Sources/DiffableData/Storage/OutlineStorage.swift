// SPDX-License-Identifier: MIT

/// Items in a hierarchy, in the order of a walk in which each item precedes its children.
struct OutlineStorage<Item: Hashable & Sendable>: Sendable {
    private struct Node {
        /// The handle of the parent; -1 for an item without one.
        var parent = -1
        var level = 0
        /// The number of descendants and the item itself.
        var size = 1
        var isExpanded = false
    }

    private(set) var items = IdentifierTable<Item>()
    private(set) var list = HandleList()
    private var homes: [Int] = []
    private var nodes: [Node] = []

    // MARK: - Reading

    func index(of handle: Int) -> Int { list.index(of: handle, homes: homes) }

    /// Returns the indexes of an item and its descendants.
    func range(of handle: Int) -> Range<Int> {
        let index = index(of: handle)
        return index..<(index + nodes[handle].size)
    }

    func parent(of handle: Int) -> Int? { nodes[handle].parent < 0 ? nil : nodes[handle].parent }

    func level(of handle: Int) -> Int { nodes[handle].level }

    func isExpanded(_ handle: Int) -> Bool { nodes[handle].isExpanded }

    func hasChildren(_ handle: Int) -> Bool { nodes[handle].size > 1 }

    /// Returns whether all ancestors of an item are expanded, in time proportional to its level.
    func isVisible(_ handle: Int) -> Bool {
        var handle = handle
        while let parent = parent(of: handle) {
            guard nodes[parent].isExpanded else { return false }
            handle = parent
        }
        return true
    }

    /// Returns the items that `isEntered` doesn't keep from being reached, in order.
    func walk(enters: (Int) -> Bool) -> [Item] {
        var found: [Item] = []
        let all = list.handles
        var index = 0
        while index < all.count {
            found.append(items[all[index]])
            index += enters(all[index]) ? 1 : nodes[all[index]].size
        }
        return found
    }

    // MARK: - Changing

    /// Inserts items without children at an index among all items, as children of a parent.
    ///
    /// Returns an identifier that would occur twice instead, and inserts nothing.
    mutating func insert(_ identifiers: [Item], at index: Int, parent: Int?) -> Item? {
        var handles: [Int] = []
        handles.reserveCapacity(identifiers.count)
        items.reserve(identifiers.count)
        for identifier in identifiers {
            let (handle, isNew) = items.add(identifier)
            guard isNew else {
                for handle in handles { items.remove(handle: handle) }
                return identifier
            }
            handles.append(handle)
        }
        let missing = items.capacity - nodes.count
        if missing > 0 {
            nodes.append(contentsOf: repeatElement(Node(), count: missing))
            homes.append(contentsOf: repeatElement(0, count: missing))
        }
        let level = parent.map { nodes[$0].level + 1 } ?? 0
        for handle in handles { nodes[handle] = Node(parent: parent ?? -1, level: level) }
        list.insert(handles, at: index, homes: &homes)
        grow(parent, by: handles.count)
        return nil
    }

    /// Inserts another hierarchy at an index among all items, as children of a parent.
    ///
    /// Returns an identifier that would occur twice instead, and inserts nothing.
    mutating func insert(_ other: OutlineStorage, at index: Int, parent: Int?) -> Item? {
        let others = other.list.handles
        if let duplicate = insert(others.map { other.items[$0] }, at: index, parent: parent) { return duplicate }
        for handle in others {
            guard let own = items.handle(of: other.items[handle]) else { continue }
            let node = other.nodes[handle]
            nodes[own].size = node.size
            nodes[own].isExpanded = node.isExpanded
            nodes[own].level += node.level
            guard let otherParent = other.parent(of: handle) else { continue }
            nodes[own].parent = items.handle(of: other.items[otherParent]) ?? nodes[own].parent
        }
        return nil
    }

    /// Removes an item with its descendants.
    mutating func remove(_ handle: Int) {
        let removed = list.handles(in: range(of: handle))
        grow(parent(of: handle), by: -removed.count)
        for handle in removed {
            list.remove(handle, homes: homes)
            items.remove(handle: handle)
        }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ handle: Int) { nodes[handle].isExpanded = isExpanded }

    /// Changes the number of descendants of an item and its ancestors.
    private mutating func grow(_ handle: Int?, by count: Int) {
        var next = handle
        while let handle = next {
            nodes[handle].size += count
            next = parent(of: handle)
        }
    }

    /// Returns a copy of the items at the indexes in a range that includes all descendants of its items.
    func part(_ range: Range<Int>) -> OutlineStorage {
        var part = OutlineStorage()
        let handles = list.handles(in: range)
        guard let first = handles.first else { return part }
        guard part.insert(handles.map { items[$0] }, at: 0, parent: nil) == nil else { return part }
        // The handles of an empty table are given in order.
        var own: [Int: Int] = [:]
        for (index, handle) in handles.enumerated() {
            own[handle] = index
            part.nodes[index] = nodes[handle]
            part.nodes[index].level -= nodes[first].level
            part.nodes[index].parent = own[nodes[handle].parent] ?? -1
        }
        return part
    }
}
