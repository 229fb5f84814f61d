// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension Theme {
    /// Collection views.
    ///
    /// Lengths are in points, times in seconds.
    enum Collection {
        /// The maximum number of layout passes in which cells smaller than estimated make further cells visible.
        static let maximumPasses = 16
        /// The area beyond each edge for which attributes are queried, as a fraction of the visible size.
        static let queryReach: CGFloat = 0.5
        /// The area beyond each edge whose elements are animated from their positions before an update, as a fraction of
        /// the visible size.
        static let updateReach: CGFloat = 2
        /// The duration of the critically damped spring for items that are inserted, deleted, and moved.
        static let updateDuration: TimeInterval = 0.3
        /// The distance beyond the visible area in which items are prefetched, as a fraction of the visible size.
        static let prefetchReach: CGFloat = 1
        /// The velocity, in points per millisecond, above which a drag leads to the next group of a row.
        static let groupPagingSpeed: CGFloat = 0.2

        /// The opacity and the border width of the rectangle that selects items.
        static let bandOpacity: CGFloat = 0.18
        static let bandBorderWidth: CGFloat = 1
        /// The scale of an item that is moved.
        static let movingScale: CGFloat = 1.05
        /// The duration for items that make space for the moved one.
        static let movementDuration: TimeInterval = 0.2
        /// The duration of a change of layout.
        static let transitionDuration: TimeInterval = 0.35

        /// The pause, in seconds, after which typed characters start a new search.
        static let typingInterval: TimeInterval = 1
        /// The maximum number of items searched for a key press.
        static let maximumItemsSearched = 2000
        /// The maximum number of areas, each twice as long as the one before, searched for an arrow key.
        static let maximumStripsSearched = 24

        /// The delays with which items make space for a drop.
        static let fastReorderingDelay: TimeInterval = 0.1
        static let slowReorderingDelay: TimeInterval = 0.5

        /// The size of a placeholder in a section without items.
        static let placeholderSize = CGSize(width: 80, height: 80)
    }
}
