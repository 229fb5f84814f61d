// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization

/// The back button of a navigation bar: a chevron and, if it fits, the title of the previous item.
///
/// A secondary click or a long press opens a menu of all previous items.
final class BackButton: UIControl {
    private let chevron = BarSymbolView(.chevronLeft)
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let highlight = UIView(frame: .zero)
    private var looks = UIBarButtonItemAppearance()
    private var itemAttributes: [NSAttributedString.Key: Any] = [:]
    /// The possible titles, from longest to shortest.
    private var titles: [String] = []
    /// Creates the menu of previous items.
    var makeMenu: (() -> UIMenu?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        highlight.isUserInteractionEnabled = false
        highlight.layer.cornerRadius = Theme.Bars.itemRadius
        highlight.layer.cornerCurve = .continuous
        picture.tintsAutomaticImages = true
        for view in [highlight, chevron, picture, label] as [UIView] { addSubview(view) }
        isContextMenuInteractionEnabled = true
        showsLargeContentViewer = true
    }

    required init?(coder: NSCoder) { nil }

    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { Theme.Bars.itemRadius }

    /// Configures the button to lead back to `item`.
    func show(_ item: UINavigationItem, appearance: UINavigationBarAppearance) {
        looks = appearance.backButtonAppearance
        let given = item.backBarButtonItem
        itemAttributes = given?.titleTextAttributes(for: .normal) ?? [:]
        let title = given?.title ?? item.backButtonTitle ?? item.title ?? Phrase.back.text
        switch item.backButtonDisplayMode {
        case .default: titles = title.isEmpty ? [] : [title, Phrase.back.text]
        case .generic: titles = [Phrase.back.text]
        case .minimal: titles = []
        }
        let indicator = appearance.backIndicatorImage ?? given?.image
        picture.image = indicator
        picture.isHidden = indicator == nil
        chevron.isHidden = indicator != nil
        tintColor = given?.tintColor
        isEnabled = given?.isEnabled ?? true
        accessibilityLabel = given?.accessibilityLabel ?? (title.isEmpty ? Phrase.back.text : title)
        accessibilityIdentifier = given?.accessibilityIdentifier ?? "Back"
        setNeedsLayout()
    }

    override var standardLargeContent: (title: String?, image: UIImage?) {
        (accessibilityLabel, picture.image ?? chevron.symbol?.image(side: Theme.LargeContent.symbolSize))
    }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        label.text?.isEmpty == false ? nil : toolTip(accessibilityLabel)
    }

    // MARK: - Layout

    private var font: UIFont {
        attributes[.font] as? UIFont
            ?? .systemFont(ofSize: Theme.Bars.scaled(Theme.Bars.itemFontSize, for: traitCollection))
    }

    private var attributes: [NSAttributedString.Key: Any] {
        looks.attributes(for: state).merging(itemAttributes) { _, new in new }
    }

    private func width(of title: String) -> CGFloat {
        NSAttributedString(string: title, attributes: [.font: font]).size().width.rounded(.up)
    }

    private var signWidth: CGFloat {
        picture.displayedImage?.size.width ?? chevronSize * Theme.Bars.chevronAspect
    }

    private var chevronSize: CGFloat { Theme.Bars.scaled(Theme.Bars.chevronSize, for: traitCollection) }

    private var height: CGFloat {
        Theme.Bars.extent(Theme.Bars.itemHeight, for: traitCollection)
    }

    /// Chooses the longest title that fits into a width in points.
    func fit(into available: CGFloat) {
        let space = available - signWidth - 2 * Theme.Bars.itemPadding - Theme.Bars.chevronGap
        label.font = font
        label.text = titles.first { title in self.width(of: title) <= space }
        bounds.size = wantedSize
        setNeedsLayout()
    }

    private var wantedSize: CGSize {
        let title = label.text.map { width(of: $0) + Theme.Bars.chevronGap } ?? 0
        let wanted = signWidth + title + 2 * Theme.Bars.itemPadding
        return CGSize(width: max(wanted, Theme.Bars.minimumItemWidth), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = chevronSize
        let middle = bounds.midY
        var x = Theme.Bars.itemPadding
        // The chevron is centered in its square.
        let sign = CGRect(x: x - (side - signWidth) / 2, y: middle - side / 2, width: side, height: side)
        chevron.frame = mirrored(sign)
        let size = picture.displayedImage?.size ?? .zero
        picture.frame = mirrored(CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height))
        x += signWidth + Theme.Bars.chevronGap
        let rest = max(bounds.width - x - Theme.Bars.itemPadding, 0)
        label.frame = mirrored(CGRect(x: x, y: 0, width: rest, height: bounds.height))
        label.textAlignment = .natural
        highlight.frame = bounds
        showState()
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func showState() {
        let color: UIColor =
            attributes[.foregroundColor] as? UIColor ?? (isEnabled ? tintColor : Theme.Palette.tertiaryLabel)
        label.textColor = color
        chevron.color = color
        picture.tintColor = color
        let alpha = isHighlighted && isEnabled ? Theme.Bars.pressedAlpha : 1
        for view in [label, chevron, picture] as [UIView] { view.alpha = alpha }
        let showsShape = traitCollection.accessibilityLooks.showsButtonShapes
        highlight.backgroundColor =
            isHovered && isEnabled
            ? showsShape ? Theme.Button.grayHovered : Theme.Button.plainHovered : showsShape ? Theme.Button.gray : nil
    }

    override func tintColorDidChange() {
        setNeedsLayout()
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        makeMenu?().map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    override var preventsTapsOfAncestors: Bool { true }
}
