// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
internal import UIKitDragDrop

/// The row that a drop at the current location affects.
struct DropDestination: Equatable {
    /// The row that an insertion pushes down, or that receives the items.
    var path: IndexPath
    /// The same after the dragged rows of the same table were removed.
    var pathAfterRemoval: IndexPath
    /// The row at the location; `nil` in a gap and between sections.
    var row: IndexPath?
    /// Whether the location is away from the row's top and bottom edges.
    var isInMiddle: Bool
    var intent = UITableViewDropProposal.Intent.unspecified

    /// Chooses between the row at the location and a place next to it.
    mutating func resolve(_ intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        if intent == .automatic {
            self.intent =
                row != nil && isInMiddle ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
        }
        guard self.intent == .insertIntoDestinationIndexPath, let row else { return }
        path = row
        pathAfterRemoval = row
    }

    /// Asks the table's delegate for the position of a row that is moved without a drop delegate; it stays at `current`
    /// if the row can't be moved there.
    @MainActor
    mutating func limit(toMovesOf source: IndexPath, in table: UITableView, current: DropDestination?) {
        let target = table.tableDelegate?.tableView(
            table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: pathAfterRemoval)
        guard let target, target != pathAfterRemoval else { return }
        pathAfterRemoval = table.isGoal(target, from: source) ? target : current?.pathAfterRemoval ?? source
        path = pathAfterRemoval
        if path.section == source.section, path.row > source.row { path.row += 1 }
    }
}
