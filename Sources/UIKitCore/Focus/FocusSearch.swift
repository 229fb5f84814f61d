// SPDX-License-Identifier: MIT
internal import Foundation

/// Looks for what lies in a direction.
struct FocusSearch {
    let heading: UIFocusHeading
    let start: CGRect

    /// How far `frame` is from the start in the direction, the less the better; `nil` if it is not there.
    ///
    /// What lies straight ahead comes before what is nearer but off to the side.
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
