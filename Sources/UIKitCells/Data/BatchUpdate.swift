// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

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
    ///
    /// Always a programming error.
    package struct Mismatch: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// The mapping between the positions before and after a batch.
    package struct Outcome: Equatable {
        /// The old index of each new section; `nil` for an inserted one.
        package var sectionOrigins: [Int?]
        /// The new index of each old section; `nil` for a deleted one.
        package var sectionGoals: [Int?]
        /// The old positions of the rows of each new section whose rows differ from those of the old section.
        package var rowOrigins: [Int: [IndexPath?]]
        /// The new positions of the rows of those sections, by their old ones.
        package var rowGoals: [IndexPath: IndexPath]
        /// The old sections whose rows are mapped by `rowGoals`, except for deleted rows.
        package var changed: Set<Int>

        /// Returns the old position of a row; `nil` if the row is new.
        package func origin(of path: IndexPath) -> IndexPath? {
            if let origins = rowOrigins[path.section] { return origins[path.row] }
            return sectionOrigins[path.section].map { IndexPath(row: path.row, section: $0) }
        }

        /// Returns the new position of a row; `nil` if the row was deleted.
        package func goal(of path: IndexPath) -> IndexPath? {
            if changed.contains(path.section) { return rowGoals[path] }
            guard sectionGoals.indices.contains(path.section) else { return nil }
            return sectionGoals[path.section].map { IndexPath(row: path.row, section: $0) }
        }
    }

    /// Returns the mapping of all positions.
    ///
    /// `old` and `new` are the row counts of each section.
    package func outcome(from old: [Int], to new: [Int]) throws(Mismatch) -> Outcome {
        try checkPlaces(old: old, new: new)
        let sectionOrigins = try origins(from: old.count, to: new.count)
        var sectionGoals = [Int?](repeating: nil, count: old.count)
        for (section, origin) in sectionOrigins.enumerated() {
            if let origin { sectionGoals[origin] = section }
        }
        var outcome = Outcome(
            sectionOrigins: sectionOrigins, sectionGoals: sectionGoals, rowOrigins: [:], rowGoals: [:], changed: [])
        let touched = Touched(rows)
        for (section, origin) in sectionOrigins.enumerated() {
            let isTouched = touched.new.contains(section) || origin.map(touched.old.contains) == true
            guard let origin else {
                if isTouched { try fill(section, from: nil, old: old, new: new, into: &outcome) }
                continue
            }
            if sections.reloaded[origin] != nil {
                // A reloaded section may have any number of rows, all of which are new.
                outcome.rowOrigins[section] = Array(repeating: nil, count: new[section])
                outcome.changed.insert(origin)
            } else if isTouched {
                try fill(section, from: origin, old: old, new: new, into: &outcome)
            } else if old[origin] != new[section] {
                throw mismatch(section: section, had: old[origin], kept: old[origin], added: 0, has: new[section])
            }
        }
        // Rows of a deleted section may have been moved to another one.
        for section in touched.old where sectionGoals[section] == nil { outcome.changed.insert(section) }
        for (section, origins) in outcome.rowOrigins {
            for (row, origin) in origins.enumerated() {
                if let origin { outcome.rowGoals[origin] = IndexPath(row: row, section: section) }
            }
        }
        return outcome
    }

    /// The sections in which individual rows change.
    private struct Touched {
        var old: Set<Int> = []
        var new: Set<Int> = []

        init(_ rows: Change<IndexPath>) {
            for path in rows.deleted.keys { old.insert(path.section) }
            for path in rows.inserted.keys { new.insert(path.section) }
            for (from, to) in rows.moved {
                old.insert(from.section)
                new.insert(to.section)
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

    private func fill(
        _ section: Int, from origin: Int?, old: [Int], new: [Int], into outcome: inout Outcome
    ) throws(Mismatch) {
        var arrivals: [Int: IndexPath?] = [:]
        for path in rows.inserted.keys where path.section == section { arrivals[path.row] = .some(nil) }
        for (from, to) in rows.moved where to.section == section { arrivals[to.row] = from }
        var staying: [IndexPath] = []
        if let origin {
            outcome.changed.insert(origin)
            for row in 0..<old[origin] {
                let path = IndexPath(row: row, section: origin)
                if rows.deleted[path] == nil, rows.moved[path] == nil { staying.append(path) }
            }
        }
        // The rows of an inserted section need not be inserted individually.
        if origin == nil {
            outcome.rowOrigins[section] = (0..<new[section]).map { arrivals[$0] ?? nil }
            return
        }
        guard staying.count + arrivals.count == new[section] else {
            throw mismatch(
                section: section, had: origin.map { old[$0] } ?? 0, kept: staying.count, added: arrivals.count,
                has: new[section])
        }
        var rest = staying.makeIterator()
        outcome.rowOrigins[section] = (0..<new[section]).map { row in arrivals[row] ?? rest.next() }
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
