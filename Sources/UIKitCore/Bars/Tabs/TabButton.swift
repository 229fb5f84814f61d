// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// Stands for one tab in its bar.
final class TabButton: UIControl {
    let item: UITabBarItem
    weak var bar: UITabBar?
    /// Opened by a press, in place of the tab's being selected.
    var makeMenu: (() -> UIMenu?)? {
        didSet {
            isContextMenuInteractionEnabled = makeMenu != nil
            showsMenuAsPrimaryAction = makeMenu != nil
        }
    }

    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let symbol = BarSymbolView(nil)
    private let highlight = UIView(frame: .zero)
    private var badge: BarBadgeView?

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        highlight.isUserInteractionEnabled = false
        highlight.layer.cornerRadius = Theme.Bars.itemRadius
        highlight.layer.cornerCurve = .continuous
        picture.tintsAutomaticImages = true
        picture.contentMode = .scaleAspectFit
        for view in [highlight, label, picture, symbol] as [UIView] { addSubview(view) }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                bar?.choose(self.item)
            }, for: .primaryActionTriggered)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }
    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { Theme.Bars.itemRadius }

    // MARK: - Content

    func update() {
        isEnabled = item.isEnabled
        label.text = item.title
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image
        picture.isHidden = image == nil
        symbol.symbol = image == nil ? item.systemItem?.symbol : nil
        symbol.isHidden = symbol.symbol == nil
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        showBadge()
        setNeedsLayout()
    }

    private func showBadge() {
        guard let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BarBadgeView(height: Theme.Bars.tabBadgeSize, fontSize: Theme.Bars.tabBadgeFontSize)
        let looks = appearance.badgeTextAttributes
        view.show(
            value, font: looks[.font] as? UIFont, color: looks[.foregroundColor] as? UIColor,
            background: item.badgeColor ?? appearance.badgeBackgroundColor)
        if badge == nil { addSubview(view) }
        badge = view
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        makeMenu?().map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    // MARK: - Looks

    private var isInline: Bool { bar?.isInline == true }
    private var hasSign: Bool { !picture.isHidden || !symbol.isHidden }

    private var appearance: UITabBarItemStateAppearance {
        let all = bar?.itemAppearance ?? UITabBarItemAppearance()
        return !isEnabled ? all.disabled : isSelected ? all.selected : all.normal
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes = appearance.titleTextAttributes
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { _, new in new }
        attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : state) ?? [:]) { _, new in new }
        return attributes
    }

    private var font: UIFont {
        attributes[.font] as? UIFont
            ?? .systemFont(
                ofSize: isInline ? Theme.Bars.inlineTabFontSize : Theme.Bars.tabFontSize,
                weight: isInline ? .medium : .semibold)
    }

    private var signSize: CGSize {
        guard hasSign else { return .zero }
        let side = isInline ? Theme.Bars.symbolSize - 2 : Theme.Bars.tabImageSize
        guard let image = picture.image, image.size.height > 0 else { return CGSize(width: side, height: side) }
        let scale = min(side / image.size.height, 1)
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.font = font
        let text = label.intrinsicContentSize.width.rounded(.up)
        let gap = hasSign && text > 0 ? Theme.Bars.inlineTabGap : 0
        let width = signSize.width + gap + text + 2 * Theme.Bars.inlineTabPadding
        return CGSize(width: min(width, Theme.Bars.widestTab), height: bar?.rowHeight ?? Theme.Bars.tabHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = font
        let sign = signSize
        let text = label.intrinsicContentSize
        let signFrame: CGRect
        if isInline {
            let gap = hasSign ? Theme.Bars.inlineTabGap : 0
            let width = min(text.width.rounded(.up), max(bounds.width - sign.width - gap - 8, 0))
            let start = ((bounds.width - sign.width - gap - width) / 2).rounded()
            signFrame = mirrored(
                CGRect(
                    x: start, y: ((bounds.height - sign.height) / 2).rounded(), width: sign.width, height: sign.height))
            label.frame = mirrored(CGRect(x: start + sign.width + gap, y: 0, width: width, height: bounds.height))
        } else {
            let middle: CGFloat = hasSign ? 18.5 : 0
            signFrame = CGRect(
                x: ((bounds.width - sign.width) / 2).rounded(), y: (middle - sign.height / 2).rounded(),
                width: sign.width, height: sign.height)
            let y = hasSign ? bounds.height - text.height - 4 : (bounds.height - text.height) / 2
            label.frame = CGRect(x: 2, y: y.rounded(), width: max(bounds.width - 4, 0), height: text.height)
        }
        label.frame = label.frame.offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        label.textAlignment = .center
        picture.frame = signFrame.inset(by: item.imageInsets)
        symbol.frame = signFrame
        highlight.frame = bounds.insetBy(dx: 3, dy: 4)
        placeBadge(beside: hasSign ? signFrame : label.frame)
        showState()
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func placeBadge(beside sign: CGRect) {
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let x = isRightToLeft ? sign.minX + 6 - size.width : sign.maxX - 6
        badge.frame = CGRect(
            x: min(max(x, 2), max(bounds.width - size.width - 2, 2)).rounded(), y: max(sign.minY - 5, 2),
            width: size.width, height: size.height)
    }

    private func showState() {
        let unselected = bar?.unselectedItemTintColor ?? Theme.Bars.unselectedTab
        let base: UIColor = !isEnabled ? Theme.Palette.tertiaryLabel : isSelected ? tintColor : unselected
        label.textColor = attributes[.foregroundColor] as? UIColor ?? base
        let sign = appearance.iconColor ?? base
        picture.tintColor = sign
        symbol.color = sign
        let alpha = isHighlighted && isEnabled && !isSelected ? Theme.Bars.pressedAlpha : 1
        for view in [label, picture, symbol] as [UIView] { view.alpha = alpha }
        let isHovered = isHovered && isEnabled
        highlight.backgroundColor =
            isInline && isSelected ? Theme.Bars.selectedItem : isHovered ? Theme.Button.plainHovered : nil
    }

    override func tintColorDidChange() {
        setNeedsLayout()
    }
}
