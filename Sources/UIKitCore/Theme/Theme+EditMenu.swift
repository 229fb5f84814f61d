// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// The bar of an edit menu.
    ///
    /// Lengths are in points.
    enum EditMenu {
        /// The minimum height, and the space above and below a title.
        static let height: CGFloat = 44
        static let verticalPadding: CGFloat = 12
        static let fontSize: CGFloat = 15
        static let imageSize: CGFloat = 20
        /// The space on each side of a title.
        static let padding: CGFloat = 14
        static let minimumCellWidth: CGFloat = 44
        /// The width of the paging cells.
        static let pagerWidth: CGFloat = 40
        static let arrowSize = CGSize(width: 20, height: 9)
        /// The rounding of the arrow's tip.
        static let arrowTip: CGFloat = 3
        /// The space between the arrow's tip and the bar's target.
        static let gap: CGFloat = 3
        /// The space between the bar and the edges of its window.
        static let margin: CGFloat = 8
        /// The maximum width of the bar in a large window.
        static let maximumWidth: CGFloat = 560
        static let separatorInset: CGFloat = 10
    }
}
