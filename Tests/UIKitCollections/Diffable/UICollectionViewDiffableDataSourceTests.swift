// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collections: diffable data sources")
@MainActor
struct UICollectionViewDiffableDataSourceTests {
    private typealias Words = NSDiffableDataSourceSnapshot<String, String>
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let view: UICollectionView
    private let source: Source
    private let log = Log()

    /// The items for which a cell was asked, in order.
    @MainActor
    private final class Log {
        var asked: [String] = []
        var onCell: (String) -> Void = { _ in }
        var lines: [String] = []

        func take() -> [String] {
            defer { asked = [] }
            return asked
        }
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let log = log
        let cell = UICollectionView.CellRegistration<TitleCell, String> { cell, _, word in cell.title = word }
        source = Source(collectionView: view) { view, path, word in
            log.asked.append(word)
            log.onCell(word)
            return view.dequeueConfiguredReusableCell(using: cell, for: path, item: word)
        }
        stage.show(view)
    }

    private func words(_ content: [(String, [String])]) -> Words {
        var words = Words()
        words.appendSections(content.map(\.0))
        for (section, items) in content { words.appendItems(items, toSection: section) }
        return words
    }

    /// The titles in sight by section.
    private var shown: [[String]] {
        (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).compactMap {
                (view.cellForItem(at: IndexPath(item: $0, section: section)) as? TitleCell)?.title
            }
        }
    }

    @Test("A collection view shows the sections and items of its snapshots")
    func showing() throws {
        source.apply(words([("A", ["ant", "ape"]), ("B", ["bee"])]))
        try stage.settle()
        #expect(shown == [["ant", "ape"], ["bee"]])
        #expect(source.itemIdentifier(for: [1, 0]) == "bee" && source.indexPath(for: "ape") == [0, 1])
        #expect(source.sectionIdentifier(for: 1) == "B" && source.index(for: "B") == 1)
        #expect(source.itemIdentifier(for: [2, 0]) == nil && source.itemIdentifier(for: [0]) == nil)
        source.apply(words([("B", ["bat", "bee"]), ("C", ["cat"]), ("A", ["ape"])]))
        try stage.settle()
        #expect(shown == [["bat", "bee"], ["cat"], ["ape"]])
        var isComplete = false
        source.apply(words([("A", ["asp"])]), animatingDifferences: false) { isComplete = true }
        stage.advance(by: 0)
        #expect(isComplete && shown == [["asp"]])
        isComplete = false
        source.applySnapshotUsingReloadData(words([("A", ["ant"])])) { isComplete = true }
        stage.advance(by: 0)
        #expect(isComplete && shown == [["ant"]] && source.snapshot().itemIdentifiers == ["ant"])
    }

    @Test("A snapshot that a cell provider applies is applied afterward")
    func nested() async throws {
        log.onCell = { [weak source] word in
            guard word == "ape" else { return }
            source?.apply(words([("A", ["bee"])]))
        }
        source.apply(words([("A", ["ant", "ape"])]), completion: nil)
        stage.advance(by: 0)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        try stage.settle()
        #expect(shown == [["bee"]])
    }

    @Test("Supplementary views come from their provider; a missing one is reported, and shown as an empty one")
    func supplementary() {
        let recorder = LogRecorder()
        let empty = recorder.record { source.collectionView(view, viewForSupplementaryElementOfKind: "x", at: [0, 0]) }
        #expect(empty.frame == .zero && recorder.texts.count == 1)
        #expect(recorder.texts.first?.contains("kind x") == true)
        let header = EdgeView(frame: .zero)
        source.supplementaryViewProvider = { _, kind, path in kind == "x" && path == [0, 0] ? header : nil }
        #expect(source.collectionView(view, viewForSupplementaryElementOfKind: "x", at: [0, 0]) === header)
    }

    @Test("A section snapshot shows its visible items in its section, which is appended if there is none")
    func sections() throws {
        source.apply(words([("A", ["ant"])]))
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["inbox", "sent"])
        outline.append(["work", "home"], to: "inbox")
        source.apply(outline, to: "mail")
        try stage.settle()
        #expect(shown == [["ant"], ["inbox", "sent"]])
        outline.expand(["inbox"])
        source.apply(outline, to: "mail")
        try stage.settle()
        #expect(shown == [["ant"], ["inbox", "work", "home", "sent"]])
        #expect(source.snapshot(for: "mail").parent(of: "home") == "inbox")
        #expect(source.snapshot(for: "A").items == ["ant"] && source.snapshot(for: "none").items.isEmpty)
        // A snapshot of the whole data that changes the section ends its hierarchy.
        var whole = source.snapshot()
        whole.deleteItems(["work"])
        source.apply(whole)
        try stage.settle()
        #expect(shown == [["ant"], ["inbox", "home", "sent"]])
        #expect(source.snapshot(for: "mail").rootItems == ["inbox", "home", "sent"])
    }

    /// Shows folders in a list whose cells have an outline disclosure.
    private func showOutline(
        style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic, isMirrored: Bool = false
    ) throws -> (UICollectionView, Source) {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: style))]
        }
        if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
        let folders = Source(collectionView: list) { view, path, word in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: word)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["inbox", "sent"])
        outline.append(["work", "home"], to: "inbox")
        folders.apply(outline, to: "mail")
        stage.show(list)
        try stage.settle()
        return (list, folders)
    }

    @Test("Pressing an outline disclosure expands and collapses its item, as the handlers allow")
    func expanding() throws {
        let (list, folders) = try showOutline()
        #expect(list.numberOfItems(inSection: 0) == 2)
        let log = log
        folders.sectionSnapshotHandlers.shouldExpandItem = { $0 != "sent" }
        folders.sectionSnapshotHandlers.willExpandItem = { log.lines.append("expand \($0)") }
        folders.sectionSnapshotHandlers.willCollapseItem = { log.lines.append("collapse \($0)") }
        folders.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            var children = children
            if children.items.count < 3 { children.append(["new in \(item)"]) }
            return children
        }
        func press(_ item: Int) throws {
            let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
            let button = try #require(
                cell.descendants.first { ["Expand", "Collapse"].contains($0.accessibilityLabel) })
            stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            try stage.settle()
        }
        try press(0)
        #expect(folders.snapshot().itemIdentifiers == ["inbox", "work", "home", "new in inbox", "sent"])
        #expect(list.numberOfItems(inSection: 0) == 5 && log.lines == ["expand inbox"])
        try press(4)
        #expect(list.numberOfItems(inSection: 0) == 5 && log.lines == ["expand inbox"])
        folders.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        try press(0)
        #expect(list.numberOfItems(inSection: 0) == 5)
        folders.sectionSnapshotHandlers.shouldCollapseItem = nil
        try press(0)
        #expect(list.numberOfItems(inSection: 0) == 2 && log.lines == ["expand inbox", "collapse inbox"])
        #expect(folders.snapshot(for: "mail").items.count == 5)
    }

    /// Returns the labels of the disclosures in sight, from top to bottom.
    private func disclosures(in list: UICollectionView) -> [String] {
        list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
            cell.descendants.compactMap(\.accessibilityLabel).first { ["Expand", "Collapse"].contains($0) }
        }
    }

    @Test("A section snapshot that expands an item is shown by its disclosure and the state of its cell")
    func expandingBySnapshot() throws {
        let (list, folders) = try showOutline()
        #expect(disclosures(in: list) == ["Expand", "Expand"])
        var outline = folders.snapshot(for: "mail")
        outline.expand(["inbox", "sent"])
        folders.apply(outline, to: "mail", animatingDifferences: false)
        stage.advance(by: 0)
        #expect(disclosures(in: list) == ["Collapse", "Expand", "Expand", "Collapse"])
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        #expect(cell.configurationState.isExpanded)
        outline.collapse(["inbox"])
        folders.apply(outline, to: "mail", animatingDifferences: false)
        stage.advance(by: 0)
        #expect(disclosures(in: list) == ["Expand", "Collapse"] && !cell.configurationState.isExpanded)
    }

    @Test(
        "Arrow keys expand an item, go to its children and back to it, and collapse it", arguments: [false, true])
    func outlineKeys(isMirrored: Bool) throws {
        let (list, folders) = try showOutline(isMirrored: isMirrored)
        let (forward, back) = isMirrored ? ("left", "right") : ("right", "left")
        var focused: String? {
            list.visibleCells.first(where: \.isFocused).flatMap { list.indexPath(for: $0) }
                .flatMap { folders.itemIdentifier(for: $0) }
        }
        func press(_ key: String) throws {
            try stage.key(key)
            try stage.settle()
        }
        stage.click(at: list.convert(CGPoint(x: 160, y: 24), to: nil))
        #expect(focused == "inbox")
        try press(back)
        #expect(list.numberOfItems(inSection: 0) == 2 && focused == "inbox")
        try press(forward)
        #expect(list.numberOfItems(inSection: 0) == 4 && focused == "inbox")
        try press(forward)
        #expect(focused == "work")
        try press("down")
        #expect(focused == "home")
        try press(back)
        #expect(focused == "inbox" && list.numberOfItems(inSection: 0) == 4)
        try press(back)
        #expect(focused == "inbox" && list.numberOfItems(inSection: 0) == 2)
    }

    @Test("Return expands and collapses an item whose header is its disclosure", arguments: ["return", "space"])
    func outlineHeaderKeys(key: String) throws {
        let (list, folders) = try showOutline(style: .header)
        stage.click(at: list.convert(CGPoint(x: 160, y: 24), to: nil))
        try stage.settle()
        #expect(list.numberOfItems(inSection: 0) == 4 && list.indexPathsForSelectedItems == [])
        try stage.key("tab")
        #expect(list.visibleCells.first(where: \.isFocused).flatMap { list.indexPath(for: $0) } == [0, 0])
        try stage.key(key)
        try stage.settle()
        #expect(!folders.snapshot(for: "mail").isExpanded("inbox"))
        #expect(list.numberOfItems(inSection: 0) == 2 && list.indexPathsForSelectedItems == [])
    }

    @Test("Reordering is a transaction that the handlers receive before and after it")
    func reordering() {
        source.apply(words([("A", ["a", "b", "c"]), ("B", ["x"])]))
        #expect(!source.collectionView(view, canMoveItemAt: [0, 0]))
        source.reorderingHandlers.canReorderItem = { $0 != "b" }
        #expect(source.collectionView(view, canMoveItemAt: [0, 0]))
        #expect(
            !source.collectionView(view, canMoveItemAt: [0, 1]) && !source.collectionView(view, canMoveItemAt: [9, 9]))
        let log = log
        source.reorderingHandlers.willReorder = { [weak source] transaction in
            #expect(source?.snapshot().itemIdentifiers == ["a", "b", "c", "x"])
            log.lines.append("will \(transaction.finalSnapshot.itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { [weak source] transaction in
            #expect(source?.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)
            let before = transaction.initialSnapshot.itemIdentifiers
            #expect(before.applying(transaction.difference) == transaction.finalSnapshot.itemIdentifiers)
            log.lines.append("did \(transaction.sectionTransactions.map(\.sectionIdentifier))")
        }
        source.collectionView(view, moveItemAt: [0, 0], to: [0, 2])
        #expect(log.lines == ["will [\"b\", \"c\", \"a\", \"x\"]", "did [\"A\"]"])
        source.reorderingHandlers.willReorder = nil
        source.reorderingHandlers.didReorder = { transaction in
            log.lines = transaction.sectionTransactions.map { $0.finalSnapshot.items.joined() }
        }
        source.collectionView(view, moveItemAt: [0, 1], to: [1, 1])
        #expect(log.lines == ["ba", "xc"] && source.snapshot().itemIdentifiers(inSection: "B") == ["x", "c"])
        source.collectionView(view, moveItemAt: [0, 9], to: [5, 1])
        #expect(source.snapshot().itemIdentifiers == ["b", "a", "x", "c"])
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
