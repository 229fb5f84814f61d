// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// One segment: a title, or an image in its place.
final class SegmentView: UIView {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 leaves the width to the control.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero

    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        shade.layer.cornerRadius = Theme.Segmented.pillRadius
        imageView.tintsAutomaticImages = true
        for view in [shade, label, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    /// What the segment is called when it is read out.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }

    /// Of two, the image is shown.
    private var content: UIView { image == nil ? label : imageView }

    /// Shows the content as in `state`; `attributes` are those that were set for titles in it.
    func show(_ state: UIControl.State, attributes: [NSAttributedString.Key: Any]?, isHovered: Bool) {
        let isSelected = state.contains(.selected)
        let font = UIFont.systemFont(ofSize: Theme.Segmented.fontSize, weight: isSelected ? .semibold : .medium)
        let color: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
        if let attributes, image == nil {
            let all = [.font: font, .foregroundColor: color].merging(attributes) { $1 }
            label.attributedText = title.map { NSAttributedString(string: $0, attributes: all) }
        } else {
            label.text = title
            label.font = font
            label.textColor = color
        }
        imageView.image = image
        imageView.tintColor = color
        label.isHidden = image != nil
        imageView.isHidden = image == nil
        content.alpha = state.contains(.highlighted) && !isSelected ? Theme.Segmented.pressedAlpha : 1
        shade.backgroundColor = isHovered && !isSelected ? Theme.Control.hovered : .clear
        setNeedsLayout()
    }

    /// The size that the content has in bold, so that being chosen changes no widths.
    func naturalSize(attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        if let image {
            return CGSize(
                width: image.size.width + 2 * Theme.Segmented.padding,
                height: image.size.height + 2 * Theme.Segmented.imagePadding)
        }
        let font = UIFont.systemFont(ofSize: Theme.Segmented.fontSize, weight: .semibold)
        let size = (title ?? "").size(withAttributes: [.font: font].merging(attributes ?? [:]) { $1 })
        return CGSize(
            width: size.width.rounded(.up) + 2 * Theme.Segmented.padding,
            height: size.height.rounded(.up) + 2 * Theme.Segmented.imagePadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = Theme.Segmented.pillInset
        shade.frame = bounds.insetBy(dx: inset, dy: inset)
        if let image {
            imageView.frame = CGRect(
                x: ((bounds.width - image.size.width) / 2 + contentOffset.width).rounded(),
                y: ((bounds.height - image.size.height) / 2 + contentOffset.height).rounded(),
                width: image.size.width, height: image.size.height)
        }
        let margin = min(Theme.Segmented.padding / 2, bounds.width / 4)
        label.frame = bounds.insetBy(dx: margin, dy: 0).offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    }
}
