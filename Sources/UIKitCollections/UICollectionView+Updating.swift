// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    func carryOutUpdates() {
        let completions = updates.completions
        (updates.pending, updates.completions) = (CollectionChanges(), [])
        setNeedsReload()
        layoutIfNeeded()
        for completion in completions { completion(true) }
    }

    /// Removes the views that are still animating out.
    func finishUpdates() {}

    /// Returns the content offset after an update or a change of layout, as adjusted by the layout and the delegate.
    func targetOffset(for proposed: CGPoint) -> CGPoint {
        let own = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        guard let collectionDelegate else { return own }
        return collectionDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: own)
    }
}
