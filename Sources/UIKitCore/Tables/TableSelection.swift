// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Which rows are chosen, and which one is pressed.
struct TableSelection {
    /// In the order in which they were chosen.
    var paths: [IndexPath] = []
    /// Where a choice of a range begins.
    var anchor: IndexPath?
    /// The row under a finger or a pressed pointer.
    var pressed: IndexPath?
    weak var touch: UITouch?
    /// Where it began, in the window.
    var touchStart: CGPoint?
    /// What has been typed to find a row by its title.
    var typed = ""
    var typingEnds: ScheduledCall?
    /// Whether the keyboard's focus is being brought to a row.
    var isGoing = false
}
