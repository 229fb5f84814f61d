// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// The frames of a section's items, in the coordinates of its content.
///
/// Only groups in sight are resolved: groups that have not been measured are alike, so their positions are computed.
@MainActor
struct SectionSolver {
    /// An item with its frame.
    struct Item: Equatable {
        var index: Int
        var frame: CGRect
        var zIndex: Int
        var measured: MeasuredAxes
    }

    /// A supplementary view of an item or a group.
    struct Supplementary: Equatable {
        var item: Int
        var kind: String
        var frame: CGRect
        var zIndex: Int
    }

    /// The items and supplementary views in a part of the section.
    struct Content: Equatable {
        var items: [Item] = []
        var supplementaries: [Supplementary] = []
    }

    let rule: ItemRule
    /// The axis along which the groups follow each other.
    let axis: LayoutAxis
    let container: CGSize
    let count: Int
    let spacing: CGFloat
    let traits: UITraitCollection
    /// The number of items in a complete group that has not been measured; 0 if groups have no items.
    let capacity: Int

    private let template: SolvedGroup
    private let rest: SolvedGroup?
    private(set) var line: any GroupLine
    /// The measured sizes of items, unless the extent of the group determines them.
    private(set) var sizes: [Int: CGSize] = [:]
    /// The items that the extent of the line was measured for, if it determines their sizes.
    private let isList: Bool
    /// The largest measured size of a group.
    private var largest: CGSize?
    /// The distance by which items may exceed their group along the axis.
    private var overflow: (before: CGFloat, after: CGFloat) = (0, 0)

    init(
        _ rule: ItemRule, axis: LayoutAxis, container: CGSize, count: Int, spacing: CGFloat = 0,
        traits: UITraitCollection = .current
    ) {
        self.rule = rule
        self.axis = axis
        self.container = CGSize(
            width: max(container.width.saneSpacing, 0), height: max(container.height.saneSpacing, 0))
        self.count = max(count, 0)
        self.spacing = spacing.saneSpacing
        self.traits = traits
        let solver = GroupSolver(traits: traits)
        template = solver.solve(rule, in: self.container, available: self.count)
        capacity = template.leaves.count
        if capacity == 0, count > 0 {
            Log.misuse("A group of a section with \(count) items has no items; the section stays empty.")
        }
        let restCount = capacity > 0 ? self.count % capacity : 0
        rest = restCount > 0 ? solver.solve(rule, in: self.container, available: restCount) : nil
        isList = Self.isList(template, rule, axis)
        let extent = max(template.size[axis] + rule.edges.minimum(axis), 0)
        let shown = capacity > 0 ? self.count : 0
        // Groups of a negative distance may overlap, but never run backwards.
        let gap = max(self.spacing, -extent)
        if rule.group?.wrapsMeasuredItems(size: rule.size) == true {
            line = WrappedLine(count: shown, capacity: capacity, extent: extent, spacing: gap)
        } else {
            line = UniformLine(
                count: shown, capacity: capacity, extent: extent,
                rest: rest.map { max($0.size[axis] + rule.edges.minimum(axis), 0) } ?? extent, spacing: gap)
        }
        noteOverflow(of: template)
        if let rest { noteOverflow(of: rest) }
    }

    /// Returns whether each group is one item that is measured along the axis only.
    private static func isList(_ template: SolvedGroup, _ rule: ItemRule, _ axis: LayoutAxis) -> Bool {
        guard let leaf = template.leaves.first, template.leaves.count == 1, template.supplementaries.isEmpty,
            leaf.measured[axis], !leaf.measured[axis.other], rule.size[axis].kind == .estimated,
            let item = rule.group?.subitems.first, item.size[axis].kind == .estimated, rule.group?.count ?? 1 == 1
        else { return false }
        return rule.group?.custom == nil
    }

    private mutating func noteOverflow(of group: SolvedGroup) {
        let extent = group.extent
        overflow.before = max(overflow.before, -extent.start(axis))
        overflow.after = max(overflow.after, extent.end(axis) - group.size[axis])
    }

    // MARK: - Lengths

    /// The length of all groups along the axis.
    var length: CGFloat { line.length }

    /// The length of the largest group across the axis.
    var acrossLength: CGFloat {
        guard count > 0, capacity > 0 else { return 0 }
        let cross = axis.other
        let measured = rule.size[cross].isEstimated ? largest?[cross] : nil
        return (measured ?? template.size[cross]) + rule.edges.minimum(cross)
    }

    // MARK: - Groups

    /// Returns the frames of a group's items, in the coordinates of the group.
    private func solved(_ slot: GroupSlot) -> SolvedGroup {
        if isList { return stretched(slot) }
        var group: SolvedGroup
        if sizes.isEmpty || !slot.items.contains(where: { sizes[$0] != nil }) {
            if slot.count == capacity {
                group = template
            } else if let rest, rest.leaves.count == slot.count {
                group = rest
            } else {
                group = GroupSolver(traits: traits).solve(rule, in: container, available: slot.count)
            }
        } else {
            group = resolve(from: slot.first, available: slot.count)
        }
        share(&group)
        return group
    }

    private func resolve(from first: Int, available: Int) -> SolvedGroup {
        GroupSolver(measured: { [sizes] in sizes[first + $0] }, traits: traits)
            .solve(rule, in: container, available: available)
    }

    /// Returns the frame of a row, whose length follows from the extent of its group.
    private func stretched(_ slot: GroupSlot) -> SolvedGroup {
        var group = template
        let growth = slot.extent - rule.edges.minimum(axis) - template.size[axis]
        group.size[axis] += growth
        group.leaves[0].frame.size[axis] = max(group.leaves[0].frame.size[axis] + growth, 0)
        return group
    }

    /// Makes a group, and the items that fill it, as large as the largest group on the axes on which it is uniform.
    private func share(_ group: inout SolvedGroup) {
        guard let largest else { return }
        for axis in [LayoutAxis.horizontal, .vertical] where rule.size[axis].kind == .uniform {
            if largest[axis] > group.size[axis] { group.grow(to: largest[axis], axis, insets: rule.insets) }
        }
    }

    /// Returns the origin of a group, after the space before it.
    private func origin(of slot: GroupSlot, size: CGSize) -> CGPoint {
        let cross = axis.other
        let across = rule.edges.offset(cross, of: size[cross], in: container[cross])
        return CGPoint(axis, slot.start + rule.edges.start(axis).value, across: across)
    }

    /// Returns the frame of the group that contains an item.
    func groupFrame(of item: Int) -> CGRect? {
        guard let slot = line.slot(of: item) else { return nil }
        let group = solved(slot)
        return CGRect(origin: origin(of: slot, size: group.size), size: group.size)
    }

    /// Returns the first item and the frame of the group at a distance from the start.
    func group(at offset: CGFloat) -> (first: Int, frame: CGRect)? {
        guard let slot = line.slot(at: offset), let frame = groupFrame(of: slot.first) else { return nil }
        return (slot.first, frame)
    }

    // MARK: - Items

    /// Returns the items and supplementary views that intersect a rectangle.
    func content(in rect: CGRect) -> Content {
        var content = Content()
        let (start, end) = (rect.start(axis), rect.end(axis))
        guard start.isFinite || end.isFinite || start < end,
            var slot = line.slot(at: max(start - overflow.after, -LengthRule.maximumLength))
        else { return content }
        // Groups that overlap may begin before one that ends earlier.
        while true {
            if slot.start - overflow.before > end { break }
            append(slot, in: rect, to: &content)
            guard let next = line.slot(after: slot) else { break }
            slot = next
        }
        return content
    }

    private func append(_ slot: GroupSlot, in rect: CGRect, to content: inout Content) {
        let group = solved(slot)
        let origin = origin(of: slot, size: group.size)
        for (index, leaf) in group.leaves.prefix(slot.count).enumerated() {
            let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard frame.touches(rect) else { continue }
            content.items.append(
                Item(index: slot.first + index, frame: frame, zIndex: leaf.zIndex, measured: leaf.measured))
        }
        for supplementary in group.supplementaries {
            let frame = supplementary.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard frame.touches(rect) else { continue }
            content.supplementaries.append(
                Supplementary(
                    item: slot.first + supplementary.leaf, kind: supplementary.rule.kind, frame: frame,
                    zIndex: supplementary.rule.zIndex))
        }
    }

    /// Returns an item with its frame; `nil` if there is no such item.
    func item(_ index: Int) -> Item? {
        guard let slot = line.slot(of: index) else { return nil }
        let group = solved(slot)
        guard group.leaves.indices.contains(index - slot.first) else { return nil }
        let origin = origin(of: slot, size: group.size)
        let leaf = group.leaves[index - slot.first]
        return Item(
            index: index, frame: leaf.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: leaf.zIndex,
            measured: leaf.measured)
    }

    /// Returns the supplementary view of an item.
    func supplementary(_ kind: String, of item: Int) -> Supplementary? {
        guard let slot = line.slot(of: item) else { return nil }
        let group = solved(slot)
        let origin = origin(of: slot, size: group.size)
        let found = group.supplementaries.first { $0.rule.kind == kind && slot.first + $0.leaf == item }
        return found.map {
            Supplementary(
                item: item, kind: kind, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: $0.rule.zIndex)
        }
    }

    // MARK: - Measuring

    /// Sets the measured size of an item, and returns whether the layout changed.
    @discardableResult
    mutating func setSize(_ size: CGSize, of item: Int) -> Bool {
        guard let slot = line.slot(of: item), size.width.isFinite, size.height.isFinite else { return false }
        let size = CGSize(
            width: min(max(size.width, 0), LengthRule.maximumLength),
            height: min(max(size.height, 0), LengthRule.maximumLength))
        if isList {
            let extent = slot.extent + size[axis] - stretched(slot).leaves[0].frame.size[axis]
            guard abs(extent - slot.extent) > 0.001 else { return false }
            setExtent(extent, of: slot)
            return true
        }
        guard sizes[item] != size else { return false }
        let before = self.item(item)?.frame
        sizes[item] = size
        if var wrapped = line as? WrappedLine {
            releaseLine()
            wrapped.reflow(
                from: slot.first, isMeasured: { sizes[$0] != nil },
                solve: { first in
                    let group = resolve(from: first, available: count - first)
                    return (group.leaves.count, group.size[axis] + rule.edges.minimum(axis))
                })
            line = wrapped
            return true
        }
        let group = resolve(from: slot.first, available: slot.count)
        noteOverflow(of: group)
        let isLarger = noteSize(of: group)
        let extent = group.size[axis] + rule.edges.minimum(axis)
        if rule.size[axis].kind == .uniform {
            if isLarger, let largest { shareExtent(largest[axis] + rule.edges.minimum(axis)) }
        } else if abs(extent - slot.extent) > 0.001 {
            setExtent(extent, of: slot)
            return true
        }
        return isLarger || before != self.item(item)?.frame
    }

    /// Returns whether the size of an item has to be known although it is as estimated, because its siblings are
    /// adapted to it.
    func dependsOnMeasurement(of item: Int) -> Bool { !isList && sizes[item] == nil }

    /// Takes over everything that was measured for the same items.
    mutating func takeMeasurements(of old: SectionSolver) {
        line = old.line
        sizes = old.sizes
        largest = old.largest
        overflow = old.overflow
    }

    /// Takes over the lengths of rows that existed before; `false` unless each group is one measured item.
    mutating func takeExtents(of old: SectionSolver, _ origin: (Int) -> Int?) -> Bool {
        guard isList, old.isList, var uniform = line as? UniformLine, let previous = old.line as? UniformLine else {
            return false
        }
        guard previous.isMeasured else { return true }
        let estimate = template.size[axis] + rule.edges.minimum(axis)
        uniform.setExtents((0..<count).map { origin($0).flatMap { previous.slot(of: $0)?.extent } ?? estimate })
        line = uniform
        return true
    }

    private mutating func noteSize(of group: SolvedGroup) -> Bool {
        let old = largest
        largest = CGSize(
            width: max(old?.width ?? 0, group.size.width), height: max(old?.height ?? 0, group.size.height))
        return largest != old
    }

    /// Drops the reference to the lengths of the groups, which would be copied if they were changed elsewhere.
    private mutating func releaseLine() {
        line = UniformLine(count: 0, capacity: 1, extent: 0, rest: 0, spacing: 0)
    }

    private mutating func setExtent(_ extent: CGFloat, of slot: GroupSlot) {
        guard var uniform = line as? UniformLine else { return }
        releaseLine()
        uniform.setExtent(extent, of: slot)
        line = uniform
    }

    private mutating func shareExtent(_ extent: CGFloat) {
        line = UniformLine(
            count: capacity > 0 ? count : 0, capacity: capacity, extent: extent, rest: extent, spacing: line.spacing)
    }
}

extension CGRect {
    /// Whether the rectangles have a point in common; an empty rectangle within the other one counts.
    func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
            || (isEmpty && minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY)
    }
}
