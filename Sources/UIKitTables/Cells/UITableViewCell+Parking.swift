// SPDX-License-Identifier: MIT
internal import LayerTree
@_spi(Toolkit) internal import UIKitCore

// A cell in the reuse pool stays a hidden subview of its table. Removing it and adding it again as the next row scrolls
// into sight would send its whole layer tree to the render server again, and reorder the table's layers each time.
extension UITableViewCell {
    /// Hides the cell while it waits for its next row; returns `false` if it is hidden already, by the application.
    func park() -> Bool {
        guard !isParked, !isHidden, reuseIdentifier != nil else { return false }
        endInteraction()
        isParked = true
        isHidden = true
        // An animation of the last row must not go on in the next one.
        layer.removeFiniteAnimationsInTree()
        return true
    }

    /// Undoes `park()`, and returns whether the cell was parked.
    func unpark() -> Bool {
        guard isParked else { return false }
        isParked = false
        isHidden = false
        return true
    }
}
