// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The positions of items and sections before a batch of changes.
@MainActor
struct ItemOrigins {
    private var insertedSections: [Int: Int?] = [:]
    private var removedSections: Set<Int> = []
    private var insertedItems: [Int: [Int: Int?]] = [:]
    private var removedItems: [Int: Set<Int>] = [:]
    private let counts: [Int]

    /// Creates the mapping of a batch; `counts` are the numbers of items before it.
    init(_ updates: [UICollectionViewUpdateItem], counts: [Int]) {
        self.counts = counts
        for update in updates {
            let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            let isSection = (before ?? after)?.item == NSNotFound
            if let before {
                if isSection {
                    removedSections.insert(before.section)
                } else {
                    removedItems[before.section, default: []].insert(before.item)
                }
            }
            if let after {
                if isSection {
                    insertedSections[after.section] = .some(update.updateAction == .move ? before?.section : nil)
                } else {
                    let origin = update.updateAction == .move && before?.section == after.section ? before?.item : nil
                    insertedItems[after.section, default: [:]][after.item] = .some(origin)
                }
            }
        }
    }

    /// Returns the previous index of a section; `nil` for a new one.
    func section(_ section: Int) -> Int? {
        if let origin = insertedSections[section] { return origin }
        let inserted = insertedSections.keys.count { $0 < section }
        var remaining = section - inserted
        for old in counts.indices where !removedSections.contains(old) {
            if remaining == 0 { return old }
            remaining -= 1
        }
        return nil
    }

    /// Returns the previous indexes, in the previous section, of the items of a section; `nil` for new ones.
    func items(in section: Int, count: Int) -> [Int?] {
        guard let old = self.section(section), counts.indices.contains(old) else {
            return Array(repeating: nil, count: count)
        }
        let inserted = insertedItems[section] ?? [:]
        let removed = removedItems[old] ?? []
        var next = 0
        return (0..<count).map { item in
            if let origin = inserted[item] { return origin }
            while removed.contains(next) { next += 1 }
            next += 1
            return next <= counts[old] ? next - 1 : nil
        }
    }
}
