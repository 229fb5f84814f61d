// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The interface through which a cell reports to its table.
@MainActor
protocol TableCellHost: AnyObject {
    /// Called when the detail button is pressed.
    func accessoryTapped(in cell: UITableViewCell)
    /// Called when the insert or delete control is pressed.
    func editingControlTapped(in cell: UITableViewCell)
    /// Called as the reorder handle is dragged. `point` is in the coordinates of the cell's superview.
    func reorder(_ cell: UITableViewCell, phase: UIGestureRecognizer.State, at point: CGPoint)
    /// Called when the content of the cell may need another height.
    ///
    /// `fromConstraints` is whether the cause is the size of a view inside the content view.
    func cellSizeDidChange(_ cell: UITableViewCell, fromConstraints: Bool)
    /// Called before the swipe actions of a cell are shown.
    func willShowActions(of cell: UITableViewCell)
    /// Returns whether the cell can become focused.
    func canBecomeFocused(_ cell: UITableViewCell) -> Bool
}

/// The properties that a table assigns to the cell of a row.
///
/// The defaults are those of a cell outside a table.
struct RowSetting: Equatable {
    var tableStyle = UITableView.Style.plain
    /// The position within the section, which determines corners and separators.
    var isFirst = true
    var isLast = true

    var separatorStyle = UITableViewCell.SeparatorStyle.none
    /// The separator color; `nil` for the theme's.
    var separatorColor: UIColor?
    /// The effect that the separator is drawn with instead of the color.
    var separatorEffect: UIVisualEffect?
    /// The table's separator inset, overridden by the cell's own; `nil` to start where the text does.
    var separatorInset: UIEdgeInsets?
    /// Whether the table's inset is relative to the automatic inset rather than to the cell's edges.
    var separatorInsetIsFromAutomatic = false
    /// Whether the separator below is hidden, as next to a selected row and at the end of an inset group.
    var hidesSeparator = false

    var editingStyle = UITableViewCell.EditingStyle.none
    var canReorder = false
    var indentsWhileEditing = true
    /// Whether a selection circle replaces the editing control, as in multiple selection during editing.
    var showsSelectionMark = false

    /// Whether a click would select the row, so that hovering is shown.
    var isSelectable = false
    /// Whether multiple rows can be selected.
    var allowsMultipleSelection = false
    /// The space between the row's edges and its content, in points.
    ///
    /// The cell's own margins take precedence.
    var margin = Theme.Cells.margin
    /// The width at the row's trailing edge that another view covers, such as the section index, in points.
    var trailingInset: CGFloat = 0
}
