// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The selected items of a collection view, and the item that is being pressed.
@MainActor
struct CollectionSelection {
    var paths: Set<IndexPath> = []
    /// The start of a range selection.
    var anchor: IndexPath?
    let press = ItemPress()
    let follow = FocusFollow()
}
