// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Foundation
@_spi(Toolkit) package import UIKitCore

extension ViewAccessibility {
    /// Returns the first element with that identifier, or otherwise with that name, label, or input label, in the
    /// frontmost window that has one.
    ///
    /// Only elements with views are found.
    package func element(named name: String) -> UIResponder? {
        let all = frontToBack.flatMap { elements(in: table.node(of: $0)) }
        return all.first { $0.identifierForAccessibility == name }
            ?? all.first { $0.accessibilityLabel == name || $0.accessibilityUserInputLabels?.contains(name) == true }
            ?? all.first { object in nearestNode(object).flatMap { describe($0) }?.name == name }
    }

    /// Returns the objects with views of all windows that match, in reading order.
    package func elements(where matches: (AccessibilityElement) -> Bool) -> [AccessibilityElement] {
        frontToBack.flatMap { window in
            let node = table.node(of: window)
            return [node] + nodes(in: node)
        }.compactMap { describe($0) }.filter(matches)
    }

    /// The view or element of an object; `nil` for an item without a view.
    package func responder(of id: AccessibilityID) -> UIResponder? { node(id)?.view }

    /// The identity of a view or element, or of the nearest object that contains it.
    package func id(of object: UIResponder) -> AccessibilityID? { nearestNode(object)?.id }

    /// The popups, topmost first, followed by the windows from front to back.
    private var frontToBack: [UIWindow] {
        let shown = Array(application.windows.reversed())
        return application.shownPopups.reversed() + shown.filter(\.isKeyWindow) + shown.filter { !$0.isKeyWindow }
    }

    private func elements(in node: AccessibleNode) -> [UIResponder] {
        nodes(in: node).compactMap(\.view).filter(\.isAccessibilityElement)
    }

    /// Returns the nodes in a window, without those of popups.
    private func nodes(in node: AccessibleNode, depth: Int = 0) -> [AccessibleNode] {
        guard depth < Self.maximumDepth else { return [] }
        return shownChildren(of: node).flatMap { child -> [AccessibleNode] in
            child.view is UIWindow ? [] : [child] + nodes(in: child, depth: depth + 1)
        }
    }

    /// The children that have views.
    func shownChildren(of node: AccessibleNode) -> [AccessibleNode] {
        let children = children(of: node)
        guard let container = children.container else { return children.before + children.after }
        let views = container.accessibilityItemHolders.flatMap(\.subviews)
        let items = views.compactMap { container.accessibilityItem(of: $0) }
        let indexed = items.compactMap { item in container.accessibilityIndex(of: item).map { (index: $0, item: item) }
        }
        let nodes = indexed.sorted { $0.index < $1.index }.map { entry in
            let child = table.node(of: entry.item, in: container)
            child.parent = node
            return child
        }
        return children.before + nodes + children.after
    }
}
