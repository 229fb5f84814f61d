// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// A row that stands aside, and the actions that are seen in its place.
@MainActor
final class SwipedRow {
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    let actionsView: SwipeActionsView
    /// How far the row is from rest, in points.
    private(set) var place: CGFloat = 0
    /// The finger's way at which a gesture took the row.
    var grip: CGFloat = 0
    /// Whether an action runs that has not said yet that it is done.
    var isPerforming = false

    init(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        self.cell = cell
        self.configuration = configuration
        self.isTrailing = isTrailing
        actionsView = SwipeActionsView(configuration, isTrailing: isTrailing)
        UIView.performWithoutAnimation {
            cell.show(actionsView)
            move(to: 0)
        }
    }

    /// What turns a way to the right on the screen into one that opens the row.
    private var outward: CGFloat { isTrailing != cell.isMirrored ? -1 : 1 }

    var travel: SwipeTravel {
        SwipeTravel(
            openWidth: actionsView.openWidth, rowWidth: cell.bounds.width,
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// The part of a movement, or of a speed, that opens the row.
    func opening(_ movement: CGPoint) -> CGFloat { movement.x * outward }

    /// Moves the content aside; in an animation block it goes there.
    func move(to place: CGFloat) {
        self.place = place
        let size = cell.bounds.size
        // The row's content scrolls in the row, so that the table places the row as ever.
        cell.bounds.origin.x = -place * outward
        let x = outward < 0 ? size.width : -place
        actionsView.frame = CGRect(x: x, y: 0, width: place, height: size.height)
        actionsView.layoutIfNeeded()
    }

    /// Goes to a place as a spring would; `completion` gets whether nothing came in between.
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
