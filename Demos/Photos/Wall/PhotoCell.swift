// SPDX-License-Identifier: MIT
import UIKit

/// A photo on the wall, with a checkmark while it is selected.
final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    private(set) var photo: Photo?
    private let check = UIImageView(image: PhotosIcon.check.image)
    private var request: ThumbnailLoader.Request?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .secondarySystemFill
        check.tintColor = .white
        check.backgroundColor = .tintColor
        check.layer.cornerRadius = 12
        check.layer.borderWidth = 1.5
        check.layer.borderColor = UIColor.white.cgColor
        check.isHidden = true
        for view in [imageView, check] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a photo's thumbnail, which may have to be made.
    func show(_ photo: Photo, _ size: ThumbnailLoader.Size, from loader: ThumbnailLoader, cornerRadius: CGFloat = 0) {
        self.photo = photo
        accessibilityLabel = photo.name
        imageView.layer.cornerRadius = cornerRadius
        request?.cancel()
        request = nil
        imageView.image = loader.thumbnail(of: photo, size)
        guard imageView.image == nil else { return }
        request = loader.request(photo, size) { [weak self] image in
            guard let self, self.photo == photo else { return }
            request = nil
            UIView.transition(with: imageView, duration: 0.15, options: .transitionCrossDissolve) {
                self.imageView.image = image
            }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        request?.cancel()
        request = nil
        photo = nil
        imageView.image = nil
        imageView.isHidden = false
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        check.isHidden = !state.isSelected
        imageView.alpha = state.isSelected ? 0.7 : state.isHighlighted ? 0.85 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        check.frame = CGRect(x: isMirrored ? 6 : bounds.width - 30, y: bounds.height - 30, width: 24, height: 24)
    }
}
