// SPDX-License-Identifier: MIT
internal import Foundation

/// The position of a title bar relative to the window's content.
struct TitleBarPlacement: Equatable {
    enum Relation {
        /// In a row of its own above the content.
        case above
        /// Over the content, whose safe area begins below it: the content has a bar for that row, but it is hidden.
        case over
        /// In the row of the content's own bar: only the buttons are drawn.
        case within
    }

    var relation = Relation.above
    var height = Theme.Chrome.titleBarHeight

    /// The height by which the window is taller than its content.
    var extraHeight: CGFloat { relation == .above ? height : 0 }
    /// Whether the content extends to the window's upper edge.
    var isShared: Bool { relation != .above }
}

/// The part of a window's content that a shared title bar occupies.
struct TitleBarOverlap: Equatable {
    /// The height of the row, and the widths of the buttons at its ends.
    var insets = UIEdgeInsets.zero
    /// The height that is covered by the title bar, and isn't part of the safe area.
    var covered: CGFloat = 0
}
