// SPDX-License-Identifier: MIT
public import AccessibilityTree

/// The accessibility properties of an object until an application sets others.
@_spi(Toolkit) public struct AccessibilityDefaults: Equatable, Sendable {
    /// The treatment of an object's subviews.
    public enum Contents: Equatable, Sendable {
        /// They are elements unless the object is one.
        case automatic
        /// They are elements in addition to the object.
        case exposed
        /// The controls among them are elements in addition to the object, and the texts are not.
        case controls
        /// None is.
        case hidden
    }

    public var isElement: Bool
    public var traits: UIAccessibilityTraits
    public var label: String?
    public var value: String?
    public var hint: String?
    /// The kind of object; `nil` if the traits determine it.
    public var role: AccessibilityRole?
    /// States in addition to those that follow from traits and the hierarchy.
    public var states: AccessibilityStates = []
    /// The number that the object shows.
    public var range: AccessibilityRange?
    public var contents = Contents.automatic
    /// Whether the siblings are hidden while the object is visible.
    public var isModal = false
    /// The level of a heading; 0 without one.
    public var level = 0
    public var placeholder: String?
    /// Further properties, by the names of AT-SPI.
    public var attributes: [String: String] = [:]

    public init(
        isElement: Bool = false, traits: UIAccessibilityTraits = .none, label: String? = nil, value: String? = nil,
        role: AccessibilityRole? = nil, states: AccessibilityStates = [], range: AccessibilityRange? = nil,
        contents: Contents = .automatic, isModal: Bool = false
    ) {
        self.isElement = isElement
        self.traits = traits
        self.label = label
        self.value = value
        self.role = role
        self.states = states
        self.range = range
        self.contents = contents
        self.isModal = isModal
    }

    /// The properties of a decoration, which is hidden together with its subviews.
    public static let decoration = AccessibilityDefaults(contents: .hidden)
}
