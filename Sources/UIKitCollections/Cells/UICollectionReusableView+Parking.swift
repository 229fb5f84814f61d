// SPDX-License-Identifier: MIT
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

// A view in a reuse pool stays a hidden subview of the collection view. Removing it and adding it again for the next
// element would send its whole layer tree to the render server again, and reorder the layers each time.
extension UICollectionReusableView {
    /// Hides the view while it waits for its next element; returns `false` if it can't stay where it is.
    func park() -> Bool {
        guard poolKey != nil, window != nil, let applied, !applied.isPinned, !isHidden else { return false }
        endInteraction()
        parkedZIndex = applied.zIndex
        isHidden = true
        // An animation of the last element must not go on in the next one.
        layer.removeFiniteAnimationsInTree()
        return true
    }

    /// Undoes `park()`, and returns whether the view was parked.
    func unpark() -> Bool {
        guard parkedZIndex != nil else { return false }
        parkedZIndex = nil
        isHidden = false
        return true
    }
}
