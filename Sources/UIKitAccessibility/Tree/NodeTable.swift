// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The nodes by their identities and objects.
///
/// A node is created when it is first asked for, and dropped some time after its object has ended.
@MainActor
struct NodeTable {
    private struct ItemIdentity: Hashable {
        let container: ObjectIdentifier
        let item: AccessibilityItemKey
    }

    private var nodes: [AccessibilityID: AccessibleNode] = [:]
    private var byObject: [ObjectIdentifier: AccessibleNode] = [:]
    private var byItem: [ItemIdentity: AccessibleNode] = [:]
    private var lastID: UInt64 = 0
    private var purgeLimit = 4096

    var all: Dictionary<AccessibilityID, AccessibleNode>.Values { nodes.values }

    subscript(id: AccessibilityID) -> AccessibleNode? { nodes[id] }

    /// Returns the node of an object, which is created if it doesn't exist.
    mutating func node(of object: UIResponder) -> AccessibleNode {
        let key = ObjectIdentifier(object)
        // The memory of an object that has ended may be used by another one.
        if let node = byObject[key], node.object === object { return node }
        let node = AccessibleNode(id: object is UIApplication ? .application : nextID(), object: object)
        byObject[key] = node
        add(node)
        return node
    }

    /// Returns the node of an object, if it has one.
    func existing(_ object: UIResponder) -> AccessibleNode? {
        guard let node = byObject[ObjectIdentifier(object)], node.object === object else { return nil }
        return node
    }

    mutating func node(of item: AccessibilityItemKey, in container: any AccessibilityItemContainer) -> AccessibleNode {
        let key = ItemIdentity(container: ObjectIdentifier(container), item: item)
        if let node = byItem[key], node.container === container { return node }
        let node = AccessibleNode(id: nextID(), item: item, of: container)
        byItem[key] = node
        add(node)
        return node
    }

    func existing(_ item: AccessibilityItemKey, in container: any AccessibilityItemContainer) -> AccessibleNode? {
        let node = byItem[ItemIdentity(container: ObjectIdentifier(container), item: item)]
        return node?.container === container ? node : nil
    }

    /// The nodes of a container's items that were asked for.
    func items(of container: any AccessibilityItemContainer) -> [AccessibleNode] {
        nodes.values.filter { $0.item != nil && $0.container === container }
    }

    private mutating func nextID() -> AccessibilityID {
        lastID += 1
        return AccessibilityID(rawValue: lastID)
    }

    private mutating func add(_ node: AccessibleNode) {
        nodes[node.id] = node
        guard nodes.count > purgeLimit else { return }
        _ = removeEnded()
        purgeLimit = max(4096, nodes.count * 2)
    }

    /// Drops the nodes whose objects have ended, and returns their identities.
    mutating func removeEnded() -> [AccessibilityID] {
        let ended = nodes.values.filter { $0.object == nil && $0.container == nil }
        guard !ended.isEmpty else { return [] }
        let ids = Set(ended.map(\.id))
        for id in ids { nodes[id] = nil }
        byObject = byObject.filter { !ids.contains($0.value.id) }
        byItem = byItem.filter { !ids.contains($0.value.id) }
        return ended.map(\.id).sorted()
    }
}
