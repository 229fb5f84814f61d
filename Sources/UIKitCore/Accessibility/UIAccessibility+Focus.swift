// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension UIAccessibility {
    /// Posted after assistive technology has focused another element.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key in `userInfo` for the element that has become focused.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key in `userInfo` for the element that was focused before.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key in `userInfo` for the assistive technology, as an ``AssistiveTechnologyIdentifier``.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Returns the element that an assistive technology has focused; with `nil`, the one that was focused last.
    ///
    /// > Note: Differs from UIKit: the desktop's technologies share one focus.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        focused
    }

    /// Returns a rectangle of a view in the coordinates of its window.
    ///
    /// > Note: Differs from UIKit, where the coordinates are those of the screen, as in `accessibilityFrame`.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Returns a path of a view in the coordinates of its window.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = view.convert(CGPoint.zero, to: nil)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    /// The element that assistive technology has focused.
    package private(set) static weak var focused: UIResponder?

    /// Changes the focused element, and notifies both elements and observers.
    package static func moveFocus(to element: UIResponder?) {
        let previous = focused
        guard element !== previous else { return }
        focused = element
        previous?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        let technology: AssistiveTechnologyIdentifier =
            isVoiceOverRunning ? .notificationVoiceOver : .notificationSwitchControl
        var userInfo: [AnyHashable: Any] = [assistiveTechnologyUserInfoKey: technology.rawValue]
        userInfo[focusedElementUserInfoKey] = element
        userInfo[unfocusedElementUserInfoKey] = previous
        NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: userInfo)
    }
}
