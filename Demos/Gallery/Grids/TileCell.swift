// SPDX-License-Identifier: MIT
import UIKit

/// A colored tile with a caption, which shows selection by a ring.
final class TileCell: UICollectionViewCell {
    private let caption = UILabel("", font: .systemFont(ofSize: 13, weight: .semibold), color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.layer.cornerCurve = .continuous
        contentView.layer.borderColor = UIColor.tintColor.cgColor
        contentView.addSubview(caption)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a tile of a palette.
    func show(_ text: String, palette: Int, shade: CGFloat) {
        caption.text = text
        contentView.backgroundColor = TileCell.color(palette, shade)
        accessibilityLabel = text
    }

    /// The color of a tile, dark enough for white captions in every hue; `shade` is from 0 to 1.
    static func color(_ palette: Int, _ shade: CGFloat) -> UIColor {
        let hue = (CGFloat(palette) * 0.17 + 0.58).truncatingRemainder(dividingBy: 1)
        return UIColor(hue: hue, saturation: 0.62 - 0.2 * shade, brightness: 0.48, alpha: 1)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        contentView.layer.borderWidth = state.isSelected ? 2.5 : 0
        contentView.alpha = state.isHighlighted ? 0.7 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = caption.sizeThatFits(bounds.size)
        caption.isHidden = bounds.height < size.height + 8
        caption.frame = CGRect(
            x: 10, y: bounds.height - size.height - 8, width: max(0, bounds.width - 20), height: size.height)
        caption.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}

/// A short heading above tiles.
final class TileHeader: UICollectionReusableView {
    private let label = UILabel("", font: .systemFont(ofSize: 13, weight: .semibold), color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemGroupedBackground
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
