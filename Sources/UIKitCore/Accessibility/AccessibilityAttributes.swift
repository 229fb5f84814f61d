// SPDX-License-Identifier: MIT
internal import Foundation

/// The accessibility properties that an application has set on an object.
///
/// Few objects have any, so that each stores only a reference.
@MainActor
final class AccessibilityAttributes {
    nonisolated init() {}

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
    var hidesElements: Bool?
    var isModal: Bool?
    var groupsChildren = false
    var containerType: UIAccessibilityContainerType?
    var actions: [UIAccessibilityCustomAction]?
    var respondsToUser: Bool?
    var inputLabels: [NSAttributedString]?
    var rare: RareAccessibilityAttributes?
    var blocks: AccessibilityBlocks?

    func editRare(_ edit: (RareAccessibilityAttributes) -> Void) {
        let attributes = rare ?? RareAccessibilityAttributes()
        rare = attributes
        edit(attributes)
    }
}

/// The accessibility properties that hardly any object has.
@MainActor
final class RareAccessibilityAttributes {
    nonisolated init() {}

    var rotors: [UIAccessibilityCustomRotor]?
    var directTouch: UIAccessibility.DirectTouchOptions = []
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var expandedStatus: UIAccessibility.ExpandedStatus?
    var headers: [Any]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var textualContext: UIAccessibilityTextualContext?
    var automationElements: [Any]?
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

/// Constants for how an element and its children are visited one after another.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the container's other properties say.
    case automatic
    /// One by one.
    case separate
    /// As one element.
    case combined
}
