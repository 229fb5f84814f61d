// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// Resolves an item or a group into frames.
@MainActor
struct GroupSolver {
    /// Returns the measured size of a leaf of the group; `nil` if it has not been measured.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// The traits for custom groups.
    var traits = UITraitCollection.current

    /// The number of levels of groups; deeper ones are left out.
    static let maximumDepth = 16
    /// The fraction of a point by which items may exceed a group and still count as fitting, for sums of fractions.
    static let tolerance: CGFloat = 0.01

    /// Returns the frames of at most `available` items.
    func solve(_ rule: ItemRule, in container: CGSize, available: Int) -> SolvedGroup {
        solve(rule, in: container, first: 0, available: available, length: nil, depth: 0)
    }

    private func solve(
        _ rule: ItemRule, in container: CGSize, first: Int, available: Int, length: (LayoutAxis, CGFloat)?, depth: Int
    ) -> SolvedGroup {
        var size = rule.size.resolved(in: container)
        if let (axis, length) = length { size[axis] = length }
        var solved: SolvedGroup
        if let group = rule.group {
            guard depth < Self.maximumDepth else {
                Log.misuse("Groups that are nested more than \(Self.maximumDepth) levels deep are not laid out.")
                return SolvedGroup(size: size)
            }
            solved = solveGroup(group, rule, size: size, first: first, available: available, depth: depth)
        } else {
            solved = solveLeaf(rule, size: size, index: first, hasLength: length?.0)
        }
        for supplementary in rule.supplementaries where !solved.leaves.isEmpty {
            solved.supplementaries.append(
                SolvedGroup.Supplementary(
                    leaf: 0, rule: supplementary, container: CGRect(origin: .zero, size: solved.size)))
        }
        return solved
    }

    private func solveLeaf(_ rule: ItemRule, size: CGSize, index: Int, hasLength: LayoutAxis?) -> SolvedGroup {
        var size = size
        var axes = rule.size.measured
        if hasLength == .horizontal { axes.width = false }
        if hasLength == .vertical { axes.height = false }
        if !axes.isEmpty, let measured = measured(index) {
            if axes.width { size.width = measured.width }
            if axes.height { size.height = measured.height }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: rule.insets.without(axes))
        return SolvedGroup(size: size, leaves: [SolvedGroup.Leaf(frame: frame, measured: axes)])
    }

    // MARK: - Groups

    /// A subitem of a group, before it has a position.
    private struct Part {
        var rule: ItemRule
        var solved: SolvedGroup
        var first: Int
    }

    private func solveGroup(
        _ group: GroupRule, _ rule: ItemRule, size: CGSize, first: Int, available: Int, depth: Int
    ) -> SolvedGroup {
        let insets = rule.insets
        let inner = CGSize(
            width: max(size.width - insets.sum(.horizontal), 0), height: max(size.height - insets.sum(.vertical), 0))
        if let provider = group.custom {
            return solveCustom(provider, rule, size: size, inner: inner, available: available)
        }
        let (axis, cross) = (group.axis, group.axis.other)
        var parts = fill(
            group, in: inner, isOpen: rule.size[axis].isEstimated, first: first, available: available, depth: depth)
        var space = inner
        if rule.size[cross].isEstimated {
            space[cross] = contentLength(of: parts, cross)
            if space[cross] != inner[cross] { stretch(&parts, group, from: inner, to: space, depth: depth) }
        }
        makeUniform(&parts, cross)
        if rule.size[cross].isEstimated { space[cross] = max(space[cross], contentLength(of: parts, cross)) }
        let gaps = group.spacing.value * CGFloat(max(parts.count - 1, 0))
        let used = parts.reduce(gaps) { $0 + $1.solved.size[axis] + $1.rule.edges.minimum(axis) }
        if rule.size[axis].isEstimated { space[axis] = max(used, 0) }
        var result = SolvedGroup(
            size: CGSize(
                width: space.width + insets.sum(.horizontal), height: space.height + insets.sum(.vertical)))
        place(parts, group, in: space, leftOver: max(space[axis] - used, 0), insets: insets, into: &result)
        return result
    }

    private func solveCustom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ rule: ItemRule, size: CGSize, inner: CGSize,
        available: Int
    ) -> SolvedGroup {
        let container = LayoutContainer(contentSize: size, contentInsets: rule.insets)
        let items = provider(LayoutEnvironment(container: container, traitCollection: traits)).prefix(max(available, 0))
        var result = SolvedGroup(size: size)
        var extent = CGSize.zero
        for item in items {
            result.leaves.append(
                SolvedGroup.Leaf(
                    frame: item.frame.offsetBy(dx: rule.insets.leading, dy: rule.insets.top), zIndex: item.zIndex))
            extent.width = max(extent.width, item.frame.maxX)
            extent.height = max(extent.height, item.frame.maxY)
        }
        for axis in [LayoutAxis.horizontal, .vertical] where rule.size[axis].isEstimated {
            result.size[axis] = extent[axis] + rule.insets.sum(axis)
        }
        return result
    }

    /// Returns as many subitems as the group has or as fit, but at least one.
    ///
    /// An open group, whose length is estimated, has each of its subitems at least once.
    private func fill(
        _ group: GroupRule, in inner: CGSize, isOpen: Bool, first: Int, available: Int, depth: Int
    ) -> [Part] {
        let axis = group.axis
        var parts: [Part] = []
        var used: CGFloat = 0
        var next = first
        let pattern = group.subitems
        guard !pattern.isEmpty else { return [] }
        let equal = equalLength(group, in: inner)
        var uniform: CGFloat?
        if pattern.contains(where: { $0.size[axis].kind == .uniform }) {
            uniform = (first..<(first + min(available, 256))).compactMap { measured($0)?[axis] }.max()
        }
        while next - first < available {
            let rule = pattern[parts.count % pattern.count]
            if let count = group.count, parts.count >= count { break }
            let length = equal ?? (rule.size[axis].kind == .uniform && rule.group == nil ? uniform : nil)
            var solved = solve(
                rule, in: inner, first: next, available: available - (next - first), length: length.map { (axis, $0) },
                depth: depth + 1)
            if equal == nil, length != nil, solved.leaves.count == 1 {
                if axis == .horizontal { solved.leaves[0].measured.width = true }
                if axis == .vertical { solved.leaves[0].measured.height = true }
            }
            let outer = solved.size[axis] + rule.edges.minimum(axis)
            let isFirstPass = parts.isEmpty || (isOpen && parts.count < pattern.count)
            if group.count == nil, !isFirstPass {
                if used + group.spacing.value + outer > inner[axis] + Self.tolerance { break }
                // Items without a length would be repeated without end.
                if parts.count >= pattern.count, used <= 0 { break }
            }
            used += outer + (parts.isEmpty ? 0 : group.spacing.value)
            parts.append(Part(rule: rule, solved: solved, first: next))
            next += solved.leaves.count
            // Subgroups without items would be repeated without end.
            if parts.count % pattern.count == 0, next == first { break }
        }
        return parts
    }

    private func equalLength(_ group: GroupRule, in inner: CGSize) -> CGFloat? {
        guard group.isEqual, let count = group.count, let item = group.subitems.first else { return nil }
        let gaps = group.spacing.value * CGFloat(count - 1)
        return max((inner[group.axis] - gaps) / CGFloat(count) - item.edges.minimum(group.axis), 0)
    }

    /// Returns the length across the axis that the measured subitems need; that of all subitems if none is measured.
    private func contentLength(of parts: [Part], _ cross: LayoutAxis) -> CGFloat {
        let measured = parts.filter { $0.rule.size[cross].isEstimated }
        return (measured.isEmpty ? parts : measured).reduce(0) {
            max($0, $1.solved.size[cross] + $1.rule.edges.minimum(cross))
        }
    }

    /// Resolves the subitems again whose length is a fraction of a group that is now measured.
    private func stretch(_ parts: inout [Part], _ group: GroupRule, from old: CGSize, to inner: CGSize, depth: Int) {
        let cross = group.axis.other
        let equal = equalLength(group, in: old)
        let fraction: LengthRule.Kind = cross == .horizontal ? .fractionalWidth : .fractionalHeight
        guard parts.contains(where: { $0.rule.size[cross].isEstimated }) else { return }
        for index in parts.indices where parts[index].rule.size[cross].kind == fraction {
            let part = parts[index]
            parts[index].solved = solve(
                part.rule, in: inner, first: part.first, available: part.solved.leaves.count,
                length: equal.map { (group.axis, $0) }, depth: depth + 1)
        }
    }

    /// Sets the length across the axis of all uniform subitems to that of the largest.
    private func makeUniform(_ parts: inout [Part], _ cross: LayoutAxis) {
        let uniform = parts.indices.filter { parts[$0].rule.size[cross].kind == .uniform }
        guard uniform.count > 1 else { return }
        // Subitems that haven't been measured follow those that have.
        let known = uniform.filter { parts[$0].rule.group != nil || measured(parts[$0].first) != nil }
        let length = (known.isEmpty ? uniform : known).reduce(0) { max($0, parts[$1].solved.size[cross]) }
        for index in uniform {
            if parts[index].rule.group == nil {
                parts[index].solved.grow(to: length, cross)
            } else {
                parts[index].solved.size[cross] = length
            }
        }
    }

    // MARK: - Positions

    private func place(
        _ parts: [Part], _ group: GroupRule, in space: CGSize, leftOver: CGFloat, insets: NSDirectionalEdgeInsets,
        into result: inout SolvedGroup
    ) {
        let (axis, cross) = (group.axis, group.axis.other)
        var shares = group.spacing.isFlexible ? max(parts.count - 1, 0) : 0
        for part in parts {
            shares += (part.rule.edges.start(axis).isFlexible ? 1 : 0) + (part.rule.edges.end(axis).isFlexible ? 1 : 0)
        }
        let share = shares > 0 ? leftOver / CGFloat(shares) : 0
        func length(_ spacing: SpacingRule) -> CGFloat { spacing.value + (spacing.isFlexible ? share : 0) }
        var position = insets.start(axis)
        for (index, part) in parts.enumerated() {
            if index > 0 { position += length(group.spacing) }
            position += length(part.rule.edges.start(axis))
            let across =
                insets.start(cross) + part.rule.edges.offset(cross, of: part.solved.size[cross], in: space[cross])
            result.append(part.solved, at: CGPoint(axis, position, across: across))
            position += part.solved.size[axis] + length(part.rule.edges.end(axis))
        }
    }
}

extension EdgeRule {
    /// Returns the position of a length within a space, of which flexible edges share what is left over.
    func offset(_ axis: LayoutAxis, of length: CGFloat, in space: CGFloat) -> CGFloat {
        let (start, end) = (start(axis), end(axis))
        guard start.isFlexible else { return start.value }
        let leftOver = max(space - length - minimum(axis), 0)
        return start.value + (end.isFlexible ? leftOver / 2 : leftOver)
    }
}
