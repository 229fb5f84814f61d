// SPDX-License-Identifier: MIT
internal import Foundation

/// Finds the closest view in a direction.
struct FocusSearch {
    let heading: UIFocusHeading
    let start: CGRect

    /// Returns a score for `frame`, lower being better; `nil` if it isn't in the direction.
    ///
    /// A frame straight ahead is preferred to a closer one off to the side.
    func distance(to frame: CGRect) -> CGFloat? {
        let (along, across) = measure(frame)
        guard along > 0 else { return nil }
        return along + 3 * across
    }

    private func measure(_ frame: CGRect) -> (along: CGFloat, across: CGFloat) {
        func gap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { max(0, max(c - b, a - d)) }
        let sideways = gap(start.minX, start.maxX, frame.minX, frame.maxX)
        let upright = gap(start.minY, start.maxY, frame.minY, frame.maxY)
        return switch heading {
        case .left: (start.midX - frame.midX, upright)
        case .right: (frame.midX - start.midX, upright)
        case .up: (start.midY - frame.midY, sideways)
        case .down: (frame.midY - start.midY, sideways)
        default: (0, 0)
        }
    }
}
