// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    // MARK: - Invalidation

    /// Called by the layout when it is invalidated.
    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        guard !content.isPreparing else { return }
        content.isLayoutValid = false
        content.offsetAdjustment.x += context.contentOffsetAdjustment.x
        content.offsetAdjustment.y += context.contentOffsetAdjustment.y
        content.sizeAdjustment.width += context.contentSizeAdjustment.width
        content.sizeAdjustment.height += context.contentSizeAdjustment.height
        if context.invalidateDataSourceCounts, !content.isLoading { content.needsLoad = true }
        // Views that size themselves may fit other proposals differently.
        if !context.namesElements { for view in content.views.values { view.isMeasured = false } }
        setNeedsLayout()
    }

    /// Called before the bounds change, as when the content scrolls.
    func boundsWillChange(to new: CGRect) {
        guard content.isLayoutValid, !content.isPreparing, !content.needsLoad else { return }
        guard storedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        if new.size != bounds.size { content.keepsPlace = true }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    /// Invalidates the layout if the size has changed since elements were placed.
    func invalidateForSize() {
        guard content.isLayoutValid, !content.placedBounds.isNull, content.placedBounds.size != bounds.size else {
            return
        }
        content.keepsPlace = true
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
    }

    // MARK: - Preparation

    /// Loads the content and prepares the layout if they are out of date.
    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        guard !content.isLayoutValid, !content.isPreparing else { return }
        let anchor = content.keepsPlace ? anchor() : nil
        let (growth, shift) = (content.sizeAdjustment, content.offsetAdjustment)
        prepareLayout()
        let size = storedLayout.collectionViewContentSize
        let newSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
        if newSize != contentSize { contentSize = newSize }
        if shift != .zero { shiftContent(by: shift) }
        if let anchor { restore(anchor) }
        showBeginning()
    }

    /// Prepares the layout if it is out of date, without changing the size of the content or the offset.
    func prepareLayout() {
        guard !content.isLayoutValid, !content.isPreparing else { return }
        content.isPreparing = true
        content.isLayoutValid = true
        storedLayout.prepare()
        content.isPreparing = false
        content.keepsPlace = false
        content.nearbyRect = .null
        (content.sizeAdjustment, content.offsetAdjustment) = (.zero, .zero)
    }

    /// Scrolls to the right end when content whose coordinates are mirrored appears first.
    private func showBeginning() {
        guard !content.hasAppeared, bounds.width > 0, !content.counts.isEmpty else { return }
        content.hasAppeared = true
        guard mirrorsCoordinates else { return }
        let end = clamped(CGPoint(x: .greatestFiniteMagnitude, y: contentOffset.y))
        if end.x != contentOffset.x { bounds.origin.x = end.x }
    }

    // MARK: - Keeping the place

    /// An item and its position in the visible area.
    struct Anchor {
        var path: IndexPath
        var position: CGPoint
    }

    /// Returns the first visible item and its position; `nil` at the beginning of the content.
    func anchor() -> Anchor? {
        guard !content.placedBounds.isNull else { return nil }
        // While the content scrolls, the elements are measured at the new position.
        let placed = content.placedBounds.size == bounds.size ? bounds : content.placedBounds
        let inset = adjustedContentInset
        let clear = CGPoint(x: placed.minX + inset.left, y: placed.minY + inset.top)
        let isMirrored = mirrorsCoordinates
        guard clear.y > 0.5 || clear.x > 0.5 || isMirrored else { return nil }
        var best: (path: IndexPath, frame: CGRect, isWhole: Bool)?
        for (element, view) in content.views {
            guard case .cell(let path) = element, let applied = view.applied, applied.container == nil else { continue }
            let frame = applied.frame
            guard frame.maxY > clear.y, frame.maxX > clear.x, frame.minY < placed.maxY, frame.minX < placed.maxX else {
                continue
            }
            let isWhole = frame.minY >= clear.y && frame.minX >= clear.x
            if let best, best.isWhole != isWhole ? best.isWhole : best.path < path { continue }
            best = (path, frame, isWhole)
        }
        return best.map {
            Anchor(path: $0.path, position: CGPoint(x: $0.frame.minX - placed.minX, y: $0.frame.minY - placed.minY))
        }
    }

    /// Scrolls so that an item has the same position in the visible area as before.
    private func restore(_ anchor: Anchor) {
        guard content.has(anchor.path), let frame = attributes(of: .cell(anchor.path))?.frame else { return }
        let target = rounded(
            clamped(CGPoint(x: frame.minX - anchor.position.x, y: frame.minY - anchor.position.y)))
        let shift = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
        if shift != .zero { shiftContent(by: shift) }
    }
}
