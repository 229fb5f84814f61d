// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The state of the user's interaction with a collection view, other than the selection itself.
struct CollectionInteraction {
    // MARK: Keyboard

    /// The text typed so far to find an item by its text.
    var typed = ""
    var typingEnds: ScheduledCall?
    /// Whether the collection view itself is moving the focus to an item.
    var isMovingFocus = false
    /// The position that the focus keeps while it moves across lines, in the coordinates of the content.
    var column: CollectionColumn?
    /// The item that had the focus last.
    var lastFocused: IndexPath?

    // MARK: Menus

    let menus = CollectionMenus()
    var contextMenu: UIContextMenuInteraction?

    // MARK: Selection

    var band: CollectionBand?
    var multiple: CollectionMultipleSelection?

    // MARK: Layout

    var movement: CollectionMovement?
    var transition: CollectionTransition?
    /// The position that was restored before there was content.
    var restored: UICollectionView.Anchor?
}

/// The position that the focus keeps while it moves across lines.
struct CollectionColumn {
    /// The item to which it applies.
    var path: IndexPath
    /// The center along the lines.
    var center: CGFloat
}
