// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// The table or list whose rows are swiped.
@MainActor
package protocol SwipeHost: UIScrollView {
    /// Whether rows can be swiped now; `false` in editing mode.
    var allowsSwiping: Bool { get }
    /// Returns the row at a point in the content.
    func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)?
    /// Returns the view of a row; `nil` unless it is visible.
    func swipeableRow(of path: IndexPath) -> (any SwipeableRow)?
    /// Returns the actions on one side of a row; `nil` for none.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// Called before the actions of a row are revealed.
    func willSwipe(_ path: IndexPath)
    /// Called after the actions of a row have been hidden, or when the row has been removed.
    func didEndSwipe(of row: any SwipeableRow)
    /// Returns whether a view shows a row of the host.
    func isShown(_ row: any SwipeableRow) -> Bool
}

/// A row that can be moved aside to reveal actions.
@MainActor
package protocol SwipeableRow: UIView {
    /// Whether the row is laid out from right to left.
    var isRowMirrored: Bool { get }
    /// Adds the actions next to the content, before the content is moved aside.
    func showActions(_ actionsView: SwipeActionsView)
    /// Removes the actions after the content has moved back, unless other actions have been revealed since.
    func hideActions(_ actionsView: SwipeActionsView)
    /// Called when a deletion awaits confirmation, or no longer does.
    func confirmationDidChange(to isShown: Bool, animated: Bool)
}
