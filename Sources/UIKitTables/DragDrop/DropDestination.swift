// SPDX-License-Identifier: MIT
internal import Foundation
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
}
