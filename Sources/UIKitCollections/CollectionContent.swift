// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The loaded content of a collection view: its counts, the state of its layout, and the views of visible elements.
struct CollectionContent {
    /// The number of items in each section.
    var counts: [Int] = []
    var needsLoad = true
    var isLoading = false
    var isPlacing = false
    /// Increases whenever the data may have changed, so that a change during a callback is noticed.
    var generation = 0
    /// Whether content has been shown since it was loaded.
    var hasAppeared = false

    /// Whether the layout has been prepared since it was last invalidated.
    var isLayoutValid = false
    var isPreparing = false
    /// Whether the current invalidation keeps the first visible item in place.
    var keepsPlace = false
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    /// The bounds in which elements were last placed.
    var placedBounds = CGRect.null

    /// The views of visible elements.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// The attributes of the elements around the visible area, and the rectangle for which they were queried.
    var nearby: [UICollectionViewLayoutAttributes] = []
    var nearbyRect = CGRect.null
    /// The number of the current placement, which marks the views that remain.
    var placement = 0
    /// Whether a report on elements that do not exist was made since the last loading.
    var hasReportedStrangers = false

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    /// Returns whether an element can be shown.
    ///
    /// Supplementary views of the whole layout have index paths of length 1.
    func has(_ element: CollectionElement) -> Bool {
        switch element {
        case .cell(let path): has(path)
        case .supplementary(_, let path): path.count == 1 || (path.count > 1 && counts.indices.contains(path[0]))
        case .decoration(_, let path): !path.isEmpty
        }
    }
}
