// SPDX-License-Identifier: MIT
public import Foundation

extension UITableView {
    /// How the table looks; it is what it was made with for good (`R-TV-1`).
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers and footers that stay in sight as long as their section is.
        case plain = 0
        /// Sections as cards.
        case grouped = 1
        /// Sections as cards inside the table's margins.
        case insetGrouped = 2
    }

    /// Where a row comes to lie that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As little is scrolled as shows the whole row.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go: faded, or by way of an edge.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// At once; the rows around still move.
        case none = 5
        /// Uncovered by the rows around, or covered by them.
        case middle = 6
        case automatic = 100
    }

    /// What `separatorInset` counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// Where the separators begin and end by themselves.
        case fromAutomaticInsets = 1
    }

    /// For heights: whatever the content needs.
    public static let automaticDimension: CGFloat = -1
    /// For an index: the magnifying glass that stands for a search field above the first section.
    public static let indexSearch = "{search}"
    /// The selection changed, by the user or by the program; the object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
