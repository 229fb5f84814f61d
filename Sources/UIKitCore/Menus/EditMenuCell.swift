// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Localization

/// A cell of an edit menu's bar: an element, or a button that shows another page.
@MainActor
final class EditMenuCell: UIView {
    enum Role {
        case item(MenuItem)
        case back, forward
    }

    let role: Role
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let arrow = MenuMarkView(frame: .zero)
    private let line = UIView(frame: .zero)

    /// The traits of the bar, for measuring before the cell is in it.
    private let traits: UITraitCollection

    init(_ role: Role, traits: UITraitCollection) {
        self.role = role
        self.traits = traits
        super.init(frame: .zero)
        switch role {
        case .item(let item): prepare(item)
        case .back, .forward:
            accessibilityLabel = isForward ? Phrase.more.text : Phrase.back.text
            arrow.mark = isForward ? .arrow : .backArrow
            addSubview(arrow)
        }
        line.backgroundColor = .separator
        line.isHidden = true
        addSubview(line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        item?.accessibilityDefaults ?? AccessibilityDefaults(isElement: true, traits: .button, role: .menuItem)
    }

    /// Whether the cell is under a finger or the pointer.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? Theme.Menu.highlight : .clear } }
    }

    /// Whether a separator is drawn at the leading edge.
    var isSeparated: Bool {
        get { !line.isHidden }
        set { line.isHidden = !newValue }
    }

    var item: MenuItem? {
        if case .item(let item) = role { item } else { nil }
    }

    var isSelectable: Bool { item?.isSelectable ?? true }

    private var isForward: Bool {
        if case .forward = role { true } else { false }
    }

    private func prepare(_ item: MenuItem) {
        let ink: UIColor = item.isDisabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        accessibilityLabel = item.title
        guard item.title.isEmpty, let image = item.image else {
            label.text = item.title
            label.font = .systemFont(ofSize: Theme.Text.scaled(Theme.EditMenu.fontSize, for: traits))
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = min(1 / Theme.Text.enlargement(for: traits), 1)
            label.textColor = ink
            label.textAlignment = .center
            return addSubview(label)
        }
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = ink
        addSubview(imageView)
    }

    var naturalWidth: CGFloat {
        guard item != nil else { return Theme.EditMenu.pagerWidth }
        let content = label.superview == nil ? imageSize : label.intrinsicContentSize.width.rounded(.up)
        return max(content + 2 * Theme.EditMenu.padding, Theme.EditMenu.minimumCellWidth)
    }

    /// The height that shows the title with the space above and below it.
    var naturalHeight: CGFloat {
        guard label.superview != nil else { return max(Theme.EditMenu.height, imageSize + 2 * verticalPadding) }
        return max(Theme.EditMenu.height, (label.font.lineHeight + 2 * verticalPadding).rounded(.up))
    }

    private var verticalPadding: CGFloat { Theme.EditMenu.verticalPadding }
    private var imageSize: CGFloat { Theme.Text.widened(Theme.EditMenu.imageSize, for: traits) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Theme.EditMenu.padding / 2, bounds.width / 2), dy: 0)
        imageView.frame = centered(imageSize)
        arrow.frame = centered(Theme.Text.widened(Theme.Menu.markSize, for: traits))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(
            x: isRightToLeft ? bounds.width - pixel : 0, y: Theme.EditMenu.separatorInset, width: pixel,
            height: max(0, bounds.height - 2 * Theme.EditMenu.separatorInset))
    }

    private func centered(_ side: CGFloat) -> CGRect {
        CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
    }
}
