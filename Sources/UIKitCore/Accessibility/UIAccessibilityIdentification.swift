// SPDX-License-Identifier: MIT

/// An object that tests and scripts find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The identifier, which is never shown to the user.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}

extension UIResponder {
    /// The identifier of a view or an element.
    package var identifierForAccessibility: String? {
        accessibility?.blocks?.identifier?() ?? (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    }
}
