// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The mapping between the positions before and after a batch of changes.
package struct BatchOutcome: Equatable {
    /// A row as two plain numbers, which take a fraction of an index path's time in long lists.
    package struct Place: Hashable {
        package var section: Int
        package var row: Int

        package init(section: Int, row: Int) {
            self.section = section
            self.row = row
        }

        package init(_ path: IndexPath) {
            self.init(section: path.section, row: path.row)
        }

        /// The origin of a new row.
        package static let none = Place(section: -1, row: -1)
        static let unknown = Place(section: -2, row: -2)

        package var path: IndexPath? { section < 0 ? nil : IndexPath(row: row, section: section) }
    }

    /// The old index of each new section; `nil` for an inserted one.
    package private(set) var sectionOrigins: [Int?]
    /// The new index of each old section; `nil` for a deleted one.
    package private(set) var sectionGoals: [Int?]
    /// The old positions of the rows of each new section whose rows differ from those of the old section.
    private var rowOrigins: [Int: [Place]] = [:]
    /// The new positions of the rows of each old section whose rows don't just follow their section.
    private var rowGoals: [Int: [Place]] = [:]

    init(sectionOrigins: [Int?], oldCount: Int) {
        self.sectionOrigins = sectionOrigins
        sectionGoals = Array(repeating: nil, count: oldCount)
        for (section, origin) in sectionOrigins.enumerated() {
            if let origin { sectionGoals[origin] = section }
        }
    }

    // MARK: - Mapping

    /// Returns whether the rows of a new section differ from those that the section had before.
    package func changesRows(of section: Int) -> Bool { rowOrigins[section] != nil }

    /// Returns the old positions of all rows of a new section whose rows differ from those that it had before;
    /// negative for new rows.
    package func rowOrigins(of section: Int) -> [Place]? { rowOrigins[section] }

    /// Returns the old position of a row; `nil` if the row is new.
    package func origin(of path: IndexPath) -> IndexPath? {
        if let origins = rowOrigins[path.section] { return origins[path.row].path }
        return sectionOrigins[path.section].map { IndexPath(row: path.row, section: $0) }
    }

    /// Returns the new position of a row; `nil` if the row was deleted.
    package func goal(of path: IndexPath) -> IndexPath? {
        if let goals = rowGoals[path.section] { return goals.indices.contains(path.row) ? goals[path.row].path : nil }
        guard sectionGoals.indices.contains(path.section) else { return nil }
        return sectionGoals[path.section].map { IndexPath(row: path.row, section: $0) }
    }

    // MARK: - Building

    /// Has the rows of an old section mapped individually; they are deleted unless they are the origin of another row.
    mutating func setGoals(count: Int, of section: Int) {
        rowGoals[section] = Array(repeating: .none, count: count)
    }

    /// Sets the origins of a new section's rows; those that are not given are new.
    ///
    /// The goals of the sections that they come from must have been set.
    mutating func setOrigins(_ origins: [Place], count: Int, of section: Int) {
        rowOrigins[section] = origins.isEmpty ? Array(repeating: .none, count: count) : origins
        var (last, goals): (Int, [Place]) = (-1, [])
        for (row, origin) in origins.enumerated() where origin.section >= 0 {
            if origin.section != last {
                if last >= 0 { rowGoals[last] = goals }
                last = origin.section
                goals = rowGoals.updateValue([], forKey: last) ?? []
            }
            if goals.indices.contains(origin.row) { goals[origin.row] = Place(section: section, row: row) }
        }
        if last >= 0 { rowGoals[last] = goals }
    }
}
