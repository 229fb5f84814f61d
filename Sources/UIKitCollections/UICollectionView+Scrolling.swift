// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Scrolls until an item is at the given position.
    ///
    /// Does nothing if the item does not exist. Without a position along an axis, the content does not scroll along it.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        prepareLayoutIfNeeded()
        guard let attributes = attributes(of: .cell(indexPath)) else {
            return Log.misuse(
                "There is no item \(indexPath.briefly) to scroll to; the counts are \(content.counts.briefly).")
        }
        guard scrollPosition.isUnambiguous else {
            return Log.misuse("A scroll position has at most one position along each axis; the call is ignored.")
        }
        storedLayout.scrollSection(toItemAt: indexPath, at: scrollPosition, animated: animated)
        let target = offset(showing: frameInContent(of: attributes), at: scrollPosition)
        if target != contentOffset || isOffsetAnimated { setContentOffset(target, animated: animated) }
    }

    /// Returns the content offset at which the layout lets a drag end.
    func layoutTarget(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard content.isLayoutValid else { return offset }
        return storedLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        var offset = contentOffset
        let covered = pinnedInsets(over: frame)
        if position.contains(.top) {
            offset.y = frame.minY - coveredTop(aboveContentAt: frame.minY) - covered.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY + inset.bottom + covered.bottom - bounds.height
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left - covered.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX + inset.right + covered.right - bounds.width
        }
        return rounded(clamped(offset))
    }

    /// Returns the lengths at the edges that pinned elements cover when `frame` is visible there.
    func pinnedInsets(over frame: CGRect) -> UIEdgeInsets { storedLayout.pinnedInsets(over: frame) }
}

extension UICollectionView.ScrollPosition {
    fileprivate var isUnambiguous: Bool {
        [[.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right]].allSatisfy { positions in
            positions.count { contains($0) } <= 1
        }
    }
}
