// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Testing

@Suite("Section snapshots")
struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Two folders, of which the first has a folder in it.
    private var sample: Outline {
        var outline = Outline()
        outline.append(["inbox", "sent"])
        outline.append(["work", "home"], to: "inbox")
        outline.append(["2024", "2025"], to: "work")
        outline.append(["old"], to: "sent")
        return outline
    }

    @Test("Children follow their parent, and are visible once all their ancestors are expanded")
    func hierarchy() {
        var outline = sample
        #expect(outline.items == ["inbox", "work", "2024", "2025", "home", "sent", "old"])
        #expect(outline.rootItems == ["inbox", "sent"] && outline.visibleItems == ["inbox", "sent"])
        outline.expand(["work"])
        #expect(outline.isExpanded("work") && !outline.isVisible("2024") && !outline.isVisible("work"))
        outline.expand(["inbox"])
        #expect(outline.visibleItems == ["inbox", "work", "2024", "2025", "home", "sent"])
        #expect(outline.isVisible("2025") && !outline.isVisible("old"))
        outline.collapse(["inbox"])
        #expect(outline.visibleItems == ["inbox", "sent"] && outline.isExpanded("work"))
        #expect(outline.expandedItems == ["work"])
    }

    @Test("Levels, parents, and indexes follow from the hierarchy")
    func queries() {
        let outline = sample
        #expect(outline.level(of: "inbox") == 0 && outline.level(of: "2025") == 2)
        #expect(outline.parent(of: "2025") == "work" && outline.parent(of: "sent") == nil)
        #expect(outline.index(of: "home") == 4 && outline.index(of: "x") == nil)
        #expect(outline.contains("old") && !outline.contains("x"))
        #expect(
            outline.visualDescription()
                == "+ inbox\n  + work\n    * 2024\n    * 2025\n  * home\n+ sent\n  * old\n")
    }

    @Test("Items are inserted next to others, after the descendants of the item before")
    func insertion() {
        var outline = sample
        outline.insert(["drafts"], after: "inbox")
        outline.insert(["2023"], before: "2024")
        #expect(outline.items == ["inbox", "work", "2023", "2024", "2025", "home", "drafts", "sent", "old"])
        #expect(outline.parent(of: "2023") == "work" && outline.parent(of: "drafts") == nil)
    }

    @Test("Deleting an item deletes its descendants")
    func deletion() {
        var outline = sample
        outline.delete(["work", "2024"])
        #expect(outline.items == ["inbox", "home", "sent", "old"])
        outline.append(["2024"], to: "home")
        #expect(outline.items == ["inbox", "home", "2024", "sent", "old"] && outline.level(of: "2024") == 2)
        outline.deleteAll()
        #expect(outline.items.isEmpty)
    }

    @Test("A part keeps its hierarchy, and can replace or be inserted elsewhere")
    func parts() {
        var outline = sample
        outline.expand(["work"])
        let inner = outline.snapshot(of: "inbox")
        #expect(inner.items == ["work", "2024", "2025", "home"] && inner.rootItems == ["work", "home"])
        #expect(inner.level(of: "2024") == 1 && inner.isVisible("2024"))
        let whole = outline.snapshot(of: "work", includingParent: true)
        #expect(whole.rootItems == ["work"] && whole.parent(of: "2025") == "work")
        outline.delete(["work"])
        outline.insert(whole, before: "old")
        #expect(outline.items == ["inbox", "home", "sent", "work", "2024", "2025", "old"])
        #expect(outline.level(of: "2024") == 2 && outline.parent(of: "work") == "sent" && outline.isExpanded("work"))
        var other = Outline()
        other.append(["new", "2024"])
        outline.replace(childrenOf: "work", using: other)
        #expect(outline.items == ["inbox", "home", "sent", "work", "new", "2024", "old"])
        outline.insert(inner.snapshot(of: "home", includingParent: true), after: "sent")
        #expect(outline.items.count == 7)
    }

    @Test("Items that would occur twice, and unknown items, are named, and the call is ignored")
    func misuse() {
        func expect(_ word: String, _ change: (inout Outline) -> Void) {
            var outline = sample
            let recorder = LogRecorder()
            recorder.record { change(&outline) }
            #expect(recorder.texts.count == 1 && recorder.texts.first?.contains(word) == true)
            #expect(outline.items == sample.items)
        }
        expect("2024") { $0.append(["x", "2024"]) }
        expect("x") { $0.insert(["x", "x"], before: "work") }
        expect("nowhere") { $0.append(["x"], to: "nowhere") }
        expect("nowhere") { $0.insert(["x"], after: "nowhere") }
        expect("nowhere") { $0.delete(["nowhere"]) }
        expect("nowhere") { $0.expand(["nowhere"]) }
        expect("nowhere") { #expect($0.level(of: "nowhere") == 0) }
        expect("nowhere") { #expect($0.parent(of: "nowhere") == nil) }
        expect("nowhere") { #expect(!$0.isExpanded("nowhere")) }
        expect("nowhere") { #expect($0.snapshot(of: "nowhere").items.isEmpty) }
        expect("inbox") { outline in
            let part = outline.snapshot(of: "inbox", includingParent: true)
            outline.replace(childrenOf: "work", using: part)
        }
    }
}

@Suite("Transactions")
struct TransactionTests {
    @Test("The difference of a transaction has moves as associated changes")
    func difference() {
        let old = Snapshot([("a", [1, 2, 3, 4])])
        let new = Snapshot([("a", [4, 1, 2, 5])])
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new, sectionTransactions: [])
        #expect(old.itemIdentifiers.applying(transaction.difference) == [4, 1, 2, 5])
        #expect(transaction.difference.removals.contains(.remove(offset: 3, element: 4, associatedWith: 0)))
        #expect(transaction.difference.insertions.count == 2)
    }
}
