// SPDX-License-Identifier: MIT
internal import Foundation

/// The title in the center of a navigation bar with an optional subtitle, or a custom title view.
final class NavigationTitleView: UIView {
    private let label = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private weak var custom: UIView?
    private var offset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        // For custom views: the title's own labels have the size of the bar.
        barSizeLimit = .large
        label.accessibilityTraits = .header
        addSubview(label)
        addSubview(subtitleLabel)
    }

    required init?(coder: NSCoder) { nil }

    var titleAlignment = NSTextAlignment.center {
        didSet { if titleAlignment != oldValue { setNeedsLayout() } }
    }

    func show(_ item: UINavigationItem, appearance: UINavigationBarAppearance, traits: UITraitCollection) {
        if custom !== item.titleView {
            if custom?.superview === self { custom?.removeFromSuperview() }
            custom = item.titleView
            if let custom { addSubview(custom) }
        }
        let attributes = appearance.titleTextAttributes
        label.text = item.title
        let size = item.subtitle == nil ? Theme.Bars.titleFontSize : Theme.Bars.titleFontSize - 1
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: Theme.Bars.scaled(size, for: traits), weight: .semibold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? Theme.Palette.label
        let small = appearance.subtitleTextAttributes
        subtitleLabel.text = item.subtitle
        subtitleLabel.font =
            small[.font] as? UIFont
            ?? .systemFont(ofSize: Theme.Bars.scaled(Theme.Bars.subtitleFontSize, for: traits))
        subtitleLabel.textColor = small[.foregroundColor] as? UIColor ?? Theme.Palette.secondaryLabel
        offset = appearance.titlePositionAdjustment
        label.isHidden = custom != nil
        subtitleLabel.isHidden = custom != nil || item.subtitle == nil
        setNeedsLayout()
    }

    var wantedWidth: CGFloat {
        if let custom { return max(BarItemViews.wantedSize(of: custom).width, custom.bounds.width) }
        let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.intrinsicContentSize.width
        return max(label.intrinsicContentSize.width, subtitle).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom {
            var height = BarItemViews.wantedSize(of: custom).height
            if height <= 0 || height > bounds.height { height = bounds.height }
            custom.frame = CGRect(
                x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
        }
        label.textAlignment = titleAlignment
        subtitleLabel.textAlignment = titleAlignment
        let area = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        guard !subtitleLabel.isHidden else { return label.frame = area }
        let (upper, lower) = (label.intrinsicContentSize.height, subtitleLabel.intrinsicContentSize.height)
        let top = area.minY + ((area.height - upper - lower) / 2).rounded()
        label.frame = CGRect(x: area.minX, y: top, width: area.width, height: upper)
        subtitleLabel.frame = CGRect(x: area.minX, y: top + upper, width: area.width, height: lower)
    }
}
