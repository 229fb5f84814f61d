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
