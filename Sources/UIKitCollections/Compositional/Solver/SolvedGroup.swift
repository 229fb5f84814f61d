// SPDX-License-Identifier: MIT
internal import Foundation

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
        var kind: String
        var frame: CGRect
        var zIndex: Int
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

    /// Appends the contents of a subgroup whose origin is at `origin`.
    mutating func append(_ part: SolvedGroup, at origin: CGPoint) {
        let first = leaves.count
        for var leaf in part.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var supplementary in part.supplementaries {
            supplementary.leaf += first
            supplementary.frame = supplementary.frame.offsetBy(dx: origin.x, dy: origin.y)
            supplementaries.append(supplementary)
        }
    }
}
