// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
@_spi(Toolkit) internal import UIKitCore

/// A service of the upper row: its icon, and its title below.
@MainActor
final class ActivityIcon: UIControl {
    private let plate = UIView(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let showsOwnColors: Bool

    init(_ activity: UIActivity) {
        showsOwnColors = activity.showsOwnColors
        plate.backgroundColor = showsOwnColors ? .clear : .secondarySystemGroupedBackground
        super.init(frame: .zero)
        plate.layer.cornerRadius = Theme.Sharing.iconRadius
        plate.layer.cornerCurve = .continuous
        plate.isUserInteractionEnabled = false
        image.image = activity.activityImage?.withRenderingMode(showsOwnColors ? .alwaysOriginal : .alwaysTemplate)
        image.contentMode = .scaleAspectFit
        image.tintColor = .tintColor
        title.text = activity.activityTitle
        title.setScaledFont(ofSize: Theme.Sharing.iconFontSize)
        title.textAlignment = .center
        title.numberOfLines = 2
        for view in [plate, image, title] as [UIView] { addSubview(view) }
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }

    /// The height with the lines that the title needs, at most two.
    var naturalHeight: CGFloat {
        let space = CGSize(width: Self.width(for: traitCollection), height: .greatestFiniteMagnitude)
        return side + Theme.Sharing.gap + title.sizeThatFits(space).height.rounded(.up)
    }

    /// The width of an icon's cell.
    static func width(for traits: UITraitCollection) -> CGFloat {
        Theme.Text.widened(Theme.Sharing.iconCellWidth, for: traits)
    }

    private var side: CGFloat { Theme.Text.widened(Theme.Sharing.iconSide, for: traitCollection) }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = side
        plate.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        let inset = showsOwnColors ? 0 : side * 0.26
        image.frame = plate.frame.insetBy(dx: inset, dy: inset)
        let top = side + Theme.Sharing.gap
        let height = title.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        title.frame = CGRect(x: 0, y: top, width: bounds.width, height: min(height, max(bounds.height - top, 0)))
    }

    override var preventsTapsOfAncestors: Bool { true }
}
