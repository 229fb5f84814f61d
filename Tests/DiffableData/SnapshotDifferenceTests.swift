// SPDX-License-Identifier: MIT
import DiffableData
import Testing

@Suite("Snapshot differences")
struct SnapshotDifferenceTests {
    private func at(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section: section, item: item) }

    @Test("Equal snapshots have no difference")
    func equal() {
        let snapshot = Snapshot([("a", [1, 2]), ("b", [])])
        #expect(SnapshotDifference(from: snapshot, to: snapshot).isEmpty)
        #expect(SnapshotDifference(from: Snapshot(), to: Snapshot()).isEmpty)
    }

    @Test("One item that changes its place among many is one move")
    func minimalMoves() {
        let old = Snapshot([("a", Array(0..<1000))])
        var new = old
        new.moveItem(0, afterItem: 999)
        new.moveItem(500, beforeItem: 100)
        let difference = SnapshotDifference(from: old, to: new)
        #expect(
            Set(difference.movedItems) == [
                .init(from: at(0, 0), to: at(0, 999)), .init(from: at(0, 500), to: at(0, 99)),
            ])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
    }

    @Test("Items of deleted and inserted sections are not listed, except for those that move between sections")
    func sections() {
        let old = Snapshot([("a", [1, 2]), ("b", [3, 4]), ("c", [5])])
        let new = Snapshot([("c", [5, 4]), ("d", [6, 1]), ("a", [2])])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.deletedSections == [1] && difference.insertedSections == [1])
        #expect(difference.movedSections == [.init(from: 2, to: 0)])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
        #expect(
            Set(difference.movedItems) == [
                .init(from: at(1, 1), to: at(0, 1)), .init(from: at(0, 0), to: at(1, 1)),
            ])
    }

    @Test("Reloads refer to old positions; new items need none, and a reload includes a reconfiguration")
    func reloads() {
        let old = Snapshot([("a", [1, 2, 3])])
        var new = Snapshot([("b", [9]), ("a", [8, 1, 3])])
        new.reloadItems([3, 8])
        new.reconfigureItems([1, 3, 9])
        new.reloadSections(["b", "a"])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.reloadedItems == [at(0, 2)] && difference.reconfiguredItems == [at(0, 0)])
        #expect(difference.reloadedSections == [0])
        #expect(SnapshotDifference(from: new, to: new.applied).isEmpty)
    }

    /// A random snapshot whose identifiers overlap with those of others.
    private func random(_ dice: inout Dice, items: Int, sections: Int) -> Snapshot {
        var snapshot = Snapshot()
        let names = (0..<sections).map { "s\($0)" }.shuffled(using: &dice)
        snapshot.appendSections(Array(names.prefix(Int.random(in: 1...sections, using: &dice))))
        var left = (0..<items).filter { _ in dice.next() % 3 > 0 }
        if dice.next() % 2 == 0 { left.shuffle(using: &dice) }
        for section in snapshot.sectionIdentifiers {
            let count = Int.random(in: 0...left.count, using: &dice)
            snapshot.appendItems(Array(left.prefix(count)), toSection: section)
            left.removeFirst(count)
        }
        return snapshot
    }

    @Test("Applying the difference to the old snapshot gives the new one", arguments: 1...400)
    func roundTrip(seed: Int) {
        var dice = Dice(UInt64(seed))
        let old = random(&dice, items: 4 + seed / 4, sections: 6)
        let new = random(&dice, items: 4 + seed / 4, sections: 6)
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.applied(to: old.content, of: new) == new.content)
        let minimum = old.itemIdentifiers.count + new.itemIdentifiers.count
        #expect(difference.movedItems.count <= minimum)
        // No position is mentioned twice.
        let leaving = difference.deletedItems + difference.movedItems.map(\.from)
        let arriving = difference.insertedItems + difference.movedItems.map(\.to)
        #expect(Set(leaving).count == leaving.count && Set(arriving).count == arriving.count)
    }

    @Test("The moves of a permutation are the fewest that are possible", arguments: 1...60)
    func minimality(seed: Int) {
        var dice = Dice(UInt64(seed))
        let order = Array(0..<7).shuffled(using: &dice)
        let difference = SnapshotDifference(from: Snapshot([("a", Array(0..<7))]), to: Snapshot([("a", order)]))
        // The longest increasing subsequence, from all subsets.
        let longest = (0..<128).map { subset -> Int in
            let chosen = order.indices.filter { subset & (1 << $0) != 0 }.map { order[$0] }
            return chosen == chosen.sorted() ? chosen.count : 0
        }.max()
        #expect(difference.movedItems.count == 7 - (longest ?? 0))
    }
}

extension SnapshotDifference {
    /// Carries the changes out on plain arrays, taking only what is inserted from the new snapshot.
    fileprivate func applied(to old: [Section<String, Int>], of new: Snapshot) -> [Section<String, Int>] {
        let leavingSections = Set(deletedSections + movedSections.map(\.from))
        let leaving = Set(deletedItems + movedItems.map(\.from))
        var arrivals: [ItemPosition: Int] = [:]
        for position in insertedItems { arrivals[position] = new.itemIdentifier(at: position) }
        for move in movedItems { arrivals[move.to] = old[move.from.section].items[move.from.item] }
        var sections: [Int: Int] = [:]
        for move in movedSections { sections[move.to] = move.from }
        let inserted = Set(insertedSections)
        var staying = old.indices.filter { !leavingSections.contains($0) }.makeIterator()
        let count = old.count - leavingSections.count + sections.count + inserted.count
        return (0..<count).map { index in
            if inserted.contains(index) {
                let name = new.sectionIdentifiers[index]
                let items = new.itemIdentifiers(inSection: name).indices.map { row -> Int in
                    arrivals[ItemPosition(section: index, item: row)] ?? new.itemIdentifiers(inSection: name)[row]
                }
                return Section(name: name, items: items)
            }
            let origin = sections[index] ?? staying.next() ?? -1
            var rest = old[origin].items.indices.filter {
                !leaving.contains(ItemPosition(section: origin, item: $0))
            }.makeIterator()
            var items: [Int] = []
            while true {
                if let arrival = arrivals[ItemPosition(section: index, item: items.count)] {
                    items.append(arrival)
                } else if let row = rest.next() {
                    items.append(old[origin].items[row])
                } else {
                    return Section(name: old[origin].name, items: items)
                }
            }
        }
    }
}
