// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The row of a tab in a list: its image, title, and badge side by side.
final class TabRow: BarButton {
    enum Style {
        /// A tab in a sidebar.
        case sidebar
        /// The title of a group in a sidebar.
        case caption
        /// A tab in a list that navigates to it.
        case list
        /// A tab that can't be moved, among tabs being reordered.
        case fixed
        /// A tab being reordered.
        case order
    }

    let item: UITabBarItem
    let style: Style
    var onChoose: (() -> Void)?
    /// Whether a separator is drawn below the row.
    var showsLine = false {
        didSet { if showsLine != oldValue { line.isHidden = !showsLine } }
    }
    private let line = UIView(frame: .zero)
    private let trailing: SymbolGlyphView?

    init(_ item: UITabBarItem, style: Style) {
        self.item = item
        self.style = style
        trailing =
            switch style {
            case .sidebar, .caption, .fixed: nil
            case .list:
                GlyphView(.chevronRight, lineWidth: Theme.Tabs.trailingSignWidth, color: Theme.Palette.tertiaryLabel)
            case .order: BarSymbolView(.grip)
            }
        super.init(badgeHeight: Theme.Bars.tabBadgeSize, badgeFontSize: Theme.Bars.tabBadgeFontSize)
        trailing?.color = Theme.Palette.tertiaryLabel
        line.backgroundColor = Theme.Palette.separator
        line.isHidden = true
        line.isUserInteractionEnabled = false
        for view in [trailing, line].compactMap(\.self) { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = .tab
        if let badge = item.badgeValue, !badge.isEmpty { defaults.value = badge }
        return defaults
    }

    override func perform() {
        onChoose?()
    }

    override func update() {
        isEnabled = item.isEnabled || isInOrder
        isUserInteractionEnabled = style != .caption
        showSign(of: item, pointSize: (Theme.Symbols.tabSize * growth).rounded())
        if style == .caption { (picture.isHidden, symbol.isHidden) = (true, true) }
        showBadge(
            item.badgeValue, isShown: item.badgeValue != nil && !isInOrder, background: item.badgeColor,
            growth: growth)
        setNeedsLayout()
    }

    // MARK: - Appearance

    private var isInSidebar: Bool { style == .sidebar || style == .caption }
    private var isInOrder: Bool { style == .order || style == .fixed }

    /// Whether the row is being dragged, above the other rows.
    var isLifted = false {
        didSet {
            guard isLifted != oldValue else { return }
            backgroundColor = isLifted ? Theme.Palette.background : nil
            layer.shadowRadius = Theme.Tabs.dragShadowRadius
            layer.shadowOpacity = isLifted ? Theme.Tabs.dragShadowOpacity : 0
        }
    }

    /// The factor by which images are larger for large text.
    private var growth: CGFloat { Theme.Text.widening(for: traitCollection) }

    /// Sets the font for the text size; large titles have several lines.
    private func fitText() {
        let size =
            style == .caption
            ? Theme.Tabs.captionFontSize : isInSidebar ? Theme.Tabs.sidebarFontSize : Theme.Tabs.listFontSize
        label.setScaledFont(ofSize: size, weight: isInSidebar && isSelected || style == .caption ? .semibold : .regular)
        label.numberOfLines = growth > 1 ? 0 : 1
        // Titles may have another direction than the list.
        label.textAlignment = isRightToLeft ? .right : .left
    }

    /// The height that shows the title in a row of a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let minimum =
            switch style {
            case .caption: Theme.Tabs.sidebarCaptionHeight
            case .sidebar: Theme.Tabs.sidebarRowHeight
            default: Theme.Tabs.listRowHeight
            }
        guard growth > 1 else { return minimum }
        fitText()
        let space = max(end(in: width) - textStart, 1)
        let text = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
        return max(minimum, (text + 2 * Theme.Tabs.verticalPadding).rounded(.up))
    }

    private var inset: CGFloat { isInSidebar ? Theme.Tabs.sidebarInset : Theme.Tabs.listInset }
    private var start: CGFloat { inset + (isInSidebar ? Theme.Tabs.sidebarInset / 2 : 0) }
    private var signPlace: CGFloat { (Theme.Tabs.signPlace * growth).rounded() }

    /// The leading edge of the title.
    private var textStart: CGFloat {
        !picture.isHidden || !symbol.isHidden ? start + signPlace + Theme.Tabs.gap : start
    }

    /// The trailing edge of the title in a row of a width, before the trailing glyph and the badge.
    private func end(in width: CGFloat) -> CGFloat {
        var end = width - inset
        if trailing != nil { end -= trailingSize + Theme.Tabs.gap }
        if let badge { end -= badge.sizeThatFits(.zero).width + Theme.Tabs.gap * (isInSidebar ? 2 : 1) }
        return end
    }

    private var trailingSize: CGFloat { style == .order ? Theme.Tabs.gripSize : Theme.Tabs.trailingSign }

    override func layoutSubviews() {
        let side = signPlace
        let middle = bounds.height / 2
        let sign = (Theme.Tabs.signSize * growth).rounded()
        let place = mirrored(
            CGRect(
                x: start + (side - sign) / 2, y: (middle - sign / 2).rounded(), width: sign, height: sign))
        picture.frame = place
        symbol.frame = place
        var end = bounds.width - inset
        if let trailing {
            let size = trailingSize
            trailing.frame = mirrored(
                CGRect(x: end - size, y: (middle - size / 2).rounded(), width: size, height: size))
            (trailing as? GlyphView)?.glyph = isRightToLeft ? .chevronLeft : .chevronRight
            end -= size + Theme.Tabs.gap
        }
        if let badge {
            let size = badge.sizeThatFits(.zero)
            if isInSidebar { end -= Theme.Tabs.gap }
            badge.frame = mirrored(
                CGRect(
                    x: end - size.width, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height
                ))
            end -= size.width + Theme.Tabs.gap
        }
        let text = textStart
        fitText()
        label.frame = mirrored(CGRect(x: text, y: 0, width: max(end - text, 0), height: bounds.height))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = mirrored(
            CGRect(x: text, y: bounds.height - pixel, width: max(bounds.width - text, 0), height: pixel))
        highlight.frame = isInSidebar ? bounds.insetBy(dx: Theme.Tabs.sidebarInset, dy: 2) : bounds
        highlight.layer.cornerRadius = isInSidebar ? Theme.Bars.itemRadius : 0
        super.layoutSubviews()
    }

    override func showState() {
        let isChosen = isInSidebar && isSelected
        let color: UIColor =
            !isEnabled
            ? Theme.Palette.tertiaryLabel
            : isChosen ? tintColor : style == .caption ? Theme.Palette.secondaryLabel : Theme.Palette.label
        show(title: color, sign: isEnabled ? tintColor : color, isDimmed: false)
        let isPressed = isHighlighted && isEnabled && !isInOrder
        let isHovered = isHovered && isEnabled && !isInOrder
        highlight.backgroundColor =
            isChosen || isPressed ? Theme.Bars.selectedItem : isHovered ? Theme.Button.plainHovered : nil
    }

    override var focusRingCornerRadius: CGFloat { isInSidebar ? Theme.Bars.itemRadius : 0 }
}
