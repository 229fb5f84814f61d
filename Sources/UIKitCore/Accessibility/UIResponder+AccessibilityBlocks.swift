// SPDX-License-Identifier: MIT
public import Foundation

/// A block that returns a truth value.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// A block that returns a text.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// A block that returns a text with attributes.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// A block that returns traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// A block that returns a rectangle.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// A block that returns a path.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// A block that returns a point.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// A block that returns elements.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// A block that returns a container type.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// A block that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// A block that returns a kind of text.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// A block that returns an expanded status.
public typealias AXExpandedStatusReturnBlock = @MainActor () -> UIAccessibility.ExpandedStatus
/// A block that returns texts.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// A block that returns texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// A block that returns actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// A block that returns searches.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// A block that returns further content.
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?
/// A block that performs an action.
public typealias AXVoidReturnBlock = @MainActor () -> Void

/// Blocks that take precedence over the properties of the same names; each is `nil` by default.
extension UIResponder {
    /// The block that returns whether the object is one element.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.isElement }
        set { editAccessibilityBlocks { $0.isElement = newValue } }
    }

    /// The block that returns the name.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.label }
        set { editAccessibilityBlocks { $0.label = newValue } }
    }

    /// The block that returns the name with attributes.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility?.blocks?.attributedLabel }
        set { editAccessibilityBlocks { $0.attributedLabel = newValue } }
    }

    /// The block that returns the hint.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.hint }
        set { editAccessibilityBlocks { $0.hint = newValue } }
    }

    /// The block that returns the hint with attributes.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility?.blocks?.attributedHint }
        set { editAccessibilityBlocks { $0.attributedHint = newValue } }
    }

    /// The block that returns the value.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.value }
        set { editAccessibilityBlocks { $0.value = newValue } }
    }

    /// The block that returns the value with attributes.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility?.blocks?.attributedValue }
        set { editAccessibilityBlocks { $0.attributedValue = newValue } }
    }

    /// The block that returns the language of the texts.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.language }
        set { editAccessibilityBlocks { $0.language = newValue } }
    }

    /// The block that returns the identifier for tests and scripts.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.identifier }
        set { editAccessibilityBlocks { $0.identifier = newValue } }
    }

    /// The block that returns the kind of the element and its state.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility?.blocks?.traits }
        set { editAccessibilityBlocks { $0.traits = newValue } }
    }

    /// The block that returns the frame in the coordinates of the window.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility?.blocks?.frame }
        set { editAccessibilityBlocks { $0.frame = newValue } }
    }

    /// The block that returns the outline in the coordinates of the window.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility?.blocks?.path }
        set { editAccessibilityBlocks { $0.path = newValue } }
    }

    /// The block that returns the point that activation touches.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility?.blocks?.activationPoint }
        set { editAccessibilityBlocks { $0.activationPoint = newValue } }
    }

    /// The block that returns the elements of the container.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility?.blocks?.elements }
        set { editAccessibilityBlocks { $0.elements = newValue } }
    }

    /// The block that returns the elements that scripts find.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibility?.blocks?.automationElements }
        set { editAccessibilityBlocks { $0.automationElements = newValue } }
    }

    /// The block that returns the elements that name columns or rows.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibility?.blocks?.headers }
        set { editAccessibilityBlocks { $0.headers = newValue } }
    }

    /// The block that returns whether the object is hidden.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.hidesElements }
        set { editAccessibilityBlocks { $0.hidesElements = newValue } }
    }

    /// The block that returns whether the siblings are hidden.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.isModal }
        set { editAccessibilityBlocks { $0.isModal = newValue } }
    }

    /// The block that returns whether the children are read together.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.groupsChildren }
        set { editAccessibilityBlocks { $0.groupsChildren = newValue } }
    }

    /// The block that returns whether the element responds to the user.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.respondsToUser }
        set { editAccessibilityBlocks { $0.respondsToUser = newValue } }
    }

    /// The block that returns the relation between the children.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility?.blocks?.containerType }
        set { editAccessibilityBlocks { $0.containerType = newValue } }
    }

    /// The block that returns the way in which the elements are visited.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility?.blocks?.navigationStyle }
        set { editAccessibilityBlocks { $0.navigationStyle = newValue } }
    }

    /// The block that returns the kind of text.
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibility?.blocks?.textualContext }
        set { editAccessibilityBlocks { $0.textualContext = newValue } }
    }

    /// The block that returns whether the content is expanded.
    public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { accessibility?.blocks?.expandedStatus }
        set { editAccessibilityBlocks { $0.expandedStatus = newValue } }
    }

    /// The block that returns the names that the user can say.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibility?.blocks?.inputLabels }
        set { editAccessibilityBlocks { $0.inputLabels = newValue } }
    }

    /// The block that returns the names that the user can say, with attributes.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibility?.blocks?.attributedInputLabels }
        set { editAccessibilityBlocks { $0.attributedInputLabels = newValue } }
    }

    /// The block that returns the actions beside the activation.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility?.blocks?.actions }
        set { editAccessibilityBlocks { $0.actions = newValue } }
    }

    /// The block that returns the searches.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibility?.blocks?.rotors }
        set { editAccessibilityBlocks { $0.rotors = newValue } }
    }

    /// The block that returns the further content.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { accessibility?.blocks?.customContent }
        set { editAccessibilityBlocks { $0.customContent = newValue } }
    }

    /// The block that activates the element, and returns whether this was done.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.activate }
        set { editAccessibilityBlocks { $0.activate = newValue } }
    }

    /// The block that increases the value.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.increment }
        set { editAccessibilityBlocks { $0.increment = newValue } }
    }

    /// The block that decreases the value.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.decrement }
        set { editAccessibilityBlocks { $0.decrement = newValue } }
    }

    /// The block that leaves a modal view, and returns whether this was done.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.escape }
        set { editAccessibilityBlocks { $0.escape = newValue } }
    }

    /// The block that performs the most important action, and returns whether this was done.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.magicTap }
        set { editAccessibilityBlocks { $0.magicTap = newValue } }
    }
}
