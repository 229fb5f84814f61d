// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A change of focus from or to an item of a collection view.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that has the focus before the change; `nil` if focus enters the collection view.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that has the focus after the change; `nil` if focus leaves the collection view.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        previouslyFocusedIndexPath = collectionView.itemOfCell(context.previouslyFocusedView)
        nextFocusedIndexPath = collectionView.itemOfCell(context.nextFocusedView)
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }
}
