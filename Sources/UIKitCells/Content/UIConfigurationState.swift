// SPDX-License-Identifier: MIT
@_spi(Toolkit) public import UIKitCore

/// The state of a view from which its configurations are derived.
public protocol UIConfigurationState {
    /// Creates a state with the given traits and no other properties set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value of a custom state; `nil` unless set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view such as a section header.
///
/// All properties are `false` by default.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether the view is pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to the edge while the content scrolls below it.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with those traits in which no other property is set.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The application's own value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
///
/// All properties are `false` by default.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell is swiped to reveal actions.
    public var isSwiped = false
    /// Whether the cell is being dragged to another position.
    public var isReordering = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with those traits in which no other property is set.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The application's own value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
