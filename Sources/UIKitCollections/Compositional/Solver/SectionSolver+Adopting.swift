// SPDX-License-Identifier: MIT
internal import Foundation

extension SectionSolver {
    /// Returns whether measured sizes of another solver are those of this one too.
    private func isAlike(_ other: SectionSolver) -> Bool {
        axis == other.axis && container == other.container && spacing == other.spacing && capacity == other.capacity
            && rule.size == other.rule.size && rule.insets == other.rule.insets && rule.edges == other.rule.edges
    }

    /// Takes over the measured sizes of a solver for the same items, and returns whether they apply.
    mutating func adopt(_ old: SectionSolver) -> Bool {
        guard count == old.count, isAlike(old) else { return false }
        takeMeasurements(of: old)
        return true
    }

    /// Takes over the measured sizes of the items that existed before, and returns whether they apply.
    mutating func adopt(_ old: SectionSolver, _ positions: ItemPositions) -> Bool {
        guard axis == old.axis, container == old.container, rule.size == old.rule.size else { return false }
        if takeExtents(of: old, positions.origin) { return true }
        for (item, size) in old.sizes {
            if let goal = positions.goal(item) { setSize(size, of: goal) }
        }
        return true
    }
}

/// The positions of a section's items before and after a change of the data; `nil` for items that exist only on one
/// side.
struct ItemPositions {
    var origin: (Int) -> Int?
    var goal: (Int) -> Int?
}
