// SPDX-License-Identifier: MIT
internal import Foundation

/// What a block of updates changes, and where everything goes by it.
///
/// Deletions and reloads name what was there before the block, insertions what is there after it, in whatever order they
/// were asked for (`R-TV-190`…`R-TV-194`).
struct TableUpdate: Equatable {
    struct Change<Place: Hashable>: Equatable {
        var deleted: [Place: UITableView.RowAnimation] = [:]
        var inserted: [Place: UITableView.RowAnimation] = [:]
        var reloaded: [Place: UITableView.RowAnimation] = [:]
        /// From old places to new ones.
        var moved: [Place: Place] = [:]

        var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
    }

    var rows = Change<IndexPath>()
    var sections = Change<Int>()
    /// Rows whose cells are only set up anew.
    var reconfigured: Set<IndexPath> = []

    var isEmpty: Bool { rows.isEmpty && sections.isEmpty && reconfigured.isEmpty }

    /// Why a block cannot be carried out; a mistake of the program.
    struct Mismatch: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// Where everything went.
    struct Outcome: Equatable {
        /// The old section that each new one was; `nil` for an inserted one.
        var sectionOrigins: [Int?]
        /// The new section that each old one is; `nil` for a deleted one.
        var sectionGoals: [Int?]
        /// For each new section whose rows are not simply those of the old one, the old place of each row.
        var rowOrigins: [Int: [IndexPath?]]
        /// For the old places of rows in those sections, the new ones.
        var rowGoals: [IndexPath: IndexPath]
        /// The old sections whose rows are in `rowGoals`, if they are anywhere.
        var changed: Set<Int>

        /// Where a row was; `nil` if it is new.
        func origin(of path: IndexPath) -> IndexPath? {
            if let origins = rowOrigins[path.section] { return origins[path.row] }
            return sectionOrigins[path.section].map { IndexPath(row: path.row, section: $0) }
        }

        /// Where a row is now; `nil` if it is gone.
        func goal(of path: IndexPath) -> IndexPath? {
            if changed.contains(path.section) { return rowGoals[path] }
            guard sectionGoals.indices.contains(path.section) else { return nil }
            return sectionGoals[path.section].map { IndexPath(row: path.row, section: $0) }
        }
    }

    /// Works out where everything goes; `old` and `new` are the numbers of rows in each section.
    func outcome(from old: [Int], to new: [Int]) throws(Mismatch) -> Outcome {
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
                // Its rows may be others and of another number: all are new.
                outcome.rowOrigins[section] = Array(repeating: nil, count: new[section])
                outcome.changed.insert(origin)
            } else if isTouched {
                try fill(section, from: origin, old: old, new: new, into: &outcome)
            } else if old[origin] != new[section] {
                throw mismatch(section: section, had: old[origin], kept: old[origin], added: 0, has: new[section])
            }
        }
        // Rows of a section that is gone may have moved elsewhere.
        for section in touched.old where sectionGoals[section] == nil { outcome.changed.insert(section) }
        for (section, origins) in outcome.rowOrigins {
            for (row, origin) in origins.enumerated() {
                if let origin { outcome.rowGoals[origin] = IndexPath(row: row, section: section) }
            }
        }
        return outcome
    }

    /// The sections that single rows are changed in.
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
        // The rows of an inserted section need not be inserted one by one.
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

    // MARK: - Checking

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
