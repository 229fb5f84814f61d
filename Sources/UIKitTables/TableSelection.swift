// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The selected rows of a table, and the row that is being pressed.
@MainActor
struct TableSelection {
    /// The selected rows, in the order of selection.
    var paths: [IndexPath] = []
    /// The row that had the focus last.
    var lastFocused: IndexPath?
    /// The start of a range selection.
    var anchor: IndexPath?
    let press = ItemPress()
    /// The text typed so far to find a row by its title.
    var typed = ""
    var typingEnds: ScheduledCall?
    /// The movement by which the focus is being moved to a row.
    var step: FocusStep?
    let follow = FocusFollow()
}
