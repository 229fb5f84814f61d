// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

/// A cell that prefers a given size.
final class SizedCell: UICollectionViewCell {
    var preferred = CGSize(width: 50, height: 50)

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = preferred
        return layoutAttributes
    }
}

/// A supplementary view that prefers a given height.
final class SizedHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 33
        return layoutAttributes
    }
}

final class Backdrop: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
    }

    required init?(coder: NSCoder) { nil }
}

/// A stage with a collection view in a compositional layout, and its data source.
@MainActor
final class Wall: UICollectionViewDataSource, UICollectionViewDelegate {
    let stage: Stage
    let view: UICollectionView
    var counts: [Int]
    var preferred: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    private(set) var selected: [IndexPath] = []
    private(set) var madeCells = 0

    init(
        _ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize = CGSize(width: 300, height: 400),
        scale: CGFloat = 1, isMirrored: Bool = false
    ) {
        stage = Stage(size: size, scale: scale)
        self.counts = counts
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge", "top"] {
            view.register(SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = self
        view.delegate = self
    }

    func show() {
        stage.show(view)
        stage.advance(by: 0)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        madeCells += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.preferred = preferred(indexPath)
        cell.backgroundColor = .systemBlue
        cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        view.backgroundColor = .systemRed
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    /// Returns the frame, in the collection view's visible area, of an item's cell.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: view.window) }
    }

    func header(_ kind: String, _ section: Int = 0) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)).map {
            $0.convert($0.bounds, to: view.window)
        }
    }

    /// The items of a section whose cells are in sight, with their horizontal positions.
    func row(_ section: Int) -> [Int: CGFloat] {
        var found: [Int: CGFloat] = [:]
        for path in view.indexPathsForVisibleItems where path.section == section {
            found[path.item] = frame(path.item, section)?.minX
        }
        return found
    }
}
