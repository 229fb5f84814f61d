// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// The bar of what can be done with a selection, for fingers; lengths in points.
    enum EditMenu {
        static let height: CGFloat = 44
        static let fontSize: CGFloat = 15
        static let imageSize: CGFloat = 20
        /// On either side of a title.
        static let padding: CGFloat = 14
        static let minimumCellWidth: CGFloat = 44
        /// Of the cells that lead to the other pages.
        static let pagerWidth: CGFloat = 40
        static let arrowSize = CGSize(width: 20, height: 9)
        /// How much of the arrow's tip is round.
        static let arrowTip: CGFloat = 3
        /// Between the arrow's tip and what the bar belongs to.
        static let gap: CGFloat = 3
        /// Between the bar and the edges of its window.
        static let margin: CGFloat = 8
        /// How wide the bar may be, however large its window is.
        static let maximumWidth: CGFloat = 560
        static let separatorInset: CGFloat = 10
    }
}
