// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

/// A sidebar that was written for iOS.
@MainActor
private final class Sidebar: UICollectionViewController {
    var items = (0..<30).map { "Item \($0)" }
    var opensMore: Set<String> = []
    private(set) var shown: [String] = []
    private lazy var source = makeSource()

    init() {
        let box = Box()
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    box.owner?.delete(path)
                    done(true)
                }
            ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        box.owner = self
    }

    required init?(coder: NSCoder) { nil }

    @MainActor
    private final class Box {
        weak var owner: Sidebar?
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = self?.opensMore.contains(item) == true ? [.disclosureIndicator()] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func delete(_ path: IndexPath) {
        items.remove(at: path.item)
        reload()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        shown.append(items[indexPath.item])
    }

    /// The texts of the focused item and of the selected ones.
    var marks: [String?] {
        let focused = collectionView.visibleCells.first(where: \.isFocused).flatMap {
            collectionView.indexPath(for: $0)
        }
        return [focused.map { items[$0.item] }]
            + (collectionView.indexPathsForSelectedItems ?? []).map { items[$0.item] }
    }
}

@MainActor
@Suite("Collection views: the selection follows the arrow keys")
struct CollectionFollowingTests {
    private func onStage(width: CGFloat = 1000) -> (stage: Stage, list: Sidebar) {
        let stage = Stage(size: CGSize(width: width, height: 600), scale: 0.5)
        let list = Sidebar()
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        stage.show(split)
        if split.isCollapsed { split.show(.primary) }
        stage.advance(by: 1)
        return (stage, list)
    }

    private func press(_ stage: Stage, _ keys: String...) throws {
        for key in keys {
            try stage.key(key)
            try stage.settle()
        }
    }

    private func click(_ item: Int, in list: Sidebar, _ stage: Stage) throws {
        try stage.click(try #require(list.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
        try stage.settle()
    }

    @Test("In a sidebar, keys that move the focus select the item, and Control keeps the selection")
    func column() throws {
        let (stage, list) = onStage()
        try click(1, in: list, stage)
        #expect(list.marks == ["Item 1", "Item 1"])
        try press(stage, "down", "down")
        #expect(list.marks == ["Item 3", "Item 3"] && list.shown == ["Item 1", "Item 2", "Item 3"])
        try press(stage, "end")
        #expect(list.marks == ["Item 29", "Item 29"])
        try press(stage, "ctrl+up")
        #expect(list.marks == ["Item 28", "Item 29"])
    }

    @Test("In a collapsed split view, the focus moves alone")
    func collapsed() throws {
        let (stage, list) = onStage(width: 360)
        try click(1, in: list, stage)
        try press(stage, "down")
        #expect(list.marks.first == "Item 2" && list.shown == ["Item 1"])
    }

    @Test("Items with a disclosure indicator aren't selected by passing them")
    func disclosure() throws {
        let (stage, list) = onStage()
        list.opensMore = ["Item 2"]
        list.collectionView.reloadData()
        stage.advance(by: 0.5)
        try click(1, in: list, stage)
        try press(stage, "down")
        #expect(list.marks == ["Item 2", "Item 1"])
        try press(stage, "down")
        #expect(list.marks == ["Item 3", "Item 3"])
    }

    @Test("Delete performs the deletion of a full swipe, and the next item is selected")
    func deleting() throws {
        let (stage, list) = onStage()
        try click(1, in: list, stage)
        try press(stage, "down", "delete")
        #expect(!list.items.contains("Item 2") && list.marks == ["Item 3", "Item 3"])
        try press(stage, "ctrl+down", "delete")
        #expect(!list.items.contains("Item 4") && list.marks == ["Item 5", "Item 3"])
    }
}
