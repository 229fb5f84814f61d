// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// A title in a menu bar.
@MainActor
final class MenuBarItem: UIView {
    let menu: UIMenu
    private let label = UILabel(frame: .zero)

    init(menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        label.text = menu.title
        label.textAlignment = .center
        label.font = .systemFont(
            ofSize: Theme.Menu.barFontSize, weight: menu.identifier == .application ? .semibold : .regular)
        accessibilityLabel = menu.title
        layer.cornerRadius = Theme.Menu.barRadius
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, traits: .button, role: .menuItem,
            states: isOpen ? [.hasPopup, .expandable, .expanded] : [.hasPopup, .expandable])
    }

    override func accessibilityPress() -> Bool { (superview as? MenuBarView)?.accessibilityOpen(self) ?? false }

    /// The position in the title of the letter that opens the menu together with Alt; `nil` for none.
    var mnemonic: String.Index? {
        didSet { showTitle() }
    }

    /// Whether the letter is underlined, as while Alt is held.
    var showsMnemonic = false {
        didSet { if showsMnemonic != oldValue { showTitle() } }
    }

    private func showTitle() {
        guard showsMnemonic, let mnemonic, menu.title.indices.contains(mnemonic) else { return label.text = menu.title }
        let title = NSMutableAttributedString(string: menu.title, attributes: [.font: label.font as Any])
        let range = NSRange(mnemonic...mnemonic, in: menu.title)
        title.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        label.attributedText = title
        label.textAlignment = .center
    }

    /// Whether the item's menu is open.
    var isOpen = false {
        didSet { if isOpen != oldValue { backgroundColor = isOpen ? Theme.Menu.highlight : .clear } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: (label.intrinsicContentSize.width + 2 * Theme.Menu.barPadding).rounded(.up),
            height: Theme.Menu.barHeight - 2 * Theme.Menu.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
