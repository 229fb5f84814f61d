// SPDX-License-Identifier: MIT
import UIKit

/// An input view with stickers, which replaces the keyboard.
final class StickersView: UIInputView, UICollectionViewDelegate {
    private static let itemSide: CGFloat = 64
    private static let height: CGFloat = 232

    private let onChoose: (Sticker) -> Void
    private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: Self.layout)
    private lazy var source = makeSource()

    init(onChoose: @escaping (Sticker) -> Void) {
        self.onChoose = onChoose
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
        collection.backgroundColor = .clear
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.delegate = self
        addSubview(collection)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Sticker>()
        snapshot.appendSections([0])
        snapshot.appendItems(Sticker.allCases)
        source.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    private static var layout: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: itemSide, height: itemSide)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        return layout
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Sticker> {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Sticker> { cell, _, sticker in
            let image = UIImageView(image: sticker.image(side: 40))
            image.contentMode = .center
            cell.backgroundView = image
            cell.accessibilityLabel = sticker.name
        }
        return UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, sticker in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: sticker)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let sticker = source.itemIdentifier(for: indexPath) { onChoose(sticker) }
    }
}
