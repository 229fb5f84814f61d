// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// The table styles, one of which is fixed at initialization (`R-TV-1`).
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers and footers that stay visible while their section is.
        case plain = 0
        /// Visually separate sections.
        case grouped = 1
        /// Sections with rounded corners, inset from the table's edges.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The minimum scrolling that makes the whole row visible.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animation of inserted, deleted, and reloaded rows: a fade, or a slide from or to an edge.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// No animation of the row itself. The surrounding rows still move.
        case none = 5
        /// The row is uncovered or covered by the surrounding rows.
        case middle = 6
        case automatic = 100
    }

    /// The reference of `separatorInset`.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The insets are relative to the cell's edges.
        case fromCellEdges = 0
        /// The insets are relative to the automatic insets.
        case fromAutomaticInsets = 1
    }

    /// A height that is computed from the content.
    public static let automaticDimension: CGFloat = -1
    /// The section index entry that shows a magnifying glass, for a search field above the first section.
    public static let indexSearch = "{search}"
    /// Posted when the selection changes, by the user or programmatically.
    ///
    /// The object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
