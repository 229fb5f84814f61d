// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The button of a tab in a tab bar.
final class TabButton: BarButton {
    let item: UITabBarItem
    weak var bar: UITabBar?

    /// Whether the title next to the image is omitted, because not all titles fit.
    var omitsTitle = false {
        didSet { if omitsTitle != oldValue { setNeedsLayout() } }
    }

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(badgeHeight: Theme.Bars.tabBadgeSize, badgeFontSize: Theme.Bars.tabBadgeFontSize)
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = .tab
        if let badge = item.badgeValue, !badge.isEmpty { defaults.value = badge }
        return defaults
    }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        item.toolTip.map { UIToolTipConfiguration(toolTip: $0) } ?? super.standardToolTip(at: point)
    }

    override func perform() {
        bar?.choose(item)
    }

    override func update() {
        isEnabled = item.isEnabled
        showSign(of: item, pointSize: extent(Theme.Symbols.tabSize))
        let looks = appearance.badgeTextAttributes
        showBadge(
            item.badgeValue, isShown: item.badgeValue != nil, font: looks[.font] as? UIFont,
            color: looks[.foregroundColor] as? UIColor,
            background: item.badgeColor ?? appearance.badgeBackgroundColor,
            growth: Theme.Bars.growth(for: traitCollection))
        setNeedsLayout()
    }

    // MARK: - Appearance

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
                ofSize: Theme.Bars.scaled(fontSize, for: traitCollection), weight: isInline ? .medium : .semibold)
    }

    /// The font size at the default text size.
    private var fontSize: CGFloat { isInline ? Theme.Bars.inlineTabFontSize : Theme.Bars.tabFontSize }

    private func extent(_ length: CGFloat) -> CGFloat { Theme.Bars.extent(length, for: traitCollection) }

    /// Sets the font; a title that is larger than its tab shrinks, down to the default text size, before it is
    /// truncated.
    private func showFont() {
        label.font = font
        label.adjustsFontSizeToFitWidth = Theme.Bars.growth(for: traitCollection) > 1
        label.minimumScaleFactor = 1 / Theme.Bars.growth(for: traitCollection)
    }

    private var signSize: CGSize {
        guard hasSign else { return .zero }
        let side = extent(isInline ? Theme.Bars.symbolSize - 2 : Theme.Bars.tabImageSize)
        guard let image = picture.displayedImage, image.size.height > 0 else {
            return CGSize(width: side, height: side)
        }
        let scale = min(side / image.size.height, 1)
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// The width of a badge at the end of the line; 0 for a badge that only overlaps the image.
    private var badgeWidth: CGFloat {
        guard isInline, !(omitsTitle && hasSign), let badge else { return 0 }
        return badge.sizeThatFits(.zero).width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        showFont()
        let text = label.intrinsicContentSize.width.rounded(.up)
        let gap = hasSign && text > 0 ? Theme.Bars.inlineTabGap : 0
        let width = signSize.width + gap + text + badgeWidth + 2 * Theme.Bars.inlineTabPadding
        return CGSize(
            width: min(width, Theme.Bars.scaled(Theme.Bars.maximumTabWidth, for: traitCollection)),
            height: bar?.rowHeight ?? extent(Theme.Bars.tabHeight))
    }

    /// The distance by which a title in fallback fonts is moved down, so that the titles of all tabs share a baseline.
    private var titleShift: CGFloat {
        let (line, text) = (label.fontLine, label.textBaselines)
        guard let height = text.naturalHeight else { return 0 }
        // A title below an image is aligned with the lower edge, any other one is centered.
        let missing = (height - line.height) * (isInline || !hasSign ? 0.5 : 1)
        return (line.baseline - text.first + missing).rounded()
    }

    override func layoutSubviews() {
        showFont()
        let sign = signSize
        let text = label.intrinsicContentSize
        let signFrame: CGRect
        if isInline {
            let isAlone = omitsTitle && hasSign
            let gap = hasSign && !isAlone ? Theme.Bars.inlineTabGap : 0
            let width =
                isAlone
                ? 0
                : min(
                    text.width.rounded(.up),
                    max(bounds.width - sign.width - gap - badgeWidth - Theme.Bars.inlineTabClearance, 0))
            let start = ((bounds.width - sign.width - gap - width - badgeWidth) / 2).rounded()
            signFrame = mirrored(
                CGRect(
                    x: start, y: ((bounds.height - sign.height) / 2).rounded(), width: sign.width, height: sign.height))
            label.frame = mirrored(CGRect(x: start + sign.width + gap, y: 0, width: width, height: bounds.height))
        } else {
            let middle = hasSign ? extent(2 * Theme.Bars.tabImageCenter) / 2 : 0
            signFrame = CGRect(
                x: ((bounds.width - sign.width) / 2).rounded(), y: (middle - sign.height / 2).rounded(),
                width: sign.width, height: sign.height)
            let y =
                hasSign ? bounds.height - text.height - Theme.Bars.tabTitleBottom : (bounds.height - text.height) / 2
            let inset = Theme.Bars.tabTitleInset
            label.frame = CGRect(
                x: inset, y: y.rounded(), width: max(bounds.width - 2 * inset, 0), height: text.height)
        }
        label.frame = label.frame.offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical + titleShift)
        picture.frame = signFrame.inset(by: item.imageInsets)
        symbol.frame = signFrame
        let highlightInset = Theme.Bars.tabHighlightInset
        highlight.frame = bounds.insetBy(dx: highlightInset.width, dy: highlightInset.height)
        // A badge at the corner of the image would cover the title beside it.
        let endsLine = badgeWidth > 0
        let line = label.frame.offsetBy(dx: 0, dy: -titleShift)
            .insetBy(dx: 0, dy: max((label.frame.height - label.fontLine.height) / 2, 0))
        placeBadge(
            beside: endsLine ? line : hasSign ? signFrame : label.frame,
            overlap: endsLine ? 0 : Theme.Bars.tabBadgeOverlap,
            rise: Theme.Bars.tabBadgeRise, inset: Theme.Bars.tabBadgeInset, top: Theme.Bars.tabBadgeInset)
        super.layoutSubviews()
    }

    override func showState() {
        let unselected = bar?.unselectedItemTintColor ?? Theme.Bars.unselectedTab
        let base: UIColor = !isEnabled ? Theme.Palette.tertiaryLabel : isSelected ? tintColor : unselected
        show(
            title: attributes[.foregroundColor] as? UIColor ?? base, sign: appearance.iconColor ?? base,
            isDimmed: isHighlighted && isEnabled && !isSelected)
        let isHovered = isHovered && isEnabled
        let isMarked = isInline || traitCollection.accessibilityLooks.differentiatesWithoutColor
        highlight.backgroundColor =
            isMarked && isSelected ? Theme.Bars.selectedItem : isHovered ? Theme.Button.plainHovered : nil
        highlight.showContrastOutline(isMarked && isSelected)
    }
}
