// SPDX-License-Identifier: MIT
internal import Foundation

/// Whether a table is edited, and what its rows allow.
struct TableEditing {
    /// What the user can do with a row, as the data source and the delegate said.
    struct Row: Equatable {
        var canEdit = false
        var style = UITableViewCell.EditingStyle.none
        var indents = false
        var canMove = false
    }

    /// The row that is dragged elsewhere.
    struct InHand {
        let cell: UITableViewCell
        let origin: IndexPath
        /// Where it would go.
        var goal: IndexPath
        /// What was proposed last, so that the delegate is asked once for each place.
        var proposal: IndexPath
        /// From the pointer to the cell's middle.
        var grip: CGFloat
        /// The pointer in the table's bounds, which may scroll under it.
        var place: CGFloat
    }

    var isOn = false
    /// Of the rows that were in sight since editing began.
    var states: [IndexPath: Row] = [:]
    var inHand: InHand?
    var scrollLink: RowDragScroller?
}
