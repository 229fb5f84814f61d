// SPDX-License-Identifier: MIT
internal import Diagnostics

extension NSDiffableDataSourceSnapshot {
    // MARK: - Adding items

    /// Appends items to a section; without one, to the last section.
    ///
    /// Items that the snapshot has already are moved there, which is logged. A snapshot without the section, or without
    /// any, is left as it is.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let sectionIdentifier else {
            guard let last = storage.order.last else {
                return Log.misuse(
                    "appendItems(_:toSection:): the snapshot has no section for the items \(identifiers.prefix(3)); "
                        + "append one before. The call is ignored.")
            }
            return insert(identifiers, into: last, before: nil)
        }
        guard let section = handle(ofSection: sectionIdentifier) else { return }
        insert(identifiers, into: section, before: nil)
    }

    /// Inserts items before another item, in its section.
    ///
    /// Items that the snapshot has already are moved there, which is logged.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: beforeIdentifier, isAfter: false)
    }

    /// Inserts items after another item, in its section.
    ///
    /// Items that the snapshot has already are moved there, which is logged.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: afterIdentifier, isAfter: true)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], nextTo anchor: ItemIdentifierType, isAfter: Bool
    ) {
        guard let handle = handle(ofItem: anchor, isAfter ? "insertItems(_:afterItem:)" : "insertItems(_:beforeItem:)")
        else { return }
        insert(identifiers, into: storage.owner(of: handle), before: (handle, isAfter))
    }

    /// Inserts items next to an item of a section; without one, at the section's end.
    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: Int, before anchor: (handle: Int, isAfter: Bool)?
    ) {
        let (handles, existing): ([Int], Set<Int>)
        switch storage.admit(identifiers) {
        case .handles(let admitted, existing: let known): (handles, existing) = (admitted, known)
        case .duplicate(let identifier):
            return Log.misuse(
                "The item \(identifier) occurs more than once among those that a snapshot is to insert; "
                    + "identifiers must be unique. The call is ignored.")
        }
        if let anchor, existing.contains(anchor.handle) {
            for handle in handles where !existing.contains(handle) { storage.discard(item: handle) }
            return Log.misuse(
                "The item \(storage.items[anchor.handle]) cannot be inserted next to itself; the call is ignored.")
        }
        if let first = handles.first(where: existing.contains) {
            Log.misuse(
                "\(existing.count) of the items that a snapshot is to insert are in it already, such as "
                    + "\(storage.items[first]); they are moved. moveItem(_:afterItem:) does the same without a message."
            )
            for handle in handles where existing.contains(handle) { storage.detach(handle) }
        }
        let index = anchor.map { storage.index(of: $0.handle) + ($0.isAfter ? 1 : 0) }
        storage.insert(handles, into: section, at: index ?? storage.list(of: section).count)
    }

    // MARK: - Removing items

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard let handle = handle(ofItem: identifier) else { continue }
            storage.remove(item: handle)
            unmark(identifier)
        }
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Removes an item from those to reload or reconfigure.
    mutating func unmark(_ identifier: ItemIdentifierType) {
        markedItems.remove(identifier)
        reconfigured.remove(identifier)
    }

    // MARK: - Moving items

    /// Moves an item to the position before another item, in that item's section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, isAfter: false)
    }

    /// Moves an item to the position after another item, in that item's section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, isAfter: true)
    }

    private mutating func move(_ identifier: ItemIdentifierType, nextTo anchor: ItemIdentifierType, isAfter: Bool) {
        let caller = isAfter ? "moveItem(_:afterItem:)" : "moveItem(_:beforeItem:)"
        guard let item = handle(ofItem: identifier, caller), let goal = handle(ofItem: anchor, caller) else { return }
        guard item != goal else {
            return Log.misuse("\(caller): the item \(identifier) cannot be moved next to itself; the call is ignored.")
        }
        storage.detach(item)
        storage.insert([item], into: storage.owner(of: goal), at: storage.index(of: goal) + (isAfter ? 1 : 0))
    }
}
