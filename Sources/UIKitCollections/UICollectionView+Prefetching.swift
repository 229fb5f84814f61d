// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The items that the prefetching data source was asked to prepare.
struct CollectionPrefetching {
    var requested: Set<IndexPath> = []
    /// The bounds at the last request.
    var bounds = CGRect.null
}

extension UICollectionView {
    func prefetchingDidToggle() {
        if !isPrefetchingEnabled { cancelPrefetching(of: prefetching.requested) }
        prefetching = CollectionPrefetching()
    }

    /// Requests the items that will become visible if the content continues to scroll, and cancels those that will not.
    func prefetch() {
        guard let prefetchDataSource, isPrefetchingEnabled, content.isLayoutValid, !bounds.isEmpty else { return }
        let last = prefetching.bounds
        guard
            last.isNull || last.size != bounds.size || abs(last.minX - bounds.minX) >= prefetchStep(bounds.width)
                || abs(last.minY - bounds.minY) >= prefetchStep(bounds.height)
        else { return }
        prefetching.bounds = bounds
        let ahead = areaAhead(from: last)
        let visible = bounds
        var upcoming: [IndexPath] = []
        for attributes in elements(in: ahead) where attributes.representedElementCategory == .cell {
            if content.views[attributes.element] == nil { upcoming.append(attributes.indexPath) }
        }
        let wanted = Set(upcoming)
        let lost = prefetching.requested.subtracting(wanted).filter { content.views[.cell($0)] == nil }
        let new = wanted.subtracting(prefetching.requested)
        prefetching.requested = wanted
        cancelPrefetching(of: lost)
        guard !new.isEmpty else { return }
        let isBackward = !last.isNull && (visible.minY < last.minY || visible.minX < last.minX)
        let order = upcoming.filter(new.contains).sorted()
        prefetchDataSource.collectionView(self, prefetchItemsAt: isBackward ? order.reversed() : order)
    }

    private func prefetchStep(_ length: CGFloat) -> CGFloat { max(length / 8, 1) }

    private func cancelPrefetching(of paths: Set<IndexPath>) {
        let existing = paths.filter(content.has).sorted()
        guard !existing.isEmpty else { return }
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: existing)
    }

    /// Returns the area beyond the visible one in the direction of scrolling; at first, on all sides.
    private func areaAhead(from last: CGRect) -> CGRect {
        let reach = CGSize(
            width: bounds.width * Theme.Collection.prefetchReach,
            height: bounds.height * Theme.Collection.prefetchReach)
        var area = bounds
        if last.isNull || bounds.minX > last.minX { area.size.width += reach.width }
        if last.isNull || bounds.minY > last.minY { area.size.height += reach.height }
        if !last.isNull, bounds.minX < last.minX {
            area.origin.x -= reach.width
            area.size.width += reach.width
        }
        if !last.isNull, bounds.minY < last.minY {
            area.origin.y -= reach.height
            area.size.height += reach.height
        }
        return area
    }
}
