// SPDX-License-Identifier: MIT

/// What the look of a view depends on, as a value to work configurations out of.
public protocol UIConfigurationState {
    /// A state of nothing but surroundings.
    init(traitCollection: UITraitCollection)

    /// The surroundings of the view.
    var traitCollection: UITraitCollection { get set }

    /// What an application adds to the state; `nil` unless set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names something that an application adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view such as a section's header; everything is `false` in a new one.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The view takes no touches.
    public var isDisabled = false
    /// A finger or a pressed pointer is on the view.
    public var isHighlighted = false
    public var isSelected = false
    /// The keyboard acts on the view.
    public var isFocused = false
    /// The view is held at the edge while the content scrolls below it.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell; everything is `false` in a new one.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The cell takes no touches.
    public var isDisabled = false
    /// A finger or a pressed pointer is on the cell.
    public var isHighlighted = false
    public var isSelected = false
    /// The keyboard acts on the cell.
    public var isFocused = false
    public var isEditing = false
    /// The cell is moved aside, so that the actions behind it can be seen.
    public var isSwiped = false
    /// The cell is dragged to another place.
    public var isReordering = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
