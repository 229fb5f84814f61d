// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// A batch of row and section changes, and the mapping from old to new positions that follows from it.
///
/// Deletions and reloads refer to positions before the batch, insertions to positions after it, regardless of the order
/// of the calls (`R-TV-190`…`R-TV-194`).
package struct BatchUpdate<Animation: Equatable>: Equatable {
    package struct Change<Place: Hashable>: Equatable {
        package var deleted: [Place: Animation] = [:]
        package var inserted: [Place: Animation] = [:]
        package var reloaded: [Place: Animation] = [:]
        /// The new positions of moved items, by their old ones.
        package var moved: [Place: Place] = [:]

        package var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
    }

    package init() {}

    package var rows = Change<IndexPath>()
    package var sections = Change<Int>()
    /// The rows whose existing cells are configured again.
    package var reconfigured: Set<IndexPath> = []

    package var isEmpty: Bool { rows.isEmpty && sections.isEmpty && reconfigured.isEmpty }

    /// The reason for which a batch cannot be applied.
    package struct Mismatch: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// Returns the mapping of all positions.
    ///
    /// `old` and `new` are the row counts of each section. Takes time proportional to the number of changes and to the
    /// number of rows of the sections that they change.
    package func outcome(from old: [Int], to new: [Int]) throws(Mismatch) -> BatchOutcome {
        try checkPlaces(old: old, new: new)
        let sectionOrigins = try origins(from: old.count, to: new.count)
        var outcome = BatchOutcome(sectionOrigins: sectionOrigins, oldCount: old.count)
        let touched = Touched(rows, oldCount: old.count, newCount: new.count)
        for (section, origin) in sectionOrigins.enumerated() {
            let isTouched = touched.new[section] || origin.map { touched.old[$0] } == true
            guard let origin else {
                if isTouched { outcome.setOrigins([], count: new[section], of: section) }
                continue
            }
            if sections.reloaded[origin] != nil {
                // A reloaded section may have any number of rows, all of which are new.
                outcome.setOrigins([], count: new[section], of: section)
                outcome.setGoals(count: old[origin], of: origin)
            } else if isTouched {
                outcome.setGoals(count: old[origin], of: origin)
            } else if old[origin] != new[section] {
                throw mismatch(section: section, had: old[origin], kept: old[origin], added: 0, has: new[section])
            }
        }
        // Rows of a deleted section may have been moved to another one.
        for section in old.indices where touched.old[section] && outcome.sectionGoals[section] == nil {
            outcome.setGoals(count: old[section], of: section)
        }
        try fill(&outcome, touched, old: old, new: new)
        return outcome
    }

    /// The sections in which individual rows change.
    private struct Touched {
        var old: [Bool]
        var new: [Bool]

        init(_ rows: Change<IndexPath>, oldCount: Int, newCount: Int) {
            old = Array(repeating: false, count: oldCount)
            new = Array(repeating: false, count: newCount)
            for path in rows.deleted.keys { old[path.section] = true }
            for path in rows.inserted.keys { new[path.section] = true }
            for (from, to) in rows.moved {
                old[from.section] = true
                new[to.section] = true
            }
        }
    }

    // MARK: - Sections

    private func origins(from old: Int, to new: Int) throws(Mismatch) -> [Int?] {
        let leaving = Set(sections.deleted.keys).union(sections.moved.keys)
        var arrivals: [Int: Int?] = sections.inserted.mapValues { _ in nil }
        for (from, to) in sections.moved { arrivals[to] = .some(from) }
        var staying = (0..<old).lazy.filter { !leaving.contains($0) }.makeIterator()
        guard old - leaving.count + arrivals.count == new else {
            throw Mismatch(
                description: "after the update the data source has \(new) sections; there were \(old), of which "
                    + "\(sections.deleted.count) were deleted, and \(sections.inserted.count) were inserted")
        }
        return (0..<new).map { section in arrivals[section] ?? staying.next() }
    }

    // MARK: - Rows

    /// Determines the origins of the rows of all sections in which individual rows change.
    private func fill(
        _ outcome: inout BatchOutcome, _ touched: Touched, old: [Int], new: [Int]
    ) throws(Mismatch) {
        // By old section: the rows that leave. By new section: the rows that arrive, with their origins.
        var leaving = old.indices.map { touched.old[$0] ? Array(repeating: false, count: old[$0]) : [] }
        var arrivals: [[(row: Int, origin: BatchOutcome.Place)]] = Array(repeating: [], count: new.count)
        for path in rows.deleted.keys { leaving[path.section][path.row] = true }
        for path in rows.inserted.keys { arrivals[path.section].append((path.row, .none)) }
        for (from, to) in rows.moved {
            leaving[from.section][from.row] = true
            arrivals[to.section].append((to.row, BatchOutcome.Place(from)))
        }
        for (section, origin) in outcome.sectionOrigins.enumerated() {
            guard touched.new[section] || origin.map({ touched.old[$0] }) == true else { continue }
            if let origin, sections.reloaded[origin] != nil { continue }
            var origins = Array(repeating: BatchOutcome.Place.unknown, count: new[section])
            var added = 0
            for arrival in arrivals[section] {
                if origins[arrival.row] == .unknown { added += 1 }
                origins[arrival.row] = arrival.origin
            }
            if let origin {
                let rows = leaving[origin].isEmpty ? Array(repeating: false, count: old[origin]) : leaving[origin]
                let kept = rows.count { !$0 }
                guard kept + added == new[section] else {
                    throw mismatch(section: section, had: old[origin], kept: kept, added: added, has: new[section])
                }
                var next = 0
                for row in origins.indices where origins[row] == .unknown {
                    while rows[next] { next += 1 }
                    origins[row] = BatchOutcome.Place(section: origin, row: next)
                    next += 1
                }
            }
            // The rows of an inserted section need not be inserted individually; their origin stays unknown.
            outcome.setOrigins(origins, count: new[section], of: section)
        }
    }

    private func mismatch(section: Int, had: Int, kept: Int, added: Int, has: Int) -> Mismatch {
        Mismatch(
            description: "after the update the data source has \(has) rows in section \(section); there were \(had), "
                + "of which \(kept) stay, and \(added) were inserted or moved there")
    }

    // MARK: - Validation

    private func checkPlaces(old: [Int], new: [Int]) throws(Mismatch) {
        func check(_ path: IndexPath, in counts: [Int], _ what: String, _ when: String) throws(Mismatch) {
            guard path.count == 2, counts.indices.contains(path.section), path.row >= 0,
                path.row < counts[path.section]
            else { throw Mismatch(description: "there is no row \(path) to \(what) \(when) the update") }
        }
        func check(_ section: Int, in counts: [Int], _ what: String, _ when: String) throws(Mismatch) {
            guard counts.indices.contains(section) else {
                throw Mismatch(description: "there is no section \(section) to \(what) \(when) the update")
            }
        }
        for path in rows.deleted.keys { try check(path, in: old, "delete", "before") }
        for path in rows.reloaded.keys { try check(path, in: old, "reload", "before") }
        for path in reconfigured { try check(path, in: old, "reconfigure", "before") }
        for path in rows.inserted.keys { try check(path, in: new, "insert", "after") }
        for (from, to) in rows.moved {
            try check(from, in: old, "move", "before")
            try check(to, in: new, "move to", "after")
        }
        for section in sections.deleted.keys { try check(section, in: old, "delete", "before") }
        for section in sections.reloaded.keys { try check(section, in: old, "reload", "before") }
        for section in sections.inserted.keys { try check(section, in: new, "insert", "after") }
        for (from, to) in sections.moved {
            try check(from, in: old, "move", "before")
            try check(to, in: new, "move to", "after")
        }
    }
}
