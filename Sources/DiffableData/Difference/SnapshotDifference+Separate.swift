// SPDX-License-Identifier: MIT

extension SnapshotDifference {
    /// The same changes without those that affect an item or a section twice, for views that refuse such batches.
    ///
    /// Items and sections that are moved and reloaded are deleted and inserted instead. Reloaded sections have no
    /// changes of individual items.
    package var separated: SnapshotDifference {
        guard !reloadedSections.isEmpty || !(reloadedItems.isEmpty || movedItems.isEmpty) else { return self }
        var copy = self
        copy.separateSections()
        copy.separateItems()
        return copy
    }

    private mutating func separateSections() {
        let reloaded = Set(reloadedSections)
        guard !reloaded.isEmpty else { return }
        // The new indexes of the reloaded sections, of which those that are moved are deleted and inserted.
        var goals = Set(reloadedSectionGoals)
        for move in movedSections where reloaded.contains(move.from) {
            deletedSections.append(move.from)
            insertedSections.append(move.to)
            goals.insert(move.to)
        }
        reloadedSections.removeAll { section in movedSections.contains { $0.from == section } }
        movedSections.removeAll { reloaded.contains($0.from) }
        let deleted = Set(deletedSections)
        let inserted = Set(insertedSections)
        deletedItems.removeAll { reloaded.contains($0.section) }
        insertedItems.removeAll { goals.contains($0.section) }
        var replaced: Set<ItemPosition> = []
        for move in movedItems {
            let leaves = reloaded.contains(move.from.section)
            let arrives = goals.contains(move.to.section)
            guard leaves || arrives else { continue }
            replaced.insert(move.from)
            if !leaves, !deleted.contains(move.from.section) { deletedItems.append(move.from) }
            if !arrives, !inserted.contains(move.to.section) { insertedItems.append(move.to) }
        }
        movedItems.removeAll { reloaded.contains($0.from.section) || goals.contains($0.to.section) }
        reloadedItems.removeAll { reloaded.contains($0.section) || replaced.contains($0) }
        reconfiguredItems.removeAll { reloaded.contains($0.section) || replaced.contains($0) }
    }

    private mutating func separateItems() {
        let reloaded = Set(reloadedItems)
        let both = movedItems.filter { reloaded.contains($0.from) }
        guard !both.isEmpty else { return }
        let (deleted, inserted) = (Set(deletedSections), Set(insertedSections))
        for move in both {
            if !deleted.contains(move.from.section) { deletedItems.append(move.from) }
            if !inserted.contains(move.to.section) { insertedItems.append(move.to) }
        }
        let origins = Set(both.map(\.from))
        movedItems.removeAll { origins.contains($0.from) }
        reloadedItems.removeAll { origins.contains($0) }
    }
}
