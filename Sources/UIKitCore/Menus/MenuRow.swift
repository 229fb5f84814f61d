// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// An item of a menu: a title with its accessories, a separator, or several elements side by side.
@MainActor
final class MenuRow: UIView {
    /// The columns that all rows of a menu share.
    struct Columns: Equatable {
        var hasMarks = false
        var hasImages = false
        var isForTouch = false
    }

    let item: MenuItem
    private let columns: Columns
    private let highlightView = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let shortcutLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let markView = MenuMarkView(frame: .zero)
    private let arrowView = MenuMarkView(frame: .zero)
    private let line = UIView(frame: .zero)
    /// The cells of a row with several elements.
    private(set) var cells: [MenuCell] = []

    init(item: MenuItem, columns: Columns) {
        self.item = item
        self.columns = columns
        super.init(frame: .zero)
        prepare()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        switch item.kind {
        case .separator: AccessibilityDefaults(role: .separator, contents: .hidden)
        case .row: AccessibilityDefaults()
        case .header: AccessibilityDefaults(isElement: true, traits: .header, role: .heading)
        case .leaf, .submenu, .waiting: item.accessibilityDefaults
        }
    }

    override func accessibilityPress() -> Bool { list?.accessibilityChoose(item, in: self) ?? false }

    private var list: MenuListView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? MenuListView }.first
    }

    fileprivate func accessibilityChoose(_ cell: MenuCell) -> Bool {
        guard let index = cells.firstIndex(where: { $0 === cell }) else { return false }
        return list?.accessibilityChoose(cell.item, in: self, cell: index) ?? false
    }

    /// Whether the row is highlighted by the pointer or the keyboard.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightView.isHidden = !isHighlighted } }
    }

    // MARK: - Appearance

    private func prepare() {
        switch item.kind {
        case .separator:
            line.backgroundColor = .separator
            addSubview(line)
        case .row(let items, let size):
            cells = items.map { MenuCell(item: $0, size: size) }
            for cell in cells { addSubview(cell) }
        case .header:
            titleLabel.font = .systemFont(
                ofSize: Theme.Text.scaled(Theme.Menu.headerFontSize, for: traitCollection), weight: .semibold)
            titleLabel.textColor = .secondaryLabel
            addLabels(title: item.title)
        case .leaf, .submenu, .waiting:
            prepareTitle()
        }
    }

    private func prepareTitle() {
        let ink: UIColor =
            item.isDisabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        highlightView.backgroundColor = Theme.Menu.highlight
        highlightView.layer.cornerRadius = Theme.Menu.highlightRadius
        highlightView.isHidden = true
        highlightView.isUserInteractionEnabled = false
        addSubview(highlightView)
        titleLabel.font = font(Theme.Menu.fontSize)
        titleLabel.textColor = ink
        titleLabel.numberOfLines = 2
        addLabels(title: item.title)
        if let subtitle = item.subtitle, !subtitle.isEmpty {
            subtitleLabel.font = font(Theme.Menu.subtitleFontSize)
            subtitleLabel.textColor = item.isDisabled ? .tertiaryLabel : .secondaryLabel
            subtitleLabel.text = subtitle
            addSubview(subtitleLabel)
        }
        if !item.shortcut.isEmpty {
            shortcutLabel.font = font(Theme.Menu.shortcutFontSize)
            shortcutLabel.textColor = item.isDisabled ? .quaternaryLabel : .secondaryLabel
            shortcutLabel.text = item.shortcut
            addSubview(shortcutLabel)
        }
        if let image = item.image {
            imageView.showIcon(image, pointSize: Theme.Menu.fontSize)
            imageView.tintColor = ink
            imageView.alpha = item.isDisabled ? Theme.Text.disabledAlpha : 1
            addSubview(imageView)
        }
        if item.state != .off {
            markView.mark = item.state == .on ? .check : .dash
            markView.color = ink
            addSubview(markView)
        }
        if case .submenu = item.kind {
            arrowView.mark = .arrow
            arrowView.color = item.isDisabled ? .quaternaryLabel : .secondaryLabel
            addSubview(arrowView)
        }
    }

    /// Returns a font in the user's text size, which menus have while they are open.
    private func font(_ size: CGFloat) -> UIFont {
        .systemFont(ofSize: Theme.Text.scaled(size, for: traitCollection))
    }

    private func addLabels(title: String) {
        titleLabel.text = title
        accessibilityLabel = title
        addSubview(titleLabel)
    }

    // MARK: - Layout

    private var leading: CGFloat {
        Theme.Menu.inset + Theme.Menu.padding + (columns.hasMarks ? Theme.Menu.markWidth : 0)
            + (columns.hasImages ? Theme.Menu.imageWidth : 0)
    }

    private var trailing: CGFloat { Theme.Menu.inset + Theme.Menu.padding }

    /// The width of the shortcut or submenu indicator, including the space before it.
    private var accessoryWidth: CGFloat {
        var width: CGFloat = 0
        if !item.shortcut.isEmpty { width = Theme.Menu.spacing + shortcutLabel.naturalSize.width }
        if case .submenu = item.kind { width = Theme.Menu.spacing + Theme.Menu.markSize }
        return width
    }

    /// The width that shows everything in one line.
    var naturalWidth: CGFloat {
        switch item.kind {
        case .separator: return 0
        case .row: return cells.reduce(2 * Theme.Menu.inset) { $0 + $1.naturalWidth }
        case .header: return 2 * trailing + titleLabel.naturalSize.width
        case .leaf, .submenu, .waiting:
            let text = max(titleLabel.naturalSize.width, subtitleLabel.naturalSize.width)
            return leading + text + accessoryWidth + trailing
        }
    }

    func height(for width: CGFloat) -> CGFloat {
        switch item.kind {
        case .separator: return Theme.Menu.separatorHeight
        case .header:
            return max(Theme.Menu.headerHeight, titleLabel.naturalSize.height + 2 * Theme.Menu.headerPadding)
        case .row(_, let size): return size == .medium ? Theme.Menu.mediumHeight : Theme.Menu.paletteHeight
        case .leaf, .submenu, .waiting:
            let least = columns.isForTouch ? Theme.Menu.touchRowHeight : Theme.Menu.rowHeight
            return max(least, textHeight(for: width) + 2 * Theme.Menu.rowPadding).rounded(.up)
        }
    }

    private func textHeight(for width: CGFloat) -> CGFloat {
        let space = CGSize(width: width - leading - trailing - accessoryWidth, height: .greatestFiniteMagnitude)
        return titleLabel.sizeThatFits(space).height + subtitleLabel.naturalSize.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A title in Latin script is nevertheless aligned to the leading edge.
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for label in [titleLabel, subtitleLabel] { label.textAlignment = isRightToLeft ? .right : .left }
        switch item.kind {
        case .separator:
            let pixel = 1 / max(traitCollection.displayScale, 1)
            line.frame = CGRect(
                x: trailing, y: (bounds.midY / pixel).rounded() * pixel, width: max(0, bounds.width - 2 * trailing),
                height: pixel)
        case .row: layoutCells()
        case .header:
            place(titleLabel, x: trailing, width: bounds.width - 2 * trailing, in: bounds)
        case .leaf, .submenu, .waiting: layoutTitle()
        }
    }

    private func layoutCells() {
        let width = (bounds.width - 2 * Theme.Menu.inset) / CGFloat(max(cells.count, 1))
        for (index, cell) in cells.enumerated() {
            place(
                cell, x: Theme.Menu.inset + CGFloat(index) * width, width: width,
                in: bounds.insetBy(dx: 0, dy: Theme.Menu.inset / 2), fillsHeight: true)
        }
    }

    private func layoutTitle() {
        highlightView.frame = bounds.insetBy(dx: Theme.Menu.inset, dy: 0)
        let start = Theme.Menu.inset + Theme.Menu.padding
        if markView.superview != nil {
            place(markView, x: start, width: Theme.Menu.markSize, in: bounds, height: Theme.Menu.markSize)
        }
        if imageView.superview != nil {
            let x = start + (columns.hasMarks ? Theme.Menu.markWidth : 0)
            place(imageView, x: x, width: Theme.Menu.imageSize, in: bounds, height: Theme.Menu.imageSize)
        }
        let width = max(0, bounds.width - leading - trailing - accessoryWidth)
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let subtitle = subtitleLabel.superview == nil ? 0 : subtitleLabel.naturalSize.height
        let top = ((bounds.height - title - subtitle) / 2).rounded()
        place(
            titleLabel, x: leading, width: width, in: CGRect(x: 0, y: top, width: bounds.width, height: title),
            fillsHeight: true)
        if subtitle > 0 {
            place(
                subtitleLabel, x: leading, width: width,
                in: CGRect(x: 0, y: top + title, width: bounds.width, height: subtitle))
        }
        if shortcutLabel.superview != nil {
            let size = shortcutLabel.naturalSize
            place(
                shortcutLabel, x: bounds.width - trailing - size.width, width: size.width, in: bounds,
                height: size.height)
        }
        if arrowView.superview != nil {
            let side = Theme.Menu.markSize
            place(arrowView, x: bounds.width - trailing - side, width: side, in: bounds, height: side)
        }
    }

    /// Sets the frame of a view at a distance `x` from the leading edge, vertically centered in `area`.
    private func place(
        _ view: UIView, x: CGFloat, width: CGFloat, in area: CGRect, height: CGFloat? = nil,
        fillsHeight: Bool = false
    ) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = fillsHeight ? area.height : height ?? min(view.naturalSize.height, area.height)
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x,
            y: area.minY + ((area.height - height) / 2).rounded(), width: width, height: height)
    }
}

extension UIView {
    /// The size that shows everything without line breaks.
    fileprivate var naturalSize: CGSize {
        let size = sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// One of several elements in a row.
@MainActor
final class MenuCell: UIView {
    let item: MenuItem
    private let size: UIMenu.ElementSize
    private let imageView = UIImageView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)

    init(item: MenuItem, size: UIMenu.ElementSize) {
        self.item = item
        self.size = size
        super.init(frame: .zero)
        layer.cornerRadius = Theme.Menu.highlightRadius
        accessibilityLabel = item.title
        let ink: UIColor = item.isDisabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        imageView.showIcon(item.image, pointSize: Theme.Menu.fontSize)
        imageView.tintColor = ink
        imageView.alpha = item.isDisabled ? Theme.Text.disabledAlpha : 1
        addSubview(imageView)
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        titleLabel.textColor = ink
        titleLabel.font = .systemFont(
            ofSize: size == .medium ? Theme.Menu.subtitleFontSize : Theme.Menu.fontSize)
        if size == .medium || item.image == nil { addSubview(titleLabel) }
        updateBackground()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults { item.accessibilityDefaults }
    override func accessibilityPress() -> Bool { (superview as? MenuRow)?.accessibilityChoose(self) ?? false }

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateBackground() } }
    }

    private func updateBackground() {
        backgroundColor =
            isHighlighted ? Theme.Menu.highlight : item.state == .on ? .tertiarySystemFill : .clear
    }

    var naturalWidth: CGFloat {
        let title = titleLabel.superview == nil ? 0 : titleLabel.intrinsicContentSize.width.rounded(.up)
        return max(Theme.Menu.imageSize, title) + 2 * Theme.Menu.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Theme.Menu.imageSize
        guard titleLabel.superview != nil else {
            imageView.frame = CGRect(
                x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
            return
        }
        let height = titleLabel.intrinsicContentSize.height.rounded(.up)
        let image = item.image == nil ? 0 : side + Theme.Menu.gap
        let top = ((bounds.height - height - image) / 2).rounded()
        imageView.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        titleLabel.frame = CGRect(x: 0, y: top + image, width: bounds.width, height: height)
    }
}
