// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The button of a bar button item.
final class BarItemButton: BarButton {
    let item: UIBarButtonItem
    /// The appearance that the bar gives its buttons.
    var looks: UIBarButtonItemAppearance {
        didSet { setNeedsLayout() }
    }

    init(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance) {
        self.item = item
        self.looks = looks
        super.init(badgeHeight: Theme.Bars.badgeSize, badgeFontSize: Theme.Bars.badgeFontSize)
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    override func perform() {
        item.perform(for: nil)
    }

    override func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        tintColor = item.tintColor
        let sign = item.image == nil && item.title == nil ? item.sign ?? item.systemItem?.symbol : nil
        label.text = item.image == nil && sign == nil ? item.title ?? item.systemItem?.words : nil
        label.isHidden = label.text == nil
        picture.image = item.image
        picture.isHidden = item.image == nil
        symbol.symbol = sign
        symbol.isHidden = sign == nil
        accessibilityIdentifier = item.accessibilityIdentifier
        copyAccessibility(from: item)
        copyLargeContent(from: item)
        accessibilityLabel = item.words
        isContextMenuInteractionEnabled = item.menu != nil || item.sign == .ellipsis
        showsMenuAsPrimaryAction = isContextMenuInteractionEnabled && !item.hasAction
        showIndicator()
        let badge = item.badge
        showBadge(
            badge?.stringValue, isShown: badge != nil, font: badge?.font, color: badge?.foregroundColor,
            background: badge?.backgroundColor, growth: Theme.Bars.growth(for: traitCollection))
        setNeedsLayout()
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        (item.menu ?? item.shownMenu).map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        if let text = item.toolTip { return UIToolTipConfiguration(toolTip: text) }
        return showsTitle ? nil : toolTip(item.words, action: item.action)
    }

    override var showsSelectedElement: Bool { item.showsSelectedElement }

    override func menuDidChoose(_ element: UIMenuElement) {
        if item.showsSelectedElement { item.menuDidChange() }
    }

    // MARK: - Indicator

    /// The chevrons of an item that shows the selected element of its menu.
    private var indicator: GlyphView?

    private func showIndicator() {
        guard item.showsSelectedElement else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        guard indicator == nil else { return }
        let view = GlyphView(.chevronUpDown, lineWidth: Theme.Button.indicatorLineWidth)
        indicator = view
        addSubview(view)
    }

    /// The width of the chevrons and the space before them, in points.
    private var indicatorWidth: CGFloat {
        indicator == nil ? 0 : Theme.Button.indicatorPadding + Theme.Button.indicatorSize.width
    }

    // MARK: - Appearance

    private var isHeavy: Bool { item.style == .done || item.style == .prominent }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes = looks.attributes(for: state)
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { _, new in new }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { _, new in new }
        return attributes
    }

    private var font: UIFont {
        let size = Theme.Bars.itemFontSize
        let standard = UIFont.systemFont(ofSize: size, weight: isHeavy ? .semibold : .regular)
        // The font of a standard appearance isn't one that the application has chosen.
        guard let font = attributes[.font] as? UIFont, font != standard else {
            return standard.withSize(Theme.Bars.scaled(size, for: traitCollection))
        }
        return font
    }

    private var height: CGFloat { Theme.Bars.extent(Theme.Bars.itemHeight, for: traitCollection) }

    private var contentSize: CGSize {
        if !symbol.isHidden {
            let side = Theme.Bars.scaled(Theme.Bars.symbolSize, for: traitCollection)
            return CGSize(width: side, height: side)
        }
        if let image = picture.displayedImage {
            let largest = height
            let shrink = min(1, largest / max(image.size.height, 1))
            return CGSize(width: image.size.width * shrink, height: image.size.height * shrink)
        }
        label.font = font
        var width = label.intrinsicContentSize.width
        if let titles = item.possibleTitles {
            for title in titles {
                width = max(width, NSAttributedString(string: title, attributes: [.font: font]).size().width)
            }
        }
        return CGSize(width: width.rounded(.up), height: label.intrinsicContentSize.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width > 0 { return CGSize(width: item.width, height: height) }
        let width = contentSize.width + indicatorWidth + 2 * Theme.Bars.itemPadding
        return CGSize(width: max(width, Theme.Bars.minimumItemWidth), height: height)
    }

    override func layoutSubviews() {
        let size = contentSize
        let width = min(size.width, max(bounds.width - indicatorWidth - 2 * Theme.Bars.itemPadding, 0))
        let start = ((bounds.width - width - indicatorWidth) / 2).rounded()
        let place = CGRect(
            x: isRightToLeft ? start + indicatorWidth : start, y: ((bounds.height - size.height) / 2).rounded(),
            width: width, height: size.height
        ).inset(by: item.imageInsets)
        placeIndicator(beside: place)
        symbol.frame = place
        picture.frame = place
        let titleMove = looks.normal.titlePositionAdjustment
        label.frame = CGRect(x: place.minX, y: 0, width: place.width, height: bounds.height)
            .offsetBy(dx: titleMove.horizontal, dy: titleMove.vertical)
        highlight.frame = bounds
        placeBadge(beside: place, overlap: nil, rise: nil, inset: 0, top: 1)
        super.layoutSubviews()
    }

    private func placeIndicator(beside content: CGRect) {
        guard let indicator else { return }
        let size = Theme.Button.indicatorSize
        let x =
            isRightToLeft
            ? content.minX - Theme.Button.indicatorPadding - size.width : content.maxX + Theme.Button.indicatorPadding
        indicator.frame = CGRect(
            x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    override func showState() {
        let isProminent = item.style == .prominent
        let color: UIColor =
            if let given = attributes[.foregroundColor] as? UIColor {
                given
            } else if !isEnabled {
                Theme.Palette.tertiaryLabel
            } else if isProminent {
                Theme.Button.filledForeground
            } else {
                tintColor
            }
        show(title: color, sign: color, isDimmed: isHighlighted && isEnabled && !isProminent)
        indicator?.color = color
        indicator?.alpha = label.alpha
        if isProminent, isEnabled {
            highlight.backgroundColor = tintColor
        } else if isSelected {
            highlight.backgroundColor = Theme.Bars.selectedItem
        } else if traitCollection.accessibilityLooks.showsButtonShapes {
            highlight.backgroundColor = isHovered && isEnabled ? Theme.Button.grayHovered : Theme.Button.gray
        } else {
            highlight.backgroundColor = isHovered && isEnabled ? Theme.Button.plainHovered : nil
        }
        highlight.showContrastOutline(isSelected)
    }
}
