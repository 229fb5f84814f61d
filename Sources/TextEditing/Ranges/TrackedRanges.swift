// SPDX-License-Identifier: MIT

/// Ranges of a text, in UTF-16 units, that stay at their characters while the text is edited.
///
/// The ranges are not empty, don't overlap, and are sorted. An edit costs a binary search and a pass over the ranges
/// between it and the previous edit, so that typing in a text with a million ranges stays fast.
package struct TrackedRanges: Sendable {
    private var stored: [Range<Int>] = []
    /// The index from which the stored ranges are `shift` units before their positions.
    ///
    /// An edit moves this index to its own position and changes `shift`, instead of changing all ranges after it.
    private var pivot = 0
    private var shift = 0

    /// The positions that an edit can move without an overflow.
    private static let limits = 0..<Int.max / 2

    package init() {}

    package var count: Int { stored.count }
    package var isEmpty: Bool { stored.isEmpty }

    package subscript(index: Int) -> Range<Int> {
        let range = stored[index]
        return index < pivot ? range : Self.moved(range, by: shift)
    }

    /// All ranges, sorted.
    package var all: [Range<Int>] { stored.indices.map { self[$0] } }

    // MARK: - Search

    /// Returns the indexes of the ranges that have characters in common with `range`.
    package func indices(in range: Range<Int>) -> Range<Int> {
        let first = firstIndex { self[$0].upperBound > range.lowerBound }
        let end = firstIndex { self[$0].lowerBound >= range.upperBound }
        return first..<max(first, end)
    }

    /// Returns the ranges that have characters in common with `range`.
    package func ranges(in range: Range<Int>) -> [Range<Int>] { indices(in: range).map { self[$0] } }

    /// Returns the index of the first range that begins at or after `offset`; `count` if there is none.
    package func firstIndex(atOrAfter offset: Int) -> Int { firstIndex { self[$0].lowerBound >= offset } }

    /// Returns the index of a range; `nil` if it is not among the ranges.
    package func index(of range: Range<Int>) -> Int? {
        let index = firstIndex(atOrAfter: range.lowerBound)
        return index < count && self[index] == range ? index : nil
    }

    /// Returns the first index for which `holds` is true, by binary search.
    private func firstIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, stored.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: - Changes

    /// Adds a range, and removes those that overlap it.
    ///
    /// An empty range is ignored. Adding ranges in ascending order is the fastest way.
    package mutating func insert(_ range: Range<Int>) {
        let range = range.clamped(to: Self.limits)
        guard !range.isEmpty else { return }
        if let last = stored.indices.last, self[last].upperBound > range.lowerBound {
            replace(indices(in: range), with: [range])
        } else {
            replace(count..<count, with: [range])
        }
    }

    /// Removes the ranges that have characters in common with `part`, and adds `ranges`, which are sorted.
    ///
    /// Ranges that are empty, overlap the previous one, or extend beyond `part` are ignored.
    package mutating func replace(in part: Range<Int>, with ranges: [Range<Int>]) {
        let part = part.clamped(to: Self.limits)
        var end = part.lowerBound
        let valid = ranges.filter { range in
            guard !range.isEmpty, range.lowerBound >= end, range.upperBound <= part.upperBound else { return false }
            end = range.upperBound
            return true
        }
        replace(indices(in: part), with: valid)
    }

    /// Removes a range; without effect if it is not among the ranges.
    package mutating func remove(_ range: Range<Int>) {
        if let index = index(of: range) { replace(index..<index + 1, with: []) }
    }

    package mutating func removeAll() { self = TrackedRanges() }

    /// Moves the ranges after a change of the text, and removes those in which characters changed.
    ///
    /// A range that only touches the change is kept.
    ///
    /// - Returns: The removed ranges, at their positions before the change.
    @discardableResult
    package mutating func apply(_ change: TextChange) -> [Range<Int>] {
        let changed = change.range
        // An insertion into a range changes it, although no characters of it are replaced.
        let first = firstIndex { self[$0].upperBound > changed.lowerBound }
        let end = max(
            first,
            firstIndex {
                changed.isEmpty
                    ? self[$0].lowerBound >= changed.lowerBound : self[$0].lowerBound >= changed.upperBound
            })
        let removed = (first..<end).map { self[$0] }
        replace(first..<end, with: [])
        movePivot(to: first)
        shift += change.count - changed.count
        return removed
    }

    private mutating func replace(_ indices: Range<Int>, with ranges: [Range<Int>]) {
        movePivot(to: indices.upperBound)
        stored.replaceSubrange(indices, with: ranges)
        pivot += ranges.count - indices.count
    }

    private mutating func movePivot(to index: Int) {
        if shift != 0 {
            let distance = pivot < index ? shift : -shift
            for position in min(pivot, index)..<max(pivot, index) {
                stored[position] = Self.moved(stored[position], by: distance)
            }
        }
        pivot = index
        if index == stored.count { shift = 0 }
    }

    private static func moved(_ range: Range<Int>, by distance: Int) -> Range<Int> {
        range.lowerBound + distance..<range.upperBound + distance
    }
}
