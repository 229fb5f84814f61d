// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The selected rows of a table, and the row that is being pressed.
struct TableSelection {
    /// The selected rows, in the order of selection.
    var paths: [IndexPath] = []
    /// The row that had the focus last.
    var lastFocused: IndexPath?
    /// The start of a range selection.
    var anchor: IndexPath?
    /// The row under a finger or a pressed pointer.
    var pressed: IndexPath?
    weak var touch: UITouch?
    /// The start of the touch, in window coordinates.
    var touchStart: CGPoint?
    /// The text typed so far to find a row by its title.
    var typed = ""
    var typingEnds: ScheduledCall?
    /// Whether the focus is being moved to a row.
    var isGoing = false
}
