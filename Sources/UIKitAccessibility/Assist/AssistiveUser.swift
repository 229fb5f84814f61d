// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// An action that assistive technology performs on an element.
package enum AssistiveAction: Hashable, Sendable {
    case activate
    case increment
    case decrement
    /// Scrolls by a page.
    case page(UIAccessibilityScrollDirection)
    case custom(String)
}

/// Acts as assistive technology does: with the actions of elements rather than with touches.
@MainActor
package struct AssistiveUser {
    /// The result of an action.
    package enum Outcome: Equatable, Sendable {
        case done
        /// The element is to be touched at a point of its window.
        case touch(CGPoint)
        /// The element has no such action.
        case refused
    }

    private let tree: ViewAccessibility
    private let window: UIWindow?

    /// Creates a user of a tree, whose gestures are made in a window; by default, in the one that receives keys.
    package init(_ tree: ViewAccessibility, in window: UIWindow? = nil) {
        self.tree = tree
        self.window = window ?? tree.application.keyboardWindow
    }

    package func perform(_ action: AssistiveAction, on element: UIResponder) -> Outcome {
        guard let node = tree.nearestNode(element) else { return .refused }
        switch action {
        case .activate:
            return tree.activateWithoutTouch(element, node) ? .done : .touch(element.accessibilityActivationPoint)
        case .increment, .decrement:
            guard element.accessibilityTraits.contains(.adjustable) else { return .refused }
            if action == .increment { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
            return .done
        case .page(let direction):
            return offer(from: element) { $0.accessibilityScroll(direction) } ? .done : .refused
        case .custom(let name):
            let operations = tree.operations(of: element, node)
            let found = operations.first { $0.action.name == name || $0.action.title == name }
            return found.map { tree.perform($0.kind, on: element, node) } == true ? .done : .refused
        }
    }

    /// Offers the escape to the focused element and its responders and then to those of the front controller, and
    /// otherwise sends the Esc key (`R-VC-166`, `R-VC-169`).
    ///
    /// - Returns: Whether a responder handled the escape.
    @discardableResult
    package func escape() -> Bool {
        if tree.application.offerGesture(in: base, { $0.accessibilityPerformEscape() }) { return true }
        window?.sendEscapeKey()
        return false
    }

    /// Offers the most important action to the focused element and its responders, which end with the application's
    /// delegate, and then to those of the front controller (`R-VC-166`, `R-VC-170`).
    @discardableResult
    package func magicTap() -> Bool {
        tree.application.offerGesture(in: base) { $0.accessibilityPerformMagicTap() }
    }

    /// The window whose controllers are asked, which a popup has none of.
    private var base: UIWindow? { window.flatMap { $0.accessibilityParent == nil ? $0 : nil } }

    /// Returns whether a responder accepts the offer, from the first one along the chain.
    private func offer(from start: UIResponder?, _ isAccepted: (UIResponder) -> Bool) -> Bool {
        var responder = start
        while let current = responder {
            if isAccepted(current) { return true }
            responder = current.next
        }
        return false
    }
}
