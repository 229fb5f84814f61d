// SPDX-License-Identifier: MIT
internal import Diagnostics

/// The state of a collection's or table's data at one time: the identifiers of its sections and items, in their order.
///
/// A data source shows a snapshot that is applied to it. The identifiers must be unique within the snapshot. Queries
/// for positions, counts, and containing sections take constant or logarithmic time, and copies share their storage
/// until one of them is changed.
///
/// > Note: Differs from UIKit: an identifier that is not in the snapshot, or that occurs twice in one call, is logged
/// > and the call ignored; UIKit raises an exception.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
    var markedSections = MarkedIdentifiers<SectionIdentifierType>()
    var markedItems = MarkedIdentifiers<ItemIdentifierType>()
    var reconfigured = MarkedIdentifiers<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: - Counts

    /// The number of items in all sections.
    public var numberOfItems: Int { storage.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { storage.order.count }

    /// Returns the number of items in a section; 0 if the snapshot doesn't have the section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        handle(ofSection: identifier).map { storage.list(of: $0).count } ?? 0
    }

    // MARK: - Identifiers

    /// The identifiers of all sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.order.map { storage.sections[$0] } }

    /// The identifiers of all items, in the order of their sections.
    public var itemIdentifiers: [ItemIdentifierType] {
        var all: [ItemIdentifierType] = []
        all.reserveCapacity(numberOfItems)
        for section in storage.order { storage.list(of: section).forEach { all.append(storage.items[$0]) } }
        return all
    }

    /// Returns the identifiers of a section's items, in their order; none if the snapshot doesn't have the section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let section = handle(ofSection: identifier) else { return [] }
        return storage.list(of: section).handles.map { storage.items[$0] }
    }

    /// Returns the identifier of the section that has an item; `nil` if the snapshot doesn't have the item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.items.handle(of: identifier).map { storage.sections[storage.owner(of: $0)] }
    }

    // MARK: - Positions

    /// Returns the index of an item among the items of all sections; `nil` if the snapshot doesn't have the item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        storage.items.handle(of: identifier).map(storage.globalIndex)
    }

    /// Returns the index of a section; `nil` if the snapshot doesn't have the section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        storage.sections.handle(of: identifier).map(storage.position)
    }

    // MARK: - Reloads

    /// The identifiers of the sections to reload, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { markedSections.list }

    /// The identifiers of the items to reload, in the order of the calls.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { markedItems.list }

    /// The identifiers of the items whose cells to configure again, in the order of the calls.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured.list }

    /// Marks items to be reloaded, with new cells, when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where handle(ofItem: identifier) != nil { markedItems.insert(identifier) }
    }

    /// Marks items whose existing cells are configured again when the snapshot is applied.
    ///
    /// That is faster than a reload. An item that is also reloaded gets a new cell.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where handle(ofItem: identifier) != nil { reconfigured.insert(identifier) }
    }

    /// Marks sections to be reloaded, with their headers and footers, when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where handle(ofSection: identifier) != nil { markedSections.insert(identifier) }
    }

    // MARK: - Validation

    /// Returns the handle of an item; `nil`, with a message, if the snapshot doesn't have it.
    func handle(ofItem identifier: ItemIdentifierType, _ caller: String = #function) -> Int? {
        if let handle = storage.items.handle(of: identifier) { return handle }
        Log.misuse("\(caller): the snapshot has no item \(identifier); the call is ignored for it.")
        return nil
    }

    /// Returns the handle of a section; `nil`, with a message, if the snapshot doesn't have it.
    func handle(ofSection identifier: SectionIdentifierType, _ caller: String = #function) -> Int? {
        if let handle = storage.sections.handle(of: identifier) { return handle }
        Log.misuse("\(caller): the snapshot has no section \(identifier); the call is ignored for it.")
        return nil
    }
}
