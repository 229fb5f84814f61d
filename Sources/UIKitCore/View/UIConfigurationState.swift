// SPDX-License-Identifier: MIT
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

/// The state of a cell: that of a view, and those of editing, swiping, and dragging.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none = 0
        /// The cell is lifted, but has not been moved.
        case lifting = 1
        case dragging = 2
    }

    /// The relation of a cell to a drag over its table or collection view.
    public enum DropState: Int, Sendable {
        /// There is no drag.
        case none = 0
        /// A drag is over the table or collection view, but not over the cell.
        case notTargeted = 1
        /// Items that are dropped go into the cell.
        case targeted = 2
    }

    private var view: UIViewConfigurationState

    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell is swiped to reveal actions.
    public var isSwiped = false
    /// Whether the cell is being dragged to another position.
    public var isReordering = false
    /// Whether the cell's children in an outline are visible.
    public var isExpanded = false
    /// The part of the cell in a drag; `none` by default.
    public var cellDragState = DragState.none
    /// The relation of the cell to a drag; `none` by default.
    public var cellDropState = DropState.none

    /// Creates a state with those traits in which no other property is set.
    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }
    /// Whether user interaction is disabled.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }
    /// Whether the cell is pressed.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }
    /// Whether the cell is selected.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }
    /// Whether the cell is focused.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }
    /// Whether the cell is pinned to the edge while the content scrolls below it.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// The application's own value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }
}
