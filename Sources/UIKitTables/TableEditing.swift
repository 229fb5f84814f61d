// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The editing state of a table.
struct TableEditing {
    /// The editing operations that a row allows, as answered by the data source and the delegate.
    struct Row: Equatable {
        var canEdit = false
        var style = UITableViewCell.EditingStyle.none
        var indents = false
        var canMove = false
    }

    /// The state of a row that is being dragged.
    struct DraggedRow {
        let cell: UITableViewCell
        let origin: IndexPath
        /// The index path at which the row would be dropped.
        var goal: IndexPath
        /// The last proposed index path.
        ///
        /// The delegate is asked once per proposal.
        var proposal: IndexPath
        /// The distance from the pointer to the cell's center.
        var grip: CGFloat
        /// The pointer's position in the table's bounds, under which the content may scroll.
        var place: CGFloat
    }

    var isOn = false
    /// The states of the rows that have been visible since editing began.
    var states: [IndexPath: Row] = [:]
    var draggedRow: DraggedRow?
    var scrollLink: RowDragScroller?
}
