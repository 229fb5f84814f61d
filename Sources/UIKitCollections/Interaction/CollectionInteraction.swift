// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop
internal import Windowing

/// The state of the user's interaction with a collection view, other than the selection itself.
@MainActor
struct CollectionInteraction {
    // MARK: Keyboard

    /// The text typed so far to find an item by its text.
    var typed = ""
    var typingEnds: ScheduledCall?
    /// The movement by which the collection view itself is moving the focus to an item.
    var step: FocusStep?
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
    /// Whether the application passes index paths at which items are shown instead of those in the data source.
    var usesPresentationValues = false
    var transition: CollectionTransition?
    /// The position that was restored before there was content.
    var restored: UICollectionView.Anchor?

    // MARK: Changes

    /// Maps the items to their index paths after an update.
    mutating func follow(_ goal: (IndexPath) -> IndexPath?) {
        lastFocused = lastFocused.flatMap(goal)
        column = nil
        if let base = band?.base { band?.base = Set(base.compactMap(goal)) }
        if let old = multiple {
            multiple = goal(old.start).map { start in
                CollectionMultipleSelection(
                    start: start, end: goal(old.end) ?? start, selects: old.selects,
                    base: Set(old.base.compactMap(goal)), scroller: old.scroller, place: old.place)
            }
            if multiple == nil { old.scroller.end() }
        }
    }

    /// Forgets the items, because all content is loaded again.
    mutating func forgetItems() {
        lastFocused = nil
        follow { _ in nil }
    }
}

/// The position that the focus keeps while it moves across lines.
struct CollectionColumn {
    /// The item to which it applies.
    var path: IndexPath
    /// The center along the lines.
    var center: CGFloat
}
