// SPDX-License-Identifier: MIT
internal import Foundation

/// How far a row is swiped aside, and where it goes when it is let go; in points from rest towards the opening side.
struct SwipeTravel: Equatable {
    /// What a row does that is let go.
    enum Outcome: Equatable {
        case close, open
        /// Performs the first action.
        case perform
    }

    /// What shows all actions.
    var openWidth: CGFloat
    var rowWidth: CGFloat
    var allowsFullSwipe: Bool

    /// Where the row is that a finger has dragged to `distance`: past the actions it follows reluctantly, unless it may
    /// go all the way.
    func place(at distance: CGFloat) -> CGFloat {
        guard distance.isFinite, distance > 0 else { return 0 }
        guard distance > openWidth else { return distance }
        if allowsFullSwipe { return min(distance, rowWidth) }
        let excess = distance - openWidth
        return openWidth + excess * Theme.Swipe.bandFactor * rowWidth / (rowWidth + excess * Theme.Swipe.bandFactor)
    }

    /// The finger's distance for a row that is at `place`.
    func distance(at place: CGFloat) -> CGFloat {
        guard place > openWidth, !allowsFullSwipe else { return max(0, place) }
        let excess = min(place - openWidth, rowWidth * 0.99)
        return openWidth + excess * rowWidth / (Theme.Swipe.bandFactor * (rowWidth - excess))
    }

    /// Whether letting go here performs the first action.
    func isFull(_ place: CGFloat) -> Bool {
        allowsFullSwipe && place > openWidth + Theme.Swipe.fullClearance && place > rowWidth * Theme.Swipe.fullShare
    }

    /// What becomes of a row that is let go at `place`, at `velocity` points per second towards the opening side.
    func outcome(at place: CGFloat, velocity: CGFloat) -> Outcome {
        if isFull(place), velocity > -Theme.Swipe.flickSpeed { return .perform }
        if abs(velocity) > Theme.Swipe.flickSpeed { return velocity > 0 ? .open : .close }
        return place > openWidth / 2 ? .open : .close
    }
}
