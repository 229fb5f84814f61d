// SPDX-License-Identifier: MIT
internal import Foundation

/// Groups whose number of items depends on the measured sizes of the items.
///
/// Only groups with measured items are stored; the groups between them are assumed to be alike.
struct WrappedLine: GroupLine, Equatable {
    /// A group with measured items.
    struct Run: Equatable {
        var first: Int
        var count: Int
        var extent: CGFloat
        var start: CGFloat = 0

        var end: Int { first + count }
    }

    let count: Int
    /// The number of items in a group that has not been measured, and its extent.
    let capacity: Int
    let extent: CGFloat
    let spacing: CGFloat
    private(set) var runs: [Run] = []

    init(count: Int, capacity: Int, extent: CGFloat, spacing: CGFloat) {
        self.count = count
        self.capacity = max(capacity, 1)
        self.extent = extent
        self.spacing = spacing
    }

    private func groups(from first: Int, to end: Int) -> Int { (max(end - first, 0) + capacity - 1) / capacity }

    /// The end of the last run, as an item and as a distance that includes the space after it.
    private var tail: (item: Int, start: CGFloat) {
        runs.last.map { ($0.end, $0.start + $0.extent + spacing) } ?? (0, 0)
    }

    var length: CGFloat {
        guard count > 0 else { return 0 }
        return max(tail.start + CGFloat(groups(from: tail.item, to: count)) * (extent + spacing) - spacing, 0)
    }

    /// Returns the number of runs for which `isBefore` is true; they are the first ones.
    private func partition(_ isBefore: (Run) -> Bool) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the end of the run at `index` - 1, as an item and as a distance.
    private func gap(before index: Int) -> (item: Int, start: CGFloat) {
        guard index > 0 else { return (0, 0) }
        let run = runs[index - 1]
        return (run.end, run.start + run.extent + spacing)
    }

    func slot(at offset: CGFloat) -> GroupSlot? {
        guard count > 0 else { return nil }
        let index = partition { $0.start <= offset }
        if index > 0, offset < runs[index - 1].start + runs[index - 1].extent + spacing {
            return slot(runs[index - 1])
        }
        let gap = gap(before: index)
        let end = index < runs.count ? runs[index].first : count
        let groups = groups(from: gap.item, to: end)
        guard groups > 0 else { return index > 0 ? slot(runs[index - 1]) : slot(runs[0]) }
        let stride = max(extent + spacing, 1e-6)
        let group = min(max(((offset - gap.start) / stride).rounded(.down), 0), CGFloat(groups - 1))
        return slot(group: Int(group), in: gap, to: end)
    }

    func slot(of item: Int) -> GroupSlot? {
        guard (0..<count).contains(item) else { return nil }
        let index = partition { $0.first <= item }
        if index > 0, item < runs[index - 1].end { return slot(runs[index - 1]) }
        let gap = gap(before: index)
        return slot(group: (item - gap.item) / capacity, in: gap, to: index < runs.count ? runs[index].first : count)
    }

    func slot(after slot: GroupSlot) -> GroupSlot? {
        let next = slot.first + slot.count
        return next < count ? self.slot(of: next) : nil
    }

    private func slot(_ run: Run) -> GroupSlot {
        GroupSlot(first: run.first, count: run.count, start: run.start, extent: run.extent)
    }

    private func slot(group: Int, in gap: (item: Int, start: CGFloat), to end: Int) -> GroupSlot {
        let first = gap.item + group * capacity
        return GroupSlot(
            first: first, count: min(capacity, end - first),
            start: gap.start + CGFloat(group) * (extent + spacing), extent: extent)
    }

    /// Breaks the items into groups again, from the group of `item` up to the next break that stays.
    ///
    /// `solve` returns the number of items that fit into a group, and its extent.
    mutating func reflow(from item: Int, isMeasured: (Int) -> Bool, solve: (Int) -> (count: Int, extent: CGFloat)) {
        guard var slot = slot(of: item) else { return }
        // An item that is smaller than estimated may fit into the group before.
        if let before = self.slot(of: slot.first - 1) { slot = before }
        var first = slot.first
        var start = slot.start
        let lower = partition { $0.first < first }
        var upper = lower
        var added: [Run] = []
        while first < count {
            let (solvedCount, solvedExtent) = solve(first)
            let run = Run(
                first: first, count: min(max(solvedCount, 1), count - first), extent: solvedExtent, start: start)
            added.append(run)
            first = run.end
            start += run.extent + spacing
            while upper < runs.count, runs[upper].first < first { upper += 1 }
            if upper < runs.count {
                if runs[upper].first == first { break }
                if runs[upper].first - first < capacity { continue }
            }
            if !(first..<min(first + capacity, count)).contains(where: isMeasured) { break }
        }
        runs.replaceSubrange(lower..<upper, with: added)
        for index in (lower + added.count)..<max(runs.count, lower + added.count) {
            let gap = gap(before: index)
            runs[index].start =
                gap.start + CGFloat(groups(from: gap.item, to: runs[index].first)) * (extent + spacing)
        }
    }
}
