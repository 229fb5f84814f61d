// SPDX-License-Identifier: MIT
internal import Foundation

/// The accessibility properties that an application has set on an object.
///
/// Few objects have any, so that each stores only a reference.
final class AccessibilityAttributes {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var language: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var actions: [UIAccessibilityCustomAction]?
    var respondsToUser: Bool?
    var inputLabels: [String]?
}

/// The accessibility properties of an object until an application sets others.
@_spi(Toolkit) public struct AccessibilityDefaults: Equatable, Sendable {
    public var isElement: Bool
    public var traits: UIAccessibilityTraits
    public var value: String?

    public init(isElement: Bool = false, traits: UIAccessibilityTraits = .none, value: String? = nil) {
        self.isElement = isElement
        self.traits = traits
        self.value = value
    }
}

/// Constants for what the children of a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Elements without a relation.
    case none
    /// The cells of a table.
    case dataTable
    /// The items of a list.
    case list
    /// An area of the interface, such as the messages of a conversation.
    case landmark
    /// A group of elements that belong together.
    case semanticGroup
}

/// Constants for the directions of `accessibilityScroll(_:)`.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the content at the right.
    case right = 1
    /// To the content at the left.
    case left = 2
    /// To the content above.
    case up = 3
    /// To the content below.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the previous page.
    case previous = 6
}
