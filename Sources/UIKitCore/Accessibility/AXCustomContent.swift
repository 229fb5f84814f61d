// SPDX-License-Identifier: MIT
public import Foundation

/// A property of an element that is read on demand, such as the size of a photo.
open class AXCustomContent: NSObject {
    /// Constants for whether content is read with the element.
    public enum Importance: UInt, Sendable {
        /// On demand.
        case `default`
        /// With the element.
        case high
    }

    /// Creates content from a name and its value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content from a name and its value, with attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
    }

    /// The name of the property.
    open var label: String { attributedLabel.string }
    /// The name with attributes.
    public let attributedLabel: NSAttributedString
    /// The value of the property.
    open var value: String { attributedValue.string }
    /// The value with attributes.
    public let attributedValue: NSAttributedString
    /// Whether the content is read with the element; `default` by default.
    open var importance = Importance.default
}

/// An element that has further content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    /// The content, in the order in which it is read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
