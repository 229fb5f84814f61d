// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBar: BarItemObserver, BarAppearanceObserver {
    func setUp() {
        addSubview(background)
        addLargeContentViewer()
        // The arrow keys move between the tabs.
        focusGroupIdentifier = "tabs of \(ObjectIdentifier(self))"
        appearancesDidChange()
    }

    func replaceItems(with items: [UITabBarItem], animated: Bool) {
        var new: [UITabBarItem] = []
        for item in items where !new.contains(item) { new.append(item) }
        guard new != storedItems else { return }
        storedItems = new
        if let selectedItem, !new.contains(selectedItem) { self.selectedItem = nil }
        let change = { [self] in
            makeButtons()
            layoutIfNeeded()
        }
        guard animated, window != nil else { return makeButtons() }
        UIView.transition(
            with: self, duration: Theme.Bars.fade, options: .transitionCrossDissolve, animations: change)
    }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        let kept = buttons
        buttons = storedItems.map { item in
            let button = kept.first { $0.item === item } ?? TabButton(item)
            item.observer = self
            button.bar = self
            addSubview(button)
            return button
        }
        showSelection()
        setNeedsLayout()
    }

    func showSelection() {
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.update()
        }
    }

    func barItemDidChange(_ item: UIBarItem) {
        for button in buttons where button.item === item { button.update() }
        setNeedsLayout()
        (delegate as? UITabBarController)?.tabDidChange()
    }

    /// Selects a tab for the user.
    func choose(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if (delegate as? UITabBarController)?.mayChoose(item) == false { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: - Appearance

    func appearancesDidChange() {
        for appearance in [standardAppearance, scrollEdgeAppearance] { appearance?.addObserver(self) }
        barAppearanceDidChange()
    }

    func barAppearanceDidChange() {
        background.lineEdge = barPosition == .bottom ? .top : .bottom
        let appearance = selectedItem?.standardAppearance ?? standardAppearance
        background.show(appearance.adapted(isTranslucent: isTranslucent, barTintColor: barTintColor, images: images))
        showSelection()
        setNeedsLayout()
    }

    /// Whether titles are next to the images instead of below.
    var isInline: Bool { traitCollection.horizontalSizeClass != .compact || isCompactHeight }

    private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

    var rowHeight: CGFloat {
        Theme.Bars.extent(isInline ? Theme.Bars.inlineTabHeight : Theme.Bars.tabHeight, for: traitCollection)
    }

    var itemAppearance: UITabBarItemAppearance {
        let appearance = selectedItem?.standardAppearance ?? standardAppearance
        guard isInline else { return appearance.stackedLayoutAppearance }
        return isCompactHeight ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }

    // MARK: - Layout

    func layOutTabs() {
        background.frame = CGRect(
            x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        sendSubviewToBack(background)
        let safe = barInsets
        var row = CGRect(
            x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0),
            height: min(rowHeight, bounds.height))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let leadingButton {
            let size = leadingButton.sizeThatFits(.zero)
            let inset = Theme.Tabs.sidebarInset
            let x = isRightToLeft ? row.maxX - inset - size.width : row.minX + inset
            leadingButton.frame = CGRect(origin: CGPoint(x: x, y: (row.height - size.height) / 2), size: size)
            // The same width on both sides keeps the tabs centered.
            row = row.insetBy(dx: size.width + 2 * inset, dy: 0)
        }
        guard !buttons.isEmpty else { return }
        let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && isInline)
        let count = CGFloat(buttons.count)
        var widths = buttons.map { _ in row.width / count }
        var gap: CGFloat = 0
        if isCentered {
            gap = itemSpacing > 0 ? itemSpacing : Theme.Bars.itemSpacing
            widths = buttons.map { itemWidth > 0 ? itemWidth : $0.sizeThatFits(.zero).width }
            let space = row.width - gap * (count - 1)
            let wanted = widths.reduce(0, +)
            if wanted > space { widths = widths.map { _ in max(space, 0) / count } }
            for button in buttons { button.omitsTitle = wanted > space }
        }
        let total = widths.reduce(0, +) + gap * (count - 1)
        var x = (row.width - total) / 2
        for (button, width) in zip(buttons, widths) {
            let left = isRightToLeft ? row.maxX - x - width : row.minX + x
            button.frame = CGRect(x: left.rounded(), y: row.minY, width: width.rounded(.down), height: row.height)
            x += width + gap
        }
    }
}
