// SPDX-License-Identifier: MIT
import UIKit

/// A collection view with a hundred thousand items of picture and caption, in eight columns, in the window of
/// `ListBenchmark` and scrolled like it.
final class GridBenchmark: ListBenchmark {
    private let source = GridSource()

    override func makeList() -> UIScrollView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(GridCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = source
        return grid
    }
}

private final class GridSource: UICollectionViewDataSource {
    private let pictures = (0..<16).map { GridSource.picture($0) }

    /// Returns an opaque gradient whose color depends on the index.
    private static func picture(_ index: Int) -> UIImage {
        let side = 64
        let base = UInt32(truncatingIfNeeded: (index + 1) * 2_654_435_761)
        func part(_ shift: UInt32) -> CGFloat { CGFloat(base >> shift & 0xff) / 255 }
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            // Strips of whole pixels: those between pixels would leave the picture translucent.
            for x in 0..<side {
                let shade = CGFloat(x) / CGFloat(side)
                UIColor(red: part(0) * shade, green: part(8) * shade, blue: part(16) * shade, alpha: 1).setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: side))
            }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ListBenchmark.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? GridCell {
            cell.picture.image = pictures[indexPath.item % pictures.count]
            cell.caption.text = "Item \(indexPath.item)"
        }
        return cell
    }
}

private final class GridCell: UICollectionViewCell {
    let picture = UIImageView()
    let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textAlignment = .center
        contentView.addSubview(picture)
        contentView.addSubview(caption)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: (bounds.width - 64) / 2, y: 6, width: 64, height: 64)
        caption.frame = CGRect(x: 0, y: 74, width: bounds.width, height: 20)
    }
}
