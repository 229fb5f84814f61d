// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The positions of a swiped row during and after a drag, in points from rest in the opening direction.
package struct SwipeTravel: Equatable {
    /// The effect of releasing a swiped row.
    package enum Outcome: Equatable {
        case close, open
        /// Performs the first action.
        case perform
    }

    /// The width that shows all actions.
    package var openWidth: CGFloat
    package var rowWidth: CGFloat
    package var allowsFullSwipe: Bool

    package init(openWidth: CGFloat, rowWidth: CGFloat, allowsFullSwipe: Bool) {
        self.openWidth = openWidth
        self.rowWidth = rowWidth
        self.allowsFullSwipe = allowsFullSwipe
    }

    /// Returns the position of a row dragged by `distance`.
    ///
    /// Past the actions the row resists, unless a full swipe is allowed.
    package func place(at distance: CGFloat) -> CGFloat {
        guard distance.isFinite, distance > 0 else { return 0 }
        guard distance > openWidth else { return distance }
        if allowsFullSwipe { return min(distance, rowWidth) }
        let excess = distance - openWidth
        return openWidth + excess * Theme.Swipe.bandFactor * rowWidth / (rowWidth + excess * Theme.Swipe.bandFactor)
    }

    /// Returns the drag distance for a row at `place`.
    package func distance(at place: CGFloat) -> CGFloat {
        guard place > openWidth, !allowsFullSwipe else { return max(0, place) }
        let excess = min(place - openWidth, rowWidth * 0.99)
        return openWidth + excess * rowWidth / (Theme.Swipe.bandFactor * (rowWidth - excess))
    }

    /// Returns whether releasing the row at `place` performs the first action.
    package func isFull(_ place: CGFloat) -> Bool {
        allowsFullSwipe && place > openWidth + Theme.Swipe.fullClearance && place > rowWidth * Theme.Swipe.fullShare
    }

    /// Returns the effect of releasing the row at `place` with a velocity in points per second in the opening
    /// direction.
    package func outcome(at place: CGFloat, velocity: CGFloat) -> Outcome {
        if isFull(place), velocity > -Theme.Swipe.flickSpeed { return .perform }
        if abs(velocity) > Theme.Swipe.flickSpeed { return velocity > 0 ? .open : .close }
        return place > openWidth / 2 ? .open : .close
    }
}
