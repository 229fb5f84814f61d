// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// What stands for an item in a bar: its image, sign or title in front of a highlight, and maybe a badge.
class BarButton: UIControl {
    let label = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let symbol = BarSymbolView(nil)
    let highlight = UIView(frame: .zero)
    private(set) var badge: BarBadgeView?
    private let makeBadge: () -> BarBadgeView

    /// - Parameters:
    ///   - badgeHeight: how high a badge is, in points.
    ///   - badgeFontSize: the size of its letters.
    init(badgeHeight: CGFloat, badgeFontSize: CGFloat) {
        makeBadge = { BarBadgeView(height: badgeHeight, fontSize: badgeFontSize) }
        super.init(frame: .zero)
        highlight.isUserInteractionEnabled = false
        highlight.layer.cornerRadius = Theme.Bars.itemRadius
        highlight.layer.cornerCurve = .continuous
        picture.tintsAutomaticImages = true
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        for view in [highlight, label, picture, symbol] as [UIView] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }
    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { Theme.Bars.itemRadius }

    /// The user pressed the button.
    func perform() {}

    /// Shows the item as it is now.
    func update() {}

    /// Gives the views the colours of the control's state; called whenever they are laid out.
    func showState() {}

    override func layoutSubviews() {
        super.layoutSubviews()
        showState()
    }

    override func tintColorDidChange() {
        setNeedsLayout()
    }

    // MARK: - Parts

    /// Shows the title and the sign of a tab, and says what it is called.
    func showSign(of item: UITabBarItem) {
        label.text = item.title
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image
        picture.isHidden = image == nil
        symbol.symbol = image == nil ? item.systemItem?.symbol : nil
        symbol.isHidden = symbol.symbol == nil
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    /// Shows `text` in a badge, or with an empty one a dot; without `isShown` there is no badge.
    func showBadge(
        _ text: String?, isShown: Bool, font: UIFont? = nil, color: UIColor? = nil, background: UIColor? = nil
    ) {
        guard isShown else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? makeBadge()
        view.show(text, font: font, color: color, background: background)
        if badge == nil { addSubview(view) }
        badge = view
    }

    /// Puts the badge beside `sign`, not beyond the button's sides.
    ///
    /// - Parameters:
    ///   - sign: what stands for the item, or its title.
    ///   - overlap: how much of the badge lies on the sign, in points; its half without one.
    ///   - rise: how far it stands out above the sign; half of its height without one.
    ///   - inset: what it keeps from the sides.
    ///   - top: what it keeps from the upper edge.
    func placeBadge(beside sign: CGRect, overlap: CGFloat?, rise: CGFloat?, inset: CGFloat, top: CGFloat) {
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let overlap = overlap ?? size.width / 2
        let x = isRightToLeft ? sign.minX + overlap - size.width : sign.maxX - overlap
        badge.frame = CGRect(
            x: min(max(x, inset), max(bounds.width - size.width - inset, inset)).rounded(),
            y: max(sign.minY - (rise ?? size.height / 2), top), width: size.width, height: size.height)
    }

    /// Colours what stands for the item.
    func show(title: UIColor, sign: UIColor, isDimmed: Bool) {
        label.textColor = title
        picture.tintColor = sign
        symbol.color = sign
        for view in [label, picture, symbol] as [UIView] { view.alpha = isDimmed ? Theme.Bars.pressedAlpha : 1 }
    }

    /// `rect`, which is measured from the side where reading begins.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
