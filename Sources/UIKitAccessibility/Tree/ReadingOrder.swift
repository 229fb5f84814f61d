// SPDX-License-Identifier: MIT
internal import Foundation

/// The order in which rectangles are read: by rows from top to bottom, and along a row in the direction of the language.
///
/// Rectangles are divided where a horizontal line crosses none of them, then where a vertical one does, and so on. Those
/// that overlap in both directions are ordered by their top edges.
struct ReadingOrder {
    let isRightToLeft: Bool
    /// The depth at which division ends, for staircases of rectangles.
    private static let maximumDepth = 24

    /// Returns the indices of the rectangles in the order in which they are read.
    func sorted(_ frames: [CGRect]) -> [Int] {
        guard frames.count > 1 else { return Array(frames.indices) }
        if zip(frames, frames.dropFirst()).allSatisfy({ $0.maxY <= $1.minY }) { return Array(frames.indices) }
        return divided(Array(frames.indices), frames, byRows: true, hasFailed: false, depth: 0)
    }

    private func divided(_ group: [Int], _ frames: [CGRect], byRows: Bool, hasFailed: Bool, depth: Int) -> [Int] {
        guard group.count > 1 else { return group }
        guard depth < Self.maximumDepth else { return stacked(group, frames) }
        let parts = parts(of: group, frames, byRows: byRows)
        if parts.count == 1 {
            guard !hasFailed else { return overlapping(group, frames, depth: depth) }
            return divided(group, frames, byRows: !byRows, hasFailed: true, depth: depth + 1)
        }
        return parts.flatMap { divided($0, frames, byRows: !byRows, hasFailed: false, depth: depth + 1) }
    }

    /// Divides a group where the rectangles leave a gap, which may be of no size.
    private func parts(of group: [Int], _ frames: [CGRect], byRows: Bool) -> [[Int]] {
        func start(_ index: Int) -> CGFloat {
            let frame = frames[index]
            return byRows ? frame.minY : isRightToLeft ? -frame.maxX : frame.minX
        }
        func end(_ index: Int) -> CGFloat {
            let frame = frames[index]
            return byRows ? frame.maxY : isRightToLeft ? -frame.minX : frame.maxX
        }
        let sorted = group.sorted { (start($0), $0) < (start($1), $1) }
        var parts: [[Int]] = []
        var reach = -CGFloat.infinity
        for index in sorted {
            if parts.isEmpty || start(index) >= reach { parts.append([]) }
            parts[parts.count - 1].append(index)
            reach = max(reach, end(index))
        }
        return parts
    }

    /// Divides the rectangles apart from those that cover all others, such as content behind bars, which are read after
    /// the ones in their upper half.
    private func overlapping(_ group: [Int], _ frames: [CGRect], depth: Int) -> [Int] {
        let whole = group.reduce(CGRect.null) { $0.union(frames[$1]) }
        let covering = group.filter { frames[$0].contains(whole) }
        guard !covering.isEmpty, covering.count < group.count else { return stacked(group, frames) }
        let others = group.filter { !frames[$0].contains(whole) }
        let sorted = divided(others, frames, byRows: true, hasFailed: false, depth: depth + 1)
        let first = sorted.prefix { frames[$0].midY < whole.midY }
        return first + covering + sorted.dropFirst(first.count)
    }

    private func stacked(_ group: [Int], _ frames: [CGRect]) -> [Int] {
        group.sorted {
            let (first, second) = (frames[$0], frames[$1])
            if first.minY != second.minY { return first.minY < second.minY }
            let (left, right) = isRightToLeft ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
            if left != right { return left < right }
            return (first.maxY, $0) < (second.maxY, $1)
        }
    }
}
