// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// An object of the tree with its identity: a view, an element, the application, or an item of a container.
@MainActor
final class AccessibleNode {
    let id: AccessibilityID
    /// The view or element; `nil` for an item, and once the object doesn't exist anymore.
    private(set) weak var object: UIResponder?
    /// The container of an item.
    private(set) weak var container: (any AccessibilityItemContainer)?
    let item: AccessibilityItemKey?

    /// The node that contains this one, as of the last reading of its children.
    ///
    /// The reference isn't weak, because objects with weak references cost more to retain. It forms a cycle with
    /// `children` until the tree forgets those.
    var parent: AccessibleNode?
    /// The children, until something has changed.
    var children: AccessibleChildren?
    /// The children that an observer was notified of.
    var reportedChildren: ReportedChildren?
    /// The index at which an item was read last.
    var reportedIndex: Int?
    /// The properties that were read last while there is an observer.
    var snapshot: AccessibilityElement?

    init(id: AccessibilityID, object: UIResponder) {
        self.id = id
        self.object = object
        item = nil
    }

    init(id: AccessibilityID, item: AccessibilityItemKey, of container: any AccessibilityItemContainer) {
        self.id = id
        self.item = item
        self.container = container
    }

    /// The object, or the view of the item if it has been created.
    var view: UIResponder? {
        if let item { return container?.accessibilityView(of: item) }
        return object
    }

    /// Whether the object still exists, and an item still has an index.
    var exists: Bool {
        if let item { return container?.accessibilityIndex(of: item) != nil }
        return object != nil
    }
}

/// The children that an observer knows of.
struct ReportedChildren: Equatable {
    /// The children, without the items of a long list.
    var listed: [AccessibilityID]
    /// Whether the items aren't listed.
    var isLong: Bool
    var itemCount: Int
    /// The index of the first item.
    var firstItem: Int

    var count: Int { isLong ? listed.count + itemCount : listed.count }

    /// Returns the index among all children of one that is no item, by its index among those.
    func index(ofOther index: Int) -> Int { index < firstItem ? index : index + itemCount }
}

/// The children of a node, of which items are counted and not listed.
@MainActor
final class AccessibleChildren {
    let before: [AccessibleNode]
    let container: (any AccessibilityItemContainer)?
    let after: [AccessibleNode]
    private lazy var places: [AccessibilityID: Int] = {
        var places: [AccessibilityID: Int] = [:]
        for (place, node) in (before + after).enumerated() { places[node.id] = place }
        return places
    }()

    init(
        before: [AccessibleNode] = [], container: (any AccessibilityItemContainer)? = nil, after: [AccessibleNode] = []
    ) {
        self.before = before
        self.container = container
        self.after = after
    }

    /// The index of a node among those that are listed; `nil` if it isn't one.
    func place(of node: AccessibleNode) -> Int? { places[node.id] }
}
