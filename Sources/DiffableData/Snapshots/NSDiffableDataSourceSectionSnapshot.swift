// SPDX-License-Identifier: MIT
internal import Diagnostics

/// The items of one section at one time, in a hierarchy whose items can be expanded and collapsed.
///
/// The items' identifiers must be unique within the snapshot. New items are collapsed. Queries take constant or
/// logarithmic time, except for `isVisible(_:)`, whose time depends on the item's level.
///
/// > Note: Differs from UIKit: an identifier that is not in the snapshot, or that would occur in it twice, is logged
/// > and the call ignored; UIKit raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var storage = OutlineStorage<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: - Items

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { storage.walk { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { storage.walk { _ in false } }

    /// The items all of whose ancestors are expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { storage.walk(enters: storage.isExpanded) }

    /// The items that are expanded, whether or not they are visible, each before its children.
    public var expandedItems: [ItemIdentifierType] {
        storage.list.handles.filter(storage.isExpanded).map { storage.items[$0] }
    }

    /// Returns whether the snapshot has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { storage.items.contains(item) }

    /// Returns the index of an item among `items`; `nil` if the snapshot doesn't have the item.
    public func index(of item: ItemIdentifierType) -> Int? { storage.items.handle(of: item).map(storage.index) }

    // MARK: - Hierarchy

    /// Returns the number of an item's ancestors; 0 if the snapshot doesn't have the item.
    public func level(of item: ItemIdentifierType) -> Int { handle(of: item).map(storage.level) ?? 0 }

    /// Returns the parent of an item; `nil` if it has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        handle(of: child).flatMap(storage.parent).map { storage.items[$0] }
    }

    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { handle(of: item).map(storage.isExpanded) ?? false }

    /// Returns whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { handle(of: item).map(storage.isVisible) ?? false }

    /// Returns a snapshot of an item's descendants, with the item itself as their parent if `includingParent` is set.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var snapshot = Self()
        guard let handle = handle(of: parent) else { return snapshot }
        let range = storage.range(of: handle)
        snapshot.storage = storage.part(includingParent ? range : range.dropFirst())
        return snapshot
    }

    /// Expands items, which makes their children visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            if let handle = handle(of: item) { storage.setExpanded(true, handle) }
        }
    }

    /// Collapses items, which hides their descendants.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            if let handle = handle(of: item) { storage.setExpanded(false, handle) }
        }
    }

    // MARK: - Adding items

    /// Appends items to the children of a parent; without one, to the root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: storage.list.count, parent: nil) }
        guard let handle = handle(of: parent) else { return }
        insert(items, at: storage.range(of: handle).upperBound, parent: handle)
    }

    /// Inserts items before another item, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let handle = handle(of: item) else { return }
        insert(items, at: storage.index(of: handle), parent: storage.parent(of: handle))
    }

    /// Inserts items after another item and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let handle = handle(of: item) else { return }
        insert(items, at: storage.range(of: handle).upperBound, parent: storage.parent(of: handle))
    }

    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, parent: Int?) {
        if let duplicate = storage.insert(items, at: index, parent: parent) { report(duplicate) }
    }

    // MARK: - Adding snapshots

    /// Inserts the items of another snapshot before an item, with the same parent.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let handle = handle(of: item) else { return }
        insert(snapshot, at: storage.index(of: handle), parent: storage.parent(of: handle))
    }

    /// Inserts the items of another snapshot after an item and its descendants, with the same parent.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard let handle = handle(of: item) else { return }
        insert(snapshot, at: storage.range(of: handle).upperBound, parent: storage.parent(of: handle))
    }

    /// Replaces the descendants of an item by the items of another snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let handle = handle(of: parent) else { return }
        let before = storage
        removeDescendants(of: handle)
        let index = storage.index(of: handle) + 1
        if let duplicate = storage.insert(snapshot.storage, at: index, parent: handle) {
            storage = before
            report(duplicate)
        }
    }

    private mutating func insert(_ snapshot: Self, at index: Int, parent: Int?) {
        if let duplicate = storage.insert(snapshot.storage, at: index, parent: parent) { report(duplicate) }
    }

    // MARK: - Removing items

    /// Deletes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        // An item may have been deleted with an ancestor that precedes it here.
        let handles = items.filter { handle(of: $0) != nil }
        for item in handles {
            if let handle = storage.items.handle(of: item) { storage.remove(handle) }
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() { storage = OutlineStorage() }

    private mutating func removeDescendants(of handle: Int) {
        while storage.hasChildren(handle) {
            storage.remove(storage.list[storage.index(of: handle) + 1])
        }
    }

    // MARK: - Describing

    /// Returns a text with a line for each item, indented by its level: "+" precedes a collapsed item with children,
    /// "-" an expanded one, and "*" one without children.
    public func visualDescription() -> String {
        storage.list.handles.map { handle in
            let sign = !storage.hasChildren(handle) ? "*" : storage.isExpanded(handle) ? "-" : "+"
            return String(repeating: "  ", count: storage.level(of: handle)) + "\(sign) \(storage.items[handle])\n"
        }.joined()
    }

    // MARK: - Validation

    private func handle(of item: ItemIdentifierType, _ caller: String = #function) -> Int? {
        if let handle = storage.items.handle(of: item) { return handle }
        Log.misuse("\(caller): the section snapshot has no item \(item); the call is ignored for it.")
        return nil
    }

    private func report(_ duplicate: ItemIdentifierType) {
        Log.misuse(
            "The item \(duplicate) would be in a section snapshot twice; identifiers must be unique. "
                + "The call is ignored.")
    }
}
