// SPDX-License-Identifier: MIT
import UIKit

/// Sections of tiles in a collection view.
class TilesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collectionView: UICollectionView

    /// The number of tiles in each section.
    var counts: [Int] { [60] }

    /// The number of tiles after which their colors repeat.
    private static let shades = 24

    private let tiles = UICollectionView.CellRegistration<TileCell, Int> { cell, path, number in
        let shade = CGFloat(path.item % TilesController.shades) / CGFloat(TilesController.shades - 1)
        cell.show("\(number)", palette: path.section, shade: shade)
    }

    private lazy var headers = UICollectionView.SupplementaryRegistration<TileHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
        view.text = self?.title(ofSection: path.section) ?? ""
    }

    init(_ layout: UICollectionViewLayout) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
        collectionView.backgroundColor = .tertiarySystemGroupedBackground
    }

    required init?(coder: NSCoder) { nil }

    func title(ofSection section: Int) -> String { "Section \(section + 1)" }

    override func loadView() {
        view = collectionView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: indexPath.item + 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}
