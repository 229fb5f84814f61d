// SPDX-License-Identifier: MIT
import UIKit

/// An input view with stickers, which replaces the keyboard.
final class StickersView: UIInputView, UICollectionViewDelegate {
    private static let itemSide: CGFloat = 64
    private static let gap: CGFloat = 8
    private static let maximumColumns: CGFloat = 6
    private static let height: CGFloat = 224

    private let onChoose: (Sticker) -> Void
    private let layout = UICollectionViewFlowLayout()
    private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
    private lazy var source = makeSource()

    init(onChoose: @escaping (Sticker) -> Void) {
        self.onChoose = onChoose
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
        layout.itemSize = CGSize(width: Self.itemSide, height: Self.itemSide)
        layout.minimumInteritemSpacing = Self.gap
        layout.minimumLineSpacing = Self.gap
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

    /// Centers the columns in wide windows.
    override func layoutSubviews() {
        let width = Self.maximumColumns * (Self.itemSide + Self.gap) - Self.gap
        let side = max(16, ((bounds.width - width) / 2).rounded(.down))
        layout.sectionInset = UIEdgeInsets(top: Self.gap, left: side, bottom: Self.gap, right: side)
        super.layoutSubviews()
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
