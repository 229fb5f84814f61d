// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Testing

@Suite("Snapshots")
struct NSDiffableDataSourceSnapshotTests {
    @Test("Items and sections are appended, inserted, moved, and deleted")
    func editing() {
        var snapshot = Snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.appendItems([4])
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 2)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 6, 2, 7])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4])
        snapshot.moveItem(1, afterItem: 3)
        snapshot.moveItem(4, beforeItem: 5)
        snapshot.moveItem(7, beforeItem: 6)
        #expect(snapshot.itemIdentifiers == [4, 5, 7, 6, 2, 3, 1])
        snapshot.insertSections(["0"], beforeSection: "a")
        snapshot.insertSections(["c", "d"], afterSection: "a")
        snapshot.moveSection("b", beforeSection: "0")
        snapshot.moveSection("a", afterSection: "d")
        #expect(snapshot.sectionIdentifiers == ["b", "0", "c", "d", "a"])
        snapshot.deleteItems([5, 3])
        snapshot.deleteSections(["0", "c"])
        #expect(
            snapshot.content == [
                .init(name: "b", items: [1]), .init(name: "d", items: []),
                .init(name: "a", items: [4, 7, 6, 2]),
            ])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test("Counts and positions are those of the lists")
    func queries() {
        let snapshot = Snapshot([("a", [10, 11]), ("b", []), ("c", [12])])
        #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 3)
        #expect(snapshot.numberOfItems(inSection: "a") == 2 && snapshot.numberOfItems(inSection: "b") == 0)
        #expect(snapshot.indexOfItem(12) == 2 && snapshot.indexOfItem(99) == nil)
        #expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("z") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 12) == "c")
        #expect(snapshot.sectionIdentifier(containingItem: 13) == nil)
    }

    @Test("Reloaded and reconfigured items are listed in the order of the calls, without deleted ones")
    func reloads() {
        var snapshot = Snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([3, 4])
        snapshot.reconfigureItems([2, 1])
        snapshot.reloadSections(["b", "a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 4])
        #expect(snapshot.reconfiguredItemIdentifiers == [2, 1])
        #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
        snapshot.deleteItems([1])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [3] && snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        snapshot.appendItems([1], toSection: "a")
        snapshot.reloadItems([1])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    }

    @Test("A copy is independent of the original")
    func copies() {
        let original = Snapshot([("a", [1, 2])])
        var copy = original
        copy.deleteItems([1])
        copy.appendItems([3, 4])
        #expect(original.itemIdentifiers == [1, 2] && copy.itemIdentifiers == [2, 3, 4])
        #expect(original.indexOfItem(3) == nil && copy.indexOfItem(4) == 2)
    }

    @Test(
        "Random edits give the same lists and positions as plain arrays",
        arguments: [(1, 8, 400), (2, 40, 3000), (3, 2, 6000)])
    func model(seed: UInt64, sections: Int, rounds: Int) {
        var dice = Dice(seed)
        var model: [Section<String, Int>] = (0..<sections).map { Section(name: "s\($0)", items: []) }
        var snapshot = Snapshot()
        snapshot.appendSections(model.map(\.name))
        var next = 0
        for _ in 0..<rounds {
            let section = Int.random(in: model.indices, using: &dice)
            let items = Array(next..<(next + Int.random(in: 1...6, using: &dice)))
            let anchor = model.flatMap(\.items).randomElement(using: &dice)
            let place = model.firstIndex { $0.items.contains(anchor ?? -1) } ?? 0
            let index = model[place].items.firstIndex(of: anchor ?? -1) ?? 0
            switch Int.random(in: 0..<8, using: &dice) {
            case 0, 1:
                snapshot.appendItems(items, toSection: model[section].name)
                model[section].items += items
                next += items.count
            case 2, 3:
                guard let anchor else { continue }
                let isAfter = Bool.random(using: &dice)
                if isAfter {
                    snapshot.insertItems(items, afterItem: anchor)
                } else {
                    snapshot.insertItems(items, beforeItem: anchor)
                }
                model[place].items.insert(contentsOf: items, at: index + (isAfter ? 1 : 0))
                next += items.count
            case 4:
                guard let anchor else { continue }
                snapshot.deleteItems([anchor])
                model[place].items.remove(at: index)
            case 5:
                guard let anchor, let other = model[section].items.randomElement(using: &dice), other != anchor else {
                    continue
                }
                snapshot.moveItem(anchor, beforeItem: other)
                model[place].items.remove(at: index)
                model[section].items.insert(anchor, at: model[section].items.firstIndex(of: other) ?? 0)
            case 6:
                guard place != section else { continue }
                snapshot.moveSection(model[section].name, afterSection: model[place].name)
                let moved = model.remove(at: section)
                model.insert(moved, at: place < section ? place + 1 : place)
            default:
                guard rounds % 10 == 0, dice.next() % 40 == 0 else { continue }
                snapshot.deleteSections([model[section].name])
                snapshot.appendSections([model[section].name])
                model.append(Section(name: model.remove(at: section).name, items: []))
            }
        }
        #expect(snapshot.content == model)
        let all = model.flatMap(\.items)
        #expect(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count)
        #expect(all.map(snapshot.indexOfItem) == Array(all.indices))
        for (index, section) in model.enumerated() {
            #expect(snapshot.indexOfSection(section.name) == index)
            for (row, item) in section.items.enumerated() {
                let position = ItemPosition(section: index, item: row)
                guard snapshot.position(of: item) == position, snapshot.itemIdentifier(at: position) == item else {
                    Issue.record("\(item) is not found at \(position)")
                    return
                }
            }
        }
    }
}
