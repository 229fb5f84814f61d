// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The position of a group in a section, and the items in it.
struct GroupSlot: Equatable {
    /// The index of the first item.
    var first: Int
    /// The number of items.
    var count: Int
    /// The distance from the start of the first group, in points.
    var start: CGFloat
    /// The length of the group, with the space around it.
    var extent: CGFloat

    var end: CGFloat { start + extent }
    var items: Range<Int> { first..<(first + count) }
}

/// Consecutive groups of a section, and the space between them.
protocol GroupLine {
    /// The distance from the start of the first group to the end of the last one.
    var length: CGFloat { get }
    /// The distance between groups.
    var spacing: CGFloat { get }

    /// Returns the group at a distance from the start, clamped to the first and last group.
    func slot(at offset: CGFloat) -> GroupSlot?
    func slot(of item: Int) -> GroupSlot?
    func slot(after slot: GroupSlot) -> GroupSlot?
}

/// Groups that all have the same number of items, except for the last one.
struct UniformLine: GroupLine, Equatable {
    let capacity: Int
    let spacing: CGFloat
    let count: Int
    /// The extents of all groups but an incomplete last one, each with the space after it.
    private(set) var strides: HeightList
    /// The extent of an incomplete last group.
    private(set) var rest: CGFloat

    init(count: Int, capacity: Int, extent: CGFloat, rest: CGFloat, spacing: CGFloat) {
        self.count = count
        self.capacity = max(capacity, 1)
        self.spacing = spacing
        self.rest = rest
        strides = HeightList(count: count / self.capacity, height: extent + spacing)
    }

    private var hasRest: Bool { count % capacity != 0 }

    var length: CGFloat {
        guard count > 0 else { return 0 }
        return max(strides.total + (hasRest ? rest : -spacing), 0)
    }

    func slot(at offset: CGFloat) -> GroupSlot? {
        guard count > 0 else { return nil }
        if strides.count == 0 || (hasRest && offset >= strides.total) { return slot(group: strides.count) }
        return slot(group: strides.row(at: offset))
    }

    func slot(of item: Int) -> GroupSlot? {
        (0..<count).contains(item) ? slot(group: item / capacity) : nil
    }

    func slot(after slot: GroupSlot) -> GroupSlot? {
        let next = slot.first + slot.count
        guard next < count else { return nil }
        let group = next / capacity
        let extent = group < strides.count ? strides[group] - spacing : rest
        return GroupSlot(
            first: next, count: min(capacity, count - next), start: slot.end + spacing, extent: extent)
    }

    private func slot(group: Int) -> GroupSlot {
        let first = group * capacity
        let isRest = group >= strides.count
        return GroupSlot(
            first: first, count: min(capacity, count - first), start: strides.offset(of: group),
            extent: isRest ? rest : strides[group] - spacing)
    }

    /// Whether the extent of a group was set.
    private(set) var isMeasured = false

    /// Sets the extent of a group.
    mutating func setExtent(_ extent: CGFloat, of slot: GroupSlot) {
        isMeasured = true
        let group = slot.first / capacity
        if group < strides.count { strides[group] = extent + spacing } else { rest = extent }
    }

    /// Sets the extents of all groups.
    mutating func setExtents(_ extents: [CGFloat]) {
        guard extents.count >= strides.count else { return }
        isMeasured = true
        if hasRest, let last = extents.last { rest = last }
        strides = HeightList(extents.prefix(strides.count).map { $0 + spacing })
    }
}
