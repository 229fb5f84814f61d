// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The changes of a batch, as they were requested.
///
/// Deletions, reloads, and the origins of moves are positions before the batch; insertions and the targets of moves are
/// positions after it.
struct CollectionChanges: Equatable {
    struct Move<Place: Hashable>: Hashable {
        var from: Place
        var to: Place
    }

    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    var movedItems: Set<Move<IndexPath>> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: Set<Move<Int>> = []

    /// The reason for which the changes cannot be carried out.
    struct Mismatch: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    // MARK: - Validation

    /// Checks that all positions exist and that no two changes contradict each other.
    func check(old: [Int], new: [Int]) throws(Mismatch) {
        try checkSections(old: old.count, new: new.count)
        for path in deletedItems { try check(path, in: old, "delete", "before") }
        for path in reloadedItems { try check(path, in: old, "reload", "before") }
        for path in reconfiguredItems { try check(path, in: old, "reconfigure", "before") }
        for path in insertedItems { try check(path, in: new, "insert", "after") }
        var (origins, targets): (Set<IndexPath>, Set<IndexPath>) = ([], [])
        for move in movedItems {
            try check(move.from, in: old, "move", "before")
            try check(move.to, in: new, "move to", "after")
            if !origins.insert(move.from).inserted { throw conflict("item \(move.from.briefly)", "moved twice") }
            if !targets.insert(move.to).inserted {
                throw conflict("item \(move.to.briefly)", "the target of two moves")
            }
        }
        try checkDisjoint(deletedItems, origins, "deleted and moved")
        try checkDisjoint(deletedItems, reloadedItems, "deleted and reloaded")
        try checkDisjoint(reloadedItems, origins, "reloaded and moved")
        try checkDisjoint(insertedItems, targets, "inserted and the target of a move")
    }

    private func checkSections(old: Int, new: Int) throws(Mismatch) {
        for section in deletedSections { try check(section, in: old, "delete", "before") }
        for section in reloadedSections { try check(section, in: old, "reload", "before") }
        for section in insertedSections { try check(section, in: new, "insert", "after") }
        var (origins, targets) = (IndexSet(), IndexSet())
        for move in movedSections {
            try check(move.from, in: old, "move", "before")
            try check(move.to, in: new, "move to", "after")
            if !origins.insert(move.from).inserted { throw conflict("section \(move.from)", "moved twice") }
            if !targets.insert(move.to).inserted { throw conflict("section \(move.to)", "the target of two moves") }
        }
        let pairs = [
            (deletedSections, origins, "deleted and moved"),
            (deletedSections, reloadedSections, "deleted and reloaded"),
            (reloadedSections, origins, "reloaded and moved"),
            (insertedSections, targets, "inserted and the target of a move"),
        ]
        for (first, second, what) in pairs {
            if let section = first.intersection(second).first { throw conflict("section \(section)", what) }
        }
    }

    private func check(_ path: IndexPath, in counts: [Int], _ what: String, _ when: String) throws(Mismatch) {
        guard path.count == 2, counts.indices.contains(path.section), path.item >= 0, path.item < counts[path.section]
        else { throw Mismatch(description: "there is no item \(path.briefly) to \(what) \(when) the update") }
    }

    private func check(_ section: Int, in count: Int, _ what: String, _ when: String) throws(Mismatch) {
        guard section < count else {
            throw Mismatch(description: "there is no section \(section) to \(what) \(when) the update")
        }
    }

    private func checkDisjoint(
        _ first: Set<IndexPath>, _ second: Set<IndexPath>, _ what: String
    ) throws(Mismatch) {
        let (small, large) = first.count < second.count ? (first, second) : (second, first)
        if let path = small.first(where: large.contains) { throw conflict("item \(path.briefly)", what) }
    }

    private func conflict(_ place: String, _ what: String) -> Mismatch {
        Mismatch(description: "the \(place) is \(what) in the same update")
    }
}
