// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

/// A stage with a list, and its data source.
@MainActor
final class ListStand: UICollectionViewDataSource, UICollectionViewDelegate {
    let stage: Stage
    let view: UICollectionView
    /// The texts of the items by section.
    var content: [[String]]
    /// Adapts the cell of an item.
    var adapt: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    private(set) var selected: [IndexPath] = []
    private(set) var madeCells = 0

    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        let parts = text.split(separator: "|").map(String.init)
        content.text = parts.first
        content.secondaryText = parts.count > 1 ? parts[1] : nil
        cell.contentConfiguration = content
    }
    private let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: $0) { view, kind, path in
            var content = view.defaultContentConfiguration()
            content.text = kind == UICollectionView.elementKindSectionHeader ? "Header \(path.section)" : "Footer"
            view.contentConfiguration = content
        }
    }

    init(
        _ configuration: UICollectionLayoutListConfiguration, _ content: [[String]],
        size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 2,
        appearance: UIUserInterfaceStyle = .light, isMirrored: Bool = false
    ) {
        stage = Stage(size: size, scale: scale, appearance: appearance)
        self.content = content
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = self
        view.delegate = self
    }

    func show() {
        stage.show(view)
        stage.advance(by: 0)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func header(_ section: Int = 0) -> UIView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { content.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        madeCells += 1
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: content[indexPath.section][indexPath.item])
        adapt(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let index = kind == UICollectionView.elementKindSectionHeader ? 0 : 1
        return collectionView.dequeueConfiguredReusableSupplementary(using: edges[index], for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.isEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let text = content[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        content[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
