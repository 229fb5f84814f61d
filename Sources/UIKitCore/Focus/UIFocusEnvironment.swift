// SPDX-License-Identifier: MIT
public import Foundation

/// A part of the interface that has a say in where the keyboard's focus goes: views and view controllers.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus should go when it comes here, the best first; what lies in an environment counts with it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The group that what is in here belongs to: Tab stops once in a group, arrow keys go about in it.
    var focusGroupIdentifier: String? { get }

    /// Has the focus go where it is preferred, at the end of this turn, if it is in here now.
    func setNeedsFocusUpdate()
    /// Does what was asked with `setNeedsFocusUpdate()` now.
    func updateFocusIfNeeded()
    /// Whether the focus may go as `context` says; asked of all environments that it would leave or enter.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has left or entered this environment, or moved in it.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that the keyboard can act on: a view.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come here.
    var canBecomeFocused: Bool { get }
    /// Whether the keyboard acts on this.
    var isFocused: Bool { get }
    /// In the coordinates of what holds it.
    var frame: CGRect { get }
    /// What shows that it has the focus; `nil` for nothing.
    var focusEffect: UIFocusEffect? { get }
    /// Which item of its group Tab comes to first.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// How much an item is meant when the focus comes to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An item that cannot be it; no item's priority is lower.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item that is focused: the group is not left for another of it.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// Ways that the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// With Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// With Shift and Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Where the focus goes from and to.
@MainActor
public final class UIFocusUpdateContext {
    public let previouslyFocusedItem: (any UIFocusItem)?
    public let nextFocusedItem: (any UIFocusItem)?
    /// The key that was pressed; empty when it was none.
    public let focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
