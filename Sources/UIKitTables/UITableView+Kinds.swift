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

    /// The changes of a visible cell's content after which its row is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// Another content configuration, and an invalidated intrinsic content size of the cell or its content view.
        case enabled = 1
        /// Also any change of a size inside a content view whose views are positioned by constraints.
        case enabledIncludingConstraints = 2
    }

    /// A height that is computed from the content.
    public static let automaticDimension: CGFloat = -1
    /// The section index entry that shows a magnifying glass, for a search field above the first section.
    public static let indexSearch = SectionIndex.searchTitle
    /// Posted when the selection changes, by the user or programmatically.
    ///
    /// The object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

/// Elements of a table that can be as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
