// SPDX-License-Identifier: MIT
internal import UIKitCore

/// The items of a behavior, each once, in the order in which they were added.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []
    private var identifiers: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { insert(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool {
        identifiers.contains(ObjectIdentifier(item))
    }

    /// Adds an item, and returns whether it was missing.
    @discardableResult
    mutating func insert(_ item: any UIDynamicItem) -> Bool {
        guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
        items.append(item)
        return true
    }

    /// Removes an item, and returns whether it was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
        items.removeAll { $0 === item }
        return true
    }
}
