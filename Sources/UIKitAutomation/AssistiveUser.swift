// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

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

    private let windows: [UIWindow]

    /// - Parameter windows: The windows, frontmost first.
    package init(windows: [UIWindow]) {
        self.windows = windows
    }

    package func perform(_ action: AssistiveAction, on element: UIResponder) -> Outcome {
        switch action {
        case .activate:
            return element.accessibilityActivate() ? .done : .touch(element.accessibilityActivationPoint)
        case .increment, .decrement:
            guard element.accessibilityTraits.contains(.adjustable) else { return .refused }
            if action == .increment { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
            return .done
        case .page(let direction):
            return offer(from: element) { $0.accessibilityScroll(direction) } ? .done : .refused
        case .custom(let name):
            let found = element.accessibilityCustomActions?.first { $0.name == name }
            return found?.perform() == true ? .done : .refused
        }
    }

    /// Offers the escape to the front controller and then to its responders.
    @discardableResult
    package func escape() -> Bool { offer(from: front) { $0.accessibilityPerformEscape() } }

    /// Offers the most important action to the first responder and to the front controller, and then to their
    /// responders.
    @discardableResult
    package func magicTap() -> Bool {
        [windows.first?.firstResponder, front].contains { start in
            offer(from: start) { $0.accessibilityPerformMagicTap() }
        }
    }

    /// The innermost visible controller of the front window.
    private var front: UIViewController? {
        var front = windows.first?.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        while let child = front?.children.last { front = child }
        return front
    }

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

extension UIResponder {
    /// The window of an element or of the view that contains it.
    package var hostWindow: UIWindow? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first?.window
    }
}
