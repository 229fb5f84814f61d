// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The button that stands for an item in a bar.
final class BarItemButton: UIControl {
    let item: UIBarButtonItem
    /// How the bar wants its buttons to look.
    var looks: UIBarButtonItemAppearance {
        didSet { setNeedsLayout() }
    }

    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let symbol = BarSymbolView(nil)
    private var badge: BarBadgeView?
    private let highlight = UIView(frame: .zero)

    init(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance) {
        self.item = item
        self.looks = looks
        super.init(frame: .zero)
        highlight.isUserInteractionEnabled = false
        highlight.layer.cornerRadius = Theme.Bars.itemRadius
        highlight.layer.cornerCurve = .continuous
        picture.tintsAutomaticImages = true
        picture.contentMode = .scaleAspectFit
        for view in [highlight, label, picture, symbol] as [UIView] { addSubview(view) }
        addAction(
            UIAction { [weak self] _ in self?.item.perform(for: nil) }, for: .primaryActionTriggered)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }
    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { Theme.Bars.itemRadius }

    // MARK: - Content

    /// Shows the item as it is now.
    func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        if let color = item.tintColor { tintColor = color }
        let sign = item.image == nil && item.title == nil ? item.sign ?? item.systemItem?.symbol : nil
        label.text = item.image == nil && sign == nil ? item.title ?? item.systemItem?.words : nil
        label.isHidden = label.text == nil
        picture.image = item.image
        picture.isHidden = item.image == nil
        symbol.symbol = sign
        symbol.isHidden = sign == nil
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.words
        isContextMenuInteractionEnabled = item.menu != nil || item.sign == .ellipsis
        showsMenuAsPrimaryAction = isContextMenuInteractionEnabled && !item.hasAction
        showBadge()
        setNeedsLayout()
    }

    private func showBadge() {
        guard let content = item.badge else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BarBadgeView(height: Theme.Bars.badgeSize, fontSize: Theme.Bars.badgeFontSize)
        view.show(
            content.stringValue, font: content.font, color: content.foregroundColor,
            background: content.backgroundColor)
        if badge == nil { addSubview(view) }
        badge = view
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        (item.menu ?? item.shownMenu).map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    // MARK: - Looks

    private var isHeavy: Bool { item.style == .done || item.style == .prominent }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes = looks.attributes(for: state)
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { _, new in new }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { _, new in new }
        return attributes
    }

    private var font: UIFont {
        attributes[.font] as? UIFont
            ?? .systemFont(ofSize: Theme.Bars.itemFontSize, weight: isHeavy ? .semibold : .regular)
    }

    private var contentSize: CGSize {
        if !symbol.isHidden { return symbol.sizeThatFits(.zero) }
        if let image = picture.image {
            let largest = Theme.Bars.itemHeight
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
        if item.width > 0 { return CGSize(width: item.width, height: Theme.Bars.itemHeight) }
        let width = contentSize.width + 2 * Theme.Bars.itemPadding
        return CGSize(width: max(width, Theme.Bars.leastItemWidth), height: Theme.Bars.itemHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let width = min(size.width, max(bounds.width - 2 * Theme.Bars.itemPadding, 0))
        let place = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: width,
            height: size.height
        ).inset(by: item.imageInsets)
        symbol.frame = place
        picture.frame = place
        let titleMove = looks.normal.titlePositionAdjustment
        label.frame = CGRect(x: place.minX, y: 0, width: place.width, height: bounds.height)
            .offsetBy(dx: titleMove.horizontal, dy: titleMove.vertical)
        label.textAlignment = .center
        highlight.frame = bounds
        placeBadge(beside: place)
        showState()
    }

    private func placeBadge(beside place: CGRect) {
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let x = isRightToLeft ? place.minX - size.width / 2 : place.maxX - size.width / 2
        badge.frame = CGRect(
            x: min(max(x, 0), max(bounds.width - size.width, 0)), y: max(place.minY - size.height / 2, 1),
            width: size.width, height: size.height)
    }

    private func showState() {
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
        label.textColor = color
        picture.tintColor = color
        symbol.color = color
        let alpha = isHighlighted && isEnabled && !isProminent ? Theme.Bars.pressedAlpha : 1
        for view in [label, picture, symbol] as [UIView] { view.alpha = alpha }
        if isProminent, isEnabled {
            highlight.backgroundColor = tintColor
        } else if isSelected {
            highlight.backgroundColor = Theme.Bars.selectedItem
        } else {
            highlight.backgroundColor = isHovered && isEnabled ? Theme.Button.plainHovered : nil
        }
    }

    override func tintColorDidChange() {
        setNeedsLayout()
    }
}
