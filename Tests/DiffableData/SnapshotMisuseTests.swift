// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Testing

@Suite("Snapshots: tolerated misuse")
struct SnapshotMisuseTests {
    /// Expects one message that contains all of `words`, and returns the snapshot after `change`.
    private func misuse(
        _ words: String..., change: (inout Snapshot) -> Void, location: SourceLocation = #_sourceLocation
    ) -> Snapshot {
        var snapshot = Snapshot([("a", [1, 2]), ("b", [3])])
        let recorder = LogRecorder()
        recorder.record { change(&snapshot) }
        #expect(recorder.texts.count == 1, sourceLocation: location)
        for word in words { #expect(recorder.texts.first?.contains(word) == true, sourceLocation: location) }
        return snapshot
    }

    private let original = Snapshot([("a", [1, 2]), ("b", [3])]).content

    @Test("Items that occur twice in a call are named, and nothing is inserted")
    func duplicates() {
        #expect(misuse("item 8", "unique") { $0.appendItems([7, 8, 9, 8]) }.content == original)
        #expect(misuse("item 2", "unique") { $0.appendItems([2, 5, 2], toSection: "b") }.content == original)
        var snapshot = misuse("item 7") { $0.insertItems([7, 7], afterItem: 1) }
        #expect(snapshot.content == original && snapshot.numberOfItems == 3 && snapshot.indexOfItem(7) == nil)
        snapshot.appendItems([7, 8])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 7, 8])
    }

    @Test("Items that the snapshot has already are moved, and named")
    func existing() {
        #expect(misuse("such as 1", "moved") { $0.appendItems([5, 1]) }.itemIdentifiers == [2, 3, 5, 1])
        #expect(misuse("such as 3") { $0.insertItems([3, 6], beforeItem: 1) }.itemIdentifiers == [3, 6, 1, 2])
    }

    @Test("Sections that the snapshot has already, or that occur twice in a call, are not inserted")
    func duplicateSections() {
        #expect(misuse("section a", "unique") { $0.appendSections(["c", "a"]) }.content == original)
        #expect(misuse("section c") { $0.insertSections(["c", "c"], afterSection: "a") }.content == original)
    }

    @Test("Unknown items are named, and the call is ignored for them")
    func unknownItems() {
        #expect(misuse("item 9") { $0.insertItems([4], beforeItem: 9) }.content == original)
        #expect(misuse("item 9") { $0.insertItems([4], afterItem: 9) }.content == original)
        #expect(misuse("item 9") { $0.moveItem(9, afterItem: 1) }.content == original)
        #expect(misuse("item 9") { $0.moveItem(1, beforeItem: 9) }.content == original)
        #expect(misuse("item 9") { $0.deleteItems([9, 2]) }.itemIdentifiers == [1, 3])
        #expect(misuse("item 9") { $0.reloadItems([2, 9]) }.reloadedItemIdentifiers == [2])
        #expect(misuse("item 9") { $0.reconfigureItems([9]) }.reconfiguredItemIdentifiers == [])
    }

    @Test("Unknown sections are named, and the call is ignored for them")
    func unknownSections() {
        #expect(misuse("section z") { $0.appendItems([4], toSection: "z") }.content == original)
        #expect(misuse("section z") { $0.insertSections(["c"], beforeSection: "z") }.content == original)
        #expect(misuse("section z") { $0.moveSection("z", beforeSection: "a") }.content == original)
        #expect(misuse("section z") { $0.moveSection("a", afterSection: "z") }.content == original)
        #expect(misuse("section z") { $0.deleteSections(["z"]) }.content == original)
        #expect(misuse("section z") { $0.reloadSections(["z"]) }.reloadedSectionIdentifiers == [])
        var (items, count) = ([1], 1)
        _ = misuse("section z") { items = $0.itemIdentifiers(inSection: "z") }
        _ = misuse("section z") { count = $0.numberOfItems(inSection: "z") }
        #expect(items.isEmpty && count == 0)
    }

    @Test("Items and sections cannot be placed next to themselves")
    func itself() {
        #expect(misuse("item 1", "itself") { $0.moveItem(1, afterItem: 1) }.content == original)
        #expect(misuse("item 1", "itself") { $0.insertItems([5, 1], beforeItem: 1) }.content == original)
        #expect(misuse("section a", "itself") { $0.moveSection("a", beforeSection: "a") }.content == original)
    }

    @Test("Items need a section")
    func noSection() {
        let snapshot = misuse("no section") {
            $0 = Snapshot()
            $0.appendItems([1])
        }
        #expect(snapshot.numberOfItems == 0)
    }
}
