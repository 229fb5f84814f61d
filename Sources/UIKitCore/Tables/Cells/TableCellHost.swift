// SPDX-License-Identifier: MIT
internal import Foundation

/// What a cell tells the table that it is in.
@MainActor
protocol TableCellHost: AnyObject {
    /// The detail button was pressed.
    func accessoryTapped(in cell: UITableViewCell)
    /// The disc that inserts or deletes was pressed.
    func editingControlTapped(in cell: UITableViewCell)
    /// The handle is dragged; `point` is in the coordinates of the cell's superview.
    func reorder(_ cell: UITableViewCell, phase: UIGestureRecognizer.State, at point: CGPoint)
    /// Whether the keyboard's focus may come to the cell.
    func canBecomeFocused(_ cell: UITableViewCell) -> Bool
}

/// What a table tells a cell about its row; the defaults are those of a cell in no table.
struct RowSetting: Equatable {
    var tableStyle = UITableView.Style.plain
    /// The place in the section, which decides about corners and lines.
    var isFirst = true
    var isLast = true

    var separatorStyle = UITableViewCell.SeparatorStyle.none
    /// `nil` for the theme's.
    var separatorColor: UIColor?
    /// The table's, which the cell's own wins over; `nil` for where the text begins.
    var separatorInset: UIEdgeInsets?
    /// Whether the table's inset counts from where the line begins by itself.
    var separatorInsetIsFromAutomatic = false
    /// Whether the line below is left out, as beside a selected row and at the end of a card.
    var hidesSeparator = false

    var editingStyle = UITableViewCell.EditingStyle.none
    var canReorder = false
    var indentsWhileEditing = true
    /// Whether editing is choosing rows: a circle to tick takes the place of the disc.
    var showsSelectionMark = false

    /// Whether a click would select the row, so that the pointer is answered.
    var isSelectable = false
    /// Whether several rows may be selected at once.
    var allowsMultipleSelection = false
    /// Between the row's edges and its content, in points; a cell's own margins win.
    var margin = Theme.Cells.margin
    /// What of the row's end something else covers, such as the index, in points.
    var trailingInset: CGFloat = 0
}
