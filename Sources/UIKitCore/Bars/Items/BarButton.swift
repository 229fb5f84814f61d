// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The base class of an item's button in a bar: its image, symbol, or title, a highlight, and an optional badge.
class BarButton: UIControl {
    let label = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let symbol = BarSymbolView(nil)
    let highlight = UIView(frame: .zero)
    private(set) var badge: BarBadgeView?
    private let makeBadge: () -> BarBadgeView

    /// Creates a button without content.
    ///
    /// - Parameters:
    ///   - badgeHeight: The height of a badge, in points.
    ///   - badgeFontSize: The font size of a badge.
    init(badgeHeight: CGFloat, badgeFontSize: CGFloat) {
        makeBadge = { BarBadgeView(height: badgeHeight, fontSize: badgeFontSize) }
        super.init(frame: .zero)
        highlight.isUserInteractionEnabled = false
        highlight.layer.cornerRadius = Theme.Bars.itemRadius
        highlight.layer.cornerCurve = .continuous
        picture.tintsAutomaticImages = true
        picture.contentMode = .scaleAspectFit
        showSymbolSize()
        label.textAlignment = .center
        for view in [highlight, label, picture, symbol] as [UIView] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { Theme.Bars.itemRadius }

    /// Called when the user presses the button.
    func perform() {}

    /// Updates the button from its item.
    func update() {}

    /// Updates colors for the control's state.
    ///
    /// Called at each layout.
    func showState() {}

    override func layoutSubviews() {
        super.layoutSubviews()
        showState()
    }

    /// Updates the button for another text size.
    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        guard traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory else {
            return
        }
        showSymbolSize()
        update()
    }

    /// Shows symbols of the application as large as those of system items.
    ///
    /// > Note: Differs from UIKit, whose bars show both in a larger scale.
    private func showSymbolSize() {
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: Theme.Bars.scaled(Theme.Symbols.barSize, for: traitCollection), weight: .regular)
    }

    override func tintColorDidChange() {
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    override var standardLargeContent: (title: String?, image: UIImage?) {
        let image = picture.isHidden ? nil : picture.image
        let drawn = symbol.isHidden ? nil : symbol.symbol?.image(side: Theme.LargeContent.symbolSize)
        return (accessibilityLabel ?? label.text, image ?? drawn)
    }

    /// Whether the title is visible.
    var showsTitle: Bool { !label.isHidden && label.text?.isEmpty == false && label.frame.width > 0 }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        showsTitle ? nil : toolTip(accessibilityLabel)
    }

    // MARK: - Parts

    /// Takes over the properties for the large content viewer.
    func copyLargeContent(from item: UIBarItem) {
        showsLargeContentViewer = true
        largeContentImage = item.largeContentSizeImage
        largeContentImageInsets = item.largeContentSizeImageInsets
    }

    /// Takes over the properties that the application has set on the item.
    func copyAccessibility(from item: UIBarItem) {
        // Most items have none, and then the button shouldn't store any either.
        if accessibilityHint != item.accessibilityHint { accessibilityHint = item.accessibilityHint }
        if let value = item.accessibilityValue { accessibilityValue = value }
        if let traits = item.accessibilityTraits { accessibilityTraits = traits }
        if isAccessibilityElement != item.isAccessibilityElement {
            isAccessibilityElement = item.isAccessibilityElement
        }
    }

    /// Shows the title and the image or symbol of a tab, and sets the accessibility label.
    ///
    /// - Parameters:
    ///   - item: The tab.
    ///   - pointSize: The size of a symbol image.
    func showSign(of item: UITabBarItem, pointSize: CGFloat = Theme.Symbols.tabSize) {
        label.text = item.title
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.showIcon(image, pointSize: pointSize)
        picture.isHidden = image == nil
        symbol.symbol = image == nil ? item.systemItem?.symbol : nil
        symbol.isHidden = symbol.symbol == nil
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        copyAccessibility(from: item)
        copyLargeContent(from: item)
    }

    /// Shows `text` in a badge, or a dot if it is empty.
    ///
    /// If `isShown` is `false`, the badge is removed.
    func showBadge(
        _ text: String?, isShown: Bool, font: UIFont? = nil, color: UIColor? = nil, background: UIColor? = nil,
        growth: CGFloat = 1
    ) {
        guard isShown else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? makeBadge()
        view.growth = growth
        view.show(text, font: font, color: color, background: background)
        if badge == nil { addSubview(view) }
        badge = view
    }

    /// Positions the badge at the upper trailing corner of `sign`, within the button's sides.
    ///
    /// - Parameters:
    ///   - sign: The frame of the image, symbol, or title.
    ///   - overlap: The width in points by which the badge overlaps `sign`. `nil` uses half of the badge's width.
    ///   - rise: The height by which the badge extends above `sign`. `nil` uses half of the badge's height.
    ///   - inset: The minimum distance from the sides.
    ///   - top: The minimum distance from the upper edge.
    func placeBadge(beside sign: CGRect, overlap: CGFloat?, rise: CGFloat?, inset: CGFloat, top: CGFloat) {
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let overlap = overlap ?? size.width / 2
        let x = isRightToLeft ? sign.minX + overlap - size.width : sign.maxX - overlap
        badge.frame = CGRect(
            x: min(max(x, inset), max(bounds.width - size.width - inset, inset)).rounded(),
            y: max(sign.minY - (rise ?? size.height / 2), top), width: size.width, height: size.height)
    }

    /// Sets the colors of the title, image, and symbol.
    func show(title: UIColor, sign: UIColor, isDimmed: Bool) {
        label.textColor = title
        picture.tintColor = sign
        symbol.color = sign
        for view in [label, picture, symbol] as [UIView] { view.alpha = isDimmed ? Theme.Bars.pressedAlpha : 1 }
    }

    /// Converts a rectangle measured from the leading edge to the view's coordinates.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    override var preventsTapsOfAncestors: Bool { true }
}
