// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Collection views: index")
struct CollectionIndexTests {
    /// A data source with an entry of the index for each section.
    private final class Letters: UICollectionViewDataSource {
        var titles = ["A", "B", "C", "D", "E", "F"]
        var requested: [String] = []
        private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueConfiguredReusableCell(
                using: cells, for: indexPath, item: "\(titles[indexPath.section])\(indexPath.item)")
            // Subviews don't inherit the attribute.
            cell.semanticContentAttribute = collectionView.semanticContentAttribute
            return cell
        }

        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles.isEmpty ? nil : titles }

        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            requested.append(title)
            return IndexPath(item: 0, section: index)
        }
    }

    private func show(
        _ letters: Letters, _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
        isMirrored: Bool = false
    ) -> (Stage, UICollectionView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 440),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = letters
        stage.show(view)
        stage.advance(by: 0)
        return (stage, view)
    }

    /// The view of the index; the entries are centered, 18 points each.
    private func indexView(of view: UICollectionView, x: CGFloat = 290) -> UIView? {
        let found = view.hitTest(CGPoint(x: x, y: 220 + view.contentOffset.y), with: nil)
        return found === view || found is UICollectionViewCell || found?.superview is UICollectionViewCell ? nil : found
    }

    private func firstItem(of view: UICollectionView) -> IndexPath? {
        view.indexPathsForVisibleItems.filter {
            (view.layoutAttributesForItem(at: $0)?.frame.maxY ?? 0) > view.contentOffset.y + 1
        }.min()
    }

    @Test("Pressing an entry and dragging over the entries scrolls to the items of the data source")
    func press() throws {
        let letters = Letters()
        let (stage, view) = show(letters)
        stage.tap(at: CGPoint(x: 290, y: 220 - 9))
        #expect(letters.requested.last == "C" && firstItem(of: view) == IndexPath(item: 0, section: 2))
        stage.drag(from: CGPoint(x: 290, y: 220 - 45), to: CGPoint(x: 290, y: 220 + 9), duration: 1)
        try stage.settle()
        #expect(firstItem(of: view) == IndexPath(item: 0, section: 3))
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("The index is reached with Tab, and the arrow keys continue from the section that is visible")
    func keys() throws {
        let letters = Letters()
        let (stage, view) = show(letters)
        try stage.key("Tab")
        #expect(stage.window.focusedView is UICollectionViewCell)
        try stage.key("Tab")
        let index = try #require(stage.window.focusedView)
        #expect(index === indexView(of: view))
        try stage.key("Down")
        #expect(firstItem(of: view)?.section == 1)
        try stage.key("End")
        try stage.key("Home")
        #expect(firstItem(of: view)?.section == 0 && stage.window.focusedView === index)
        try stage.key("shift+Tab")
        view.scrollToItem(at: IndexPath(item: 2, section: 3), at: .top, animated: false)
        stage.advance(by: 0)
        try stage.key("Tab")
        try stage.key("Down")
        #expect(firstItem(of: view) == IndexPath(item: 0, section: 4))
    }

    @Test("The rows of a list leave space for the index", arguments: [false, true])
    func inset(isMirrored: Bool) throws {
        let letters = Letters()
        let (stage, view) = show(letters, isMirrored: isMirrored)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let chevron = try #require(cell.subviews.first { $0 is ChevronView })
        let index = try #require(indexView(of: view, x: isMirrored ? 10 : 290))
        #expect(isMirrored ? chevron.frame.minX == 36 : chevron.frame.maxX == 264)
        #expect(isMirrored ? index.frame.minX == 2 : index.frame.maxX == 298)
        letters.titles = []
        view.reloadData()
        stage.advance(by: 0)
        #expect(index.superview == nil)
    }

    @Test("The entries are updated with the content")
    func updates() throws {
        let letters = Letters()
        let (stage, view) = show(letters)
        letters.titles.removeLast(3)
        view.deleteSections(IndexSet(integersIn: 3..<6))
        try stage.settle()
        let index = try #require(indexView(of: view))
        #expect(index.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C"])
    }

    @Test("A pinned header doesn't cover the index")
    func headers() throws {
        let letters = Letters()
        letters.titles = (0..<40).map { "\($0)" }
        let (stage, view) = show(letters)
        let index = try #require(indexView(of: view))
        let board = try #require(index.superview)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        stage.advance(by: 0)
        view.scrollToItem(at: IndexPath(item: 5, section: 7), at: .top, animated: false)
        stage.advance(by: 0)
        #expect(board.subviews.count > 1 && board.subviews.last === index)
    }

    @Test("The index is hidden while a row is swiped open")
    func swipe() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
        let letters = Letters()
        let (stage, view) = show(letters, configuration)
        let index = try #require(indexView(of: view))
        stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 1)
        try stage.settle()
        #expect(index.alpha == 0)
        stage.tap(at: CGPoint(x: 100, y: 300))
        try stage.settle()
        #expect(index.alpha == 1)
    }

    @Test("A diffable data source provides an index if its methods are overridden")
    func diffable() throws {
        final class Source: UICollectionViewDiffableDataSource<String, String> {
            override func indexTitles(for collectionView: UICollectionView) -> [String]? {
                snapshot().sectionIdentifiers
            }
        }
        let (stage, view) = UICollectionView.onStage(CollectionLog(sections: 1, items: 1))
        let source = Source(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in ["A", "B"] {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<100).map { "\(section)\($0)" })
        }
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 310, y: 209))
        #expect(firstItem(of: view) == IndexPath(item: 0, section: 1))
    }
}
