// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ViewAccessibility {
    /// The object that assistive technology has focused, or else the one that has the keyboard.
    package var focused: AccessibilityID? { focusedNode?.id }

    var focusedNode: AccessibleNode? {
        if let element = UIAccessibility.focused, let node = nearestNode(element), node.exists, isReachable(node) {
            return node
        }
        return keyboardNode
    }

    /// The node that has the keyboard.
    var keyboardNode: AccessibleNode? {
        guard let target = application.keyboardTarget else { return nil }
        if let controller = target as? UIViewController { return controller.viewIfLoaded.flatMap(nearestNode) }
        return nearestNode(target)
    }

    func isFocused(_ object: UIResponder) -> Bool {
        object === UIAccessibility.focused ?? application.keyboardTarget
    }

    private func isReachable(_ node: AccessibleNode) -> Bool {
        guard let window = window(of: node) else { return false }
        return !window.isHidden
    }

    package func focus(_ id: AccessibilityID) -> Bool {
        guard let node = node(id) else { return false }
        if node.view == nil { revealItem(node) }
        guard let object = node.view, !(object is UIApplication) else { return false }
        if let view = object as? UIView, let window = view.window {
            if window.accessibilityParent == nil, !window.isKeyWindow { window.makeKey() }
            if view.canBecomeFocused {
                window.focusSystem.move(to: view, heading: [])
            } else if view.canBecomeFirstResponder {
                view.becomeFirstResponder()
            }
        }
        UIAccessibility.moveFocus(to: object)
        if visibleFrame(of: node).isEmpty { _ = reveal(id) }
        changes.focusMayHaveChanged()
        return true
    }

    /// Returns the first element of a window in reading order.
    func firstElement(in window: UIWindow) -> AccessibleNode? {
        firstElement(below: table.node(of: window))
    }

    /// Returns the first element of a node that satisfies a condition.
    func firstElement(below node: AccessibleNode, where isWanted: (AccessibleNode) -> Bool = { _ in true })
        -> AccessibleNode?
    {
        var pending = [node]
        while let node = pending.popLast() {
            if let object = node.view, object.isAccessibilityElement, !(object is UIWindow), isWanted(node) {
                return node
            }
            let children = children(of: node)
            pending += children.after.reversed()
            if children.container != nil, let item = child(of: node, at: children.before.count) { pending.append(item) }
            pending += children.before.reversed()
        }
        return nil
    }
}
