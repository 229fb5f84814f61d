// SPDX-License-Identifier: MIT
public import Foundation

/// A part of the interface that influences focus changes, such as a view or view controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// The environments to which focus moves when it enters this one, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The focus group of the contents. Tab stops once in a group, and the arrow keys move within it.
    var focusGroupIdentifier: String? { get }

    /// Requests that focus moves to the preferred environment at the end of this run-loop iteration, if it is in this
    /// environment.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update immediately.
    func updateFocusIfNeeded()
    /// Returns whether focus may move as described by `context`. Called on all environments that focus would leave or
    /// enter.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after focus left or entered this environment, or moved within it.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the keyboard focus: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can be focused.
    var canBecomeFocused: Bool { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// The frame in the coordinates of the container.
    var frame: CGRect { get }
    /// The effect that indicates focus; `nil` for none.
    var focusEffect: UIFocusEffect? { get }
    /// The priority among the items of the group when Tab enters it.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// The priority of an item when focus enters its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item isn't preferred.
    ///
    /// This is the lowest priority.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item was the last in the group to have the focus.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The item is preferred to the one last focused.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item has the focus.
    ///
    /// This is the highest priority.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// Directions in which focus can move.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// With the Up arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// With the Down arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// With the Left arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// With the Right arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// With Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// With Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A change of focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before the change.
    public final let previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus after the change.
    public final let nextFocusedItem: (any UIFocusItem)?
    /// The direction in which focus moves; empty if no key caused the change.
    public final let focusHeading: UIFocusHeading

    package init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    /// The view that has the focus before the change.
    public final var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has the focus after the change.
    public final var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
