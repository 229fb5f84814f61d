// SPDX-License-Identifier: MIT
public import Foundation

/// The identity of an item of a container whose views are reused.
@_spi(Toolkit) public enum AccessibilityItemKey: Hashable, Sendable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
}

/// A view whose children are counted without being created.
@_spi(Toolkit) @preconcurrency @MainActor
public protocol AccessibilityItemContainer: UIView {
    /// The number of rows and of the headers and footers that have a view.
    var accessibilityItemCount: Int { get }
    /// Returns the item at an index; `nil` if there is none.
    func accessibilityItem(at index: Int) -> AccessibilityItemKey?
    /// Returns the index of an item; `nil` if it doesn't exist.
    func accessibilityIndex(of item: AccessibilityItemKey) -> Int?
    /// Returns the position of a row among the rows of all sections, and their number.
    func accessibilityPosition(ofRow path: IndexPath) -> (index: Int, count: Int)
    /// Returns the item that a view shows; `nil` for another view.
    func accessibilityItem(of view: UIView) -> AccessibilityItemKey?
    /// Returns the view of an item, if it has been created.
    func accessibilityView(of item: AccessibilityItemKey) -> UIView?
    /// Calls `body` with a view for an item that has none, which is kept for reuse afterward.
    func withAccessibilityView<Result>(of item: AccessibilityItemKey, _ body: (UIView) -> Result) -> Result?
    /// Returns the frame of an item in the container's coordinates.
    func accessibilityFrame(of item: AccessibilityItemKey) -> CGRect
    /// The subviews that contain the items, whose other subviews are not children.
    var accessibilityItemHolders: [UIView] { get }

    /// Whether the user can select items.
    var accessibilityAllowsSelection: Bool { get }
    var accessibilityAllowsMultipleSelection: Bool { get }
    /// The selected items.
    var accessibilitySelection: [AccessibilityItemKey] { get }
    func accessibilityIsSelected(_ item: AccessibilityItemKey) -> Bool
    /// Selects or deselects an item as the user does.
    ///
    /// - Returns: Whether this was done.
    func accessibilitySetSelected(_ isSelected: Bool, _ item: AccessibilityItemKey) -> Bool
    /// Performs the same as a click on an item.
    ///
    /// - Returns: Whether this was done.
    func accessibilityActivate(_ item: AccessibilityItemKey) -> Bool
    /// Returns the actions of an item beside its activation, such as those of its swipe buttons.
    func accessibilityActions(of item: AccessibilityItemKey) -> [UIAccessibilityCustomAction]
    /// Scrolls to an item without an animation, so that it has a view.
    func accessibilityReveal(_ item: AccessibilityItemKey)
}
