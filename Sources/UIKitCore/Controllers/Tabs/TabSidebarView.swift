// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Localization

/// A sidebar of tabs, below a button that replaces it with a tab bar.
final class TabSidebarView: UIView {
    let list = TabListView(.sidebar)
    var onToggle: (() -> Void)?
    private let titleLabel = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    private lazy var toggle = Self.makeToggle { [weak self] in self?.onToggle?() }

    init() {
        super.init(frame: .zero)
        backgroundColor = Theme.Tabs.sidebarBackground
        clipsToBounds = true
        line.backgroundColor = Theme.Palette.separator
        for view in [list, titleLabel, toggle, line] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: .tabBar, label: Phrase.sidebar.text, role: .tabBar, states: .vertical)
    }

    var title: String? {
        didSet { titleLabel.text = title }
    }

    /// Whether the sidebar is hidden and must not receive focus.
    var isInert = false {
        didSet {
            guard isInert != oldValue else { return }
            isUserInteractionEnabled = !isInert
            for row in list.rows { row.isUserInteractionEnabled = !isInert }
            toggle.isUserInteractionEnabled = !isInert
        }
    }

    /// Creates the button that switches between sidebar and tab bar.
    static func makeToggle(_ action: @escaping () -> Void) -> BarItemButton {
        let item = UIBarButtonItem(title: nil, primaryAction: UIAction { _ in action() })
        item.sign = .sidebar
        item.accessibilityLabel = Phrase.sidebar.text
        return BarItemButton(item, looks: UIBarButtonItemAppearance())
    }

    override var isFocusPane: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (safe, bar) = (safeAreaInsets, barInsets)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (bar.left, bounds.width - bar.right)
        let header = CGRect(
            x: left, y: safe.top, width: max(right - left, 0),
            height: Theme.Bars.extent(Theme.Bars.inlineTabHeight, for: traitCollection))
        titleLabel.font = .systemFont(
            ofSize: Theme.Bars.scaled(Theme.Tabs.sidebarTitleFontSize, for: traitCollection), weight: .semibold)
        let size = toggle.sizeThatFits(.zero)
        let inset = Theme.Tabs.sidebarInset
        toggle.frame = CGRect(
            x: isMirrored ? header.minX + inset : header.maxX - inset - size.width,
            y: header.midY - size.height / 2, width: size.width, height: size.height)
        let space = max(header.width - size.width - 4 * inset, 0)
        titleLabel.frame = CGRect(
            x: isMirrored ? header.maxX - 2 * inset - space : header.minX + 2 * inset, y: header.minY, width: space,
            height: header.height)
        list.frame = CGRect(
            x: safe.left, y: header.maxY, width: max(bounds.width - safe.left - safe.right, 0),
            height: max(bounds.height - header.maxY, 0))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
    }
}
