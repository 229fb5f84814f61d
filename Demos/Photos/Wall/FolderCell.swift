// SPDX-License-Identifier: MIT
import UIKit

/// A folder on the wall: its latest photo above its name and the number of its photos.
final class FolderCell: UICollectionViewCell {
    static let textHeight: CGFloat = 48

    private let imageView = UIImageView()
    private let name = UILabel()
    private let count = UILabel()
    private var request: ThumbnailLoader.Request?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 10
        imageView.backgroundColor = .secondarySystemFill
        name.font = .preferredFont(forTextStyle: .subheadline)
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        for view in [imageView, name, count] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ folder: Folder, from loader: ThumbnailLoader) {
        name.text = folder.name
        count.text = "\(folder.photos.count)"
        accessibilityLabel = folder.name
        request?.cancel()
        guard let photo = folder.photos.first else { return }
        imageView.image = loader.thumbnail(of: photo, .small)
        guard imageView.image == nil else { return }
        request = loader.request(photo, .small) { [weak self] in self?.imageView.image = $0 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        request?.cancel()
        request = nil
        imageView.image = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        imageView.alpha = state.isHighlighted ? 0.85 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let height = max(bounds.height - Self.textHeight, 0)
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        name.frame = CGRect(x: 0, y: height + 6, width: bounds.width, height: 20)
        count.frame = CGRect(x: 0, y: height + 26, width: bounds.width, height: 18)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for label in [name, count] { label.textAlignment = isMirrored ? .right : .left }
    }
}

/// The title of a part of the wall.
final class WallHeader: UICollectionReusableView {
    static let kind = "header"
    static let height: CGFloat = 52

    /// The distance of the title from the sides, in points.
    var inset: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 22, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        label.frame = CGRect(x: 0, y: bounds.height - 38, width: bounds.width, height: 30).insetBy(dx: inset, dy: 0)
    }
}
