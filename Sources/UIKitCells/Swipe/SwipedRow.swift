// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
@_spi(Toolkit) internal import UIKitCore

/// A row that is moved aside, and the actions revealed next to it.
@MainActor
package final class SwipedRow {
    package let cell: any SwipeableRow
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    package let actionsView: SwipeActionsView
    /// The distance of the row from rest, in points.
    private(set) var place: CGFloat = 0
    /// The drag distance at which the current gesture began.
    var grip: CGFloat = 0
    /// Whether an action is running whose completion handler has not been called.
    var isPerforming = false

    init(_ cell: any SwipeableRow, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        self.cell = cell
        self.configuration = configuration
        self.isTrailing = isTrailing
        actionsView = SwipeActionsView(configuration, isTrailing: isTrailing)
        UIView.performWithoutAnimation {
            cell.showActions(actionsView)
            move(to: 0)
        }
    }

    /// The sign that converts movement to the right into movement that opens the row.
    private var outward: CGFloat { isTrailing != cell.isRowMirrored ? -1 : 1 }

    var travel: SwipeTravel {
        SwipeTravel(
            openWidth: actionsView.openWidth, rowWidth: cell.bounds.width,
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Returns the component of a translation or velocity that opens the row.
    func opening(_ movement: CGPoint) -> CGFloat { movement.x * outward }

    /// Moves the content to a distance from rest; animated inside an animation block.
    func move(to place: CGFloat) {
        self.place = place
        let size = cell.bounds.size
        // The content scrolls within the cell, so that its container lays the cell out as usual.
        cell.bounds.origin.x = -place * outward
        let x = outward < 0 ? size.width : -place
        actionsView.frame = CGRect(x: x, y: 0, width: place, height: size.height)
        actionsView.layoutIfNeeded()
    }

    /// Moves the content with a spring animation.
    ///
    /// `completion` receives whether the animation ran to its end.
    func spring(to place: CGFloat, completion: ((Bool) -> Void)? = nil) {
        guard cell.window != nil else {
            move(to: place)
            completion?(true)
            return
        }
        UIView.animate(
            springDuration: Theme.Swipe.duration, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.move(to: place) }, completion: completion)
    }
}
