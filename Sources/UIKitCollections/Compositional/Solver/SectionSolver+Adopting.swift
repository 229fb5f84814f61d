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
    ///
    /// `origins` has the previous index of each item; `nil` for new ones.
    mutating func adopt(_ old: SectionSolver, origins: [Int?]) -> Bool {
        guard origins.count == count, axis == old.axis, container == old.container, rule.size == old.rule.size else {
            return false
        }
        if takeExtents(of: old, origins: origins) { return true }
        for (index, origin) in origins.enumerated() {
            if let origin, let size = old.size(of: origin) { setSize(size, of: index) }
        }
        return true
    }
}
