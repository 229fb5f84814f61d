// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

extension UIToolbar: BarItemObserver, BarAppearanceObserver {
    func setUp() {
        addSubview(background)
        addLargeContentViewer()
        overflowItem.accessibilityLabel = Phrase.more.text
        overflowItem.sign = .ellipsis
        appearanceDidChange()
    }

    func replaceItems(with items: [UIBarButtonItem], animated: Bool) {
        guard items != storedItems else { return }
        storedItems = items
        let change = { [self] in
            showItems()
            layoutIfNeeded()
        }
        guard animated, window != nil else { return showItems() }
        UIView.transition(
            with: self, duration: Theme.Bars.fade, options: .transitionCrossDissolve, animations: change)
    }

    private func showItems() {
        let looks = shownAppearance
        itemViews.show(storedItems + [overflowItem], observer: self) { item in
            item.style == .plain ? looks.buttonAppearance : looks.doneButtonAppearance
        }
        setNeedsLayout()
    }

    func barItemDidChange(_ item: UIBarItem) {
        showItems()
    }

    // MARK: - Appearance

    func barAppearanceDidChange() {
        updateBackground()
        showItems()
    }

    func appearanceDidChange() {
        for appearance in [standardAppearance, compactAppearance, scrollEdgeAppearance] {
            appearance?.addObserver(self)
        }
        barAppearanceDidChange()
    }

    private var shownAppearance: UIToolbarAppearance {
        if isAtScrollEdge, let scrollEdgeAppearance { return scrollEdgeAppearance }
        if traitCollection.verticalSizeClass == .compact, let compactAppearance { return compactAppearance }
        return standardAppearance
    }

    func updateBackground() {
        background.lineEdge = barPosition == .bottom ? .top : .bottom
        background.show(
            shownAppearance.adapted(
                isTranslucent: isTranslucent, barTintColor: barTintColor, images: images,
                isCompact: traitCollection.verticalSizeClass == .compact))
    }

    // MARK: - Layout

    private var rowWidth: CGFloat {
        let safe = barInsets
        return max(bounds.width - safe.left - safe.right - 2 * Theme.Bars.inset, 0)
    }

    /// Whether all items fit in the bar without an overflow menu.
    var fitsItems: Bool { itemViews.width(of: storedItems.filter { !$0.isHidden }) <= rowWidth }

    func layOutItems() {
        background.frame = bounds
        sendSubviewToBack(background)
        let safe = barInsets
        // A bar with a frame of its own may be lower than large text asks for.
        let height = min(Theme.Bars.height(for: traitCollection), max(bounds.height, Theme.Bars.height))
        let row = CGRect(
            x: safe.left + Theme.Bars.inset, y: barPosition == .bottom ? 0 : bounds.height - height,
            width: rowWidth, height: height)
        let shown = storedItems.filter { !$0.isHidden }
        var fitting = shown
        if itemViews.width(of: shown) > row.width { fitting = itemsBesideOverflow(of: shown, width: row.width) }
        for item in itemViews.items where !item.isSpace {
            item.view?.isHidden = !fitting.contains(item)
        }
        itemViews.place(
            fitting, in: row, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the items that fit next to the overflow button.
    private func itemsBesideOverflow(of items: [UIBarButtonItem], width: CGFloat) -> [UIBarButtonItem] {
        var left = items
        var moved: [UIBarButtonItem] = []
        while !left.isEmpty, itemViews.width(of: left + [.flexibleSpace(), overflowItem]) > width {
            let item = left.removeLast()
            if !item.isSpace { moved.insert(item, at: 0) }
        }
        while left.last?.isSpace == true { left.removeLast() }
        overflowItem.shownMenu = UIMenu(children: moved.compactMap(\.menuElement))
        return left + [.flexibleSpace(), overflowItem]
    }
}
