// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The frames of the items in a group, in the coordinates of the group.
struct SolvedGroup: Equatable {
    struct Leaf: Equatable {
        var frame: CGRect
        var zIndex = 0
        /// The axes on which the item's content determines its size.
        var measured = MeasuredAxes()
    }

    struct Supplementary: Equatable {
        /// The index, among the group's leaves, of the item that the view belongs to: its own, or a group's first.
        var leaf: Int
        var rule: SupplementaryRule
        /// The frame of the item or group to which the view is anchored, including its insets.
        var container: CGRect

        var frame: CGRect {
            rule.frame(in: container.size).offsetBy(dx: container.minX, dy: container.minY)
        }
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var supplementaries: [Supplementary] = []

    /// The smallest rectangle that contains all items and supplementary views.
    var extent: CGRect {
        var extent = CGRect(origin: .zero, size: size)
        for leaf in leaves { extent = extent.union(leaf.frame) }
        for supplementary in supplementaries { extent = extent.union(supplementary.frame) }
        return extent
    }

    /// Lengthens the group on an axis, with the items and the anchors of supplementary views that fill it up to `insets`.
    mutating func grow(to length: CGFloat, _ axis: LayoutAxis, insets: NSDirectionalEdgeInsets = .zero) {
        let old = size[axis]
        func fills(_ frame: CGRect, from start: CGFloat, to end: CGFloat) -> Bool {
            abs(frame.start(axis) - start) < 0.01 && abs(frame.end(axis) - end) < 0.01
        }
        let (start, end) = (insets.start(axis), old - insets.end(axis))
        for index in leaves.indices where fills(leaves[index].frame, from: start, to: end) {
            leaves[index].frame.size[axis] += length - old
        }
        for index in supplementaries.indices {
            let container = supplementaries[index].container
            guard fills(container, from: start, to: end) || fills(container, from: 0, to: old) else { continue }
            supplementaries[index].container.size[axis] += length - old
        }
        size[axis] = length
    }

    /// Appends the contents of a subgroup whose origin is at `origin`.
    mutating func append(_ part: SolvedGroup, at origin: CGPoint) {
        let first = leaves.count
        for var leaf in part.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var supplementary in part.supplementaries {
            supplementary.leaf += first
            supplementary.container = supplementary.container.offsetBy(dx: origin.x, dy: origin.y)
            supplementaries.append(supplementary)
        }
    }
}
