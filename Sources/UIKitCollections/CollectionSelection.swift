// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The selected items of a collection view, and the item that is being pressed.
struct CollectionSelection {
    var paths: Set<IndexPath> = []
    /// The start of a range selection.
    var anchor: IndexPath?
    /// The item under a finger or a pressed pointer.
    var pressed: IndexPath?
    weak var touch: UITouch?
    /// The start of the touch, in window coordinates.
    var touchStart: CGPoint?
}
