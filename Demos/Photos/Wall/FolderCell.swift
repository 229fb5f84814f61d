// SPDX-License-Identifier: MIT
import UIKit

/// A folder on the wall: its latest photo above its name and the number of its photos.
final class FolderCell: UICollectionViewCell {
    /// The width and the height of the photo, and the height of the text below it.
    static func size(in traits: UITraitCollection) -> (side: CGFloat, textHeight: CGFloat) {
        let growth = growth(in: traits)
        return (148 * min(growth, 1.7), 48 * growth)
    }

    /// The factor by which text is enlarged; at least 1.
    static func growth(in traits: UITraitCollection) -> CGFloat {
        max(UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 1, compatibleWith: traits), 1)
    }

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
        for label in [name, count] { label.adjustsFontForContentSizeCategory = true }
        count.textColor = .secondaryLabel
        for view in [imageView, name, count] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ folder: Folder, from loader: ThumbnailLoader) {
        name.text = folder.name
        count.text = folder.photos.count.formatted()
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
        let growth = Self.growth(in: traitCollection)
        let height = max(bounds.height - 48 * growth, 0)
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        name.frame = CGRect(x: 0, y: height + 6 * growth, width: bounds.width, height: 20 * growth)
        count.frame = CGRect(x: 0, y: height + 26 * growth, width: bounds.width, height: 18 * growth)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for label in [name, count] { label.textAlignment = isMirrored ? .right : .left }
    }
}

/// The title of a part of the wall.
final class WallHeader: UICollectionReusableView {
    static let kind = "header"

    static func height(in traits: UITraitCollection) -> CGFloat { 52 * growth(in: traits) }

    private static func growth(in traits: UITraitCollection) -> CGFloat {
        max(UIFontMetrics(forTextStyle: .title2).scaledValue(for: 1, compatibleWith: traits), 1)
    }

    /// The distance of the title from the sides, in points.
    var inset: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
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
        let growth = Self.growth(in: traitCollection)
        label.frame = CGRect(x: 0, y: bounds.height - 38 * growth, width: bounds.width, height: 30 * growth)
            .insetBy(dx: inset, dy: 0)
    }
}
