// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The card in the middle of a window with an enlarged image and title.
final class LargeContentView: UIView {
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.cornerRadius = Theme.LargeContent.cornerRadius
        layer.cornerCurve = .continuous
        layer.shadowColor = .black
        layer.shadowRadius = Theme.Popup.shadowRadius
        layer.shadowOffset = Theme.Popup.shadowOffset
        layer.shadowOpacity = Theme.Popup.shadowOpacity
        backdrop.layer.cornerRadius = Theme.LargeContent.cornerRadius
        backdrop.layer.cornerCurve = .continuous
        backdrop.clipsToBounds = true
        imageView.tintsAutomaticImages = true
        imageView.tintColor = .label
        label.numberOfLines = 0
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        for view in [backdrop, imageView, label] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an item in the middle of `host`.
    func show(_ item: any UILargeContentViewerItem, in host: UIView) {
        if superview !== host {
            host.addSubview(self)
            alpha = 0
            UIView.animate(withDuration: Theme.LargeContent.duration) { self.alpha = 1 }
        }
        label.text = item.largeContentTitle
        label.font = .preferredFont(forTextStyle: .title2, compatibleWith: traitCollection)
        imageView.image = item.largeContentImage
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Theme.LargeContent.symbolSize)
        let image = imageSize(of: item)
        let inset = Theme.LargeContent.inset
        let maximum = CGSize(
            width: min(Theme.LargeContent.maximumWidth, host.bounds.width - 2 * inset), height: host.bounds.height)
        let space = CGSize(width: max(maximum.width - 2 * inset, 0), height: .greatestFiniteMagnitude)
        let text = label.text?.isEmpty == false ? label.sizeThatFits(space) : .zero
        let gap = image == .zero || text == .zero ? 0 : Theme.LargeContent.gap
        let width = max(max(image.width, min(text.width, space.width)) + 2 * inset, Theme.LargeContent.minimumWidth)
        let height = min(image.height + gap + text.height + 2 * inset, maximum.height)
        bounds.size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
        center = CGPoint(x: host.bounds.midX.rounded(), y: host.bounds.midY.rounded())
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Theme.LargeContent.cornerRadius).cgPath
        backdrop.frame = bounds
        imageView.frame = CGRect(
            x: ((width - image.width) / 2).rounded(), y: inset, width: image.width, height: image.height
        ).inset(by: item.largeContentImageInsets)
        let top = inset + image.height + gap
        label.frame = CGRect(x: inset, y: top, width: width - 2 * inset, height: max(height - top - inset, 0))
        guard !traitCollection.increasesContrast else { return showContrastOutline() }
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = Theme.Popup.outline.cgColor(for: traitCollection)
    }

    private func imageSize(of item: any UILargeContentViewerItem) -> CGSize {
        guard let size = imageView.displayedImage?.size, size.width > 0, size.height > 0 else { return .zero }
        let side = Theme.LargeContent.imageSide
        let scale = side / max(size.width, size.height)
        // Small bitmaps stay sharp at their size unless the item wants them larger.
        let isScaled = item.scalesLargeContentImage || item.largeContentImage?.isSymbolImage == true || scale < 1
        return isScaled ? CGSize(width: size.width * scale, height: size.height * scale) : size
    }

    func disappear() {
        UIView.animate(withDuration: Theme.LargeContent.duration) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
