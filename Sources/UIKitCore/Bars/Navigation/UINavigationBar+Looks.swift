// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UINavigationBar {
    // MARK: - Height

    /// Whether the item has a large title while its content is scrolled to the top.
    func showsLargeTitle(of item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, item.titleView == nil,
            !showsOnlySearch(of: item)
        else { return false }
        var index = transition?.index(of: item) ?? stack.firstIndex(of: item)
        let items = transition?.allItems ?? stack
        while let current = index {
            switch items[current].largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: index = current > 0 ? current - 1 : nil
            }
        }
        return true
    }

    /// Whether only the search bar is shown, because a search is active.
    func showsOnlySearch(of item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController, search.isActive else { return false }
        return search.hidesNavigationBarDuringPresentation && traitCollection.horizontalSizeClass == .compact
    }

    /// The height by which the search bar becomes smaller as content scrolls up.
    func collapsibleSearchHeight(of item: UINavigationItem?) -> CGFloat {
        guard let item, let search = item.searchController, item.hidesSearchBarWhenScrolling, !search.isActive else {
            return 0
        }
        return search.searchBar.wantedHeight
    }

    /// The height of what stays while content scrolls: the prompt, the row of items, and a search bar that doesn't
    /// collapse.
    func baseHeight(of item: UINavigationItem?) -> CGFloat {
        let search = item?.searchController?.searchBar.wantedHeight ?? 0
        guard !showsOnlySearch(of: item) else { return search }
        return Theme.Bars.height(for: traitCollection) + (item?.prompt == nil ? 0 : Theme.Bars.promptHeight) + search
            - collapsibleSearchHeight(of: item)
    }

    /// The lower edge of the prompt and the row of items, or of the search bar that replaces them.
    var itemRowBottom: CGFloat {
        let (base, item) = (baseHeight(of: topItem), topItem)
        guard let search = item?.searchController, !showsOnlySearch(of: item) else { return base }
        return base - search.searchBar.wantedHeight + collapsibleSearchHeight(of: item)
    }

    /// The height including a fully visible large title and search bar.
    func fullHeight(of item: UINavigationItem?) -> CGFloat {
        let large = item.map(showsLargeTitle) ?? false
        return baseHeight(of: item) + collapsibleSearchHeight(of: item)
            + (large ? Theme.Bars.largeTitleHeight(for: traitCollection) : 0)
    }

    var fullHeight: CGFloat { fullHeight(of: topItem) }

    func heightDidChange() {
        setNeedsLayout()
        content?.setNeedsLayout()
        invalidateIntrinsicContentSize()
        controller?.barHeightDidChange()
    }

    // MARK: - Appearance

    func appearancesDidChange() {
        let all = [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
        for appearance in all { appearance?.addObserver(self) }
        barAppearanceDidChange()
    }

    func barAppearanceDidChange() {
        showBackground(animated: false)
        content?.update()
    }

    /// The effective appearance for `item`.
    func shownAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        edgeAppearance(for: item) ?? normalAppearance(for: item)
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private func normalAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? item?.standardAppearance
            ?? standardAppearance
    }

    private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
        guard controller != nil, isAtScrollEdge else { return nil }
        return (isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
            ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// Whether the background disappears at the scroll edge instead of having an appearance of its own there.
    private var fadesBackground: Bool {
        guard controller != nil else { return false }
        let edge = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return (edge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) == nil
    }

    /// The opacity of the background, which depends on the content's position, so that rows never show through the bar.
    private var backgroundAlpha: CGFloat {
        fadesBackground ? min(max(coveredDistance / Theme.Bars.edgeFadeDistance, 0), 1) : 1
    }

    func coveredDistanceDidChange(from old: CGFloat) {
        guard (old <= 0) == isAtScrollEdge || fadesBackground else { return showBackground(animated: true) }
        if background.alpha != backgroundAlpha { background.alpha = backgroundAlpha }
    }

    func showBackground(animated: Bool) {
        if let item = topItem {
            let all = [
                item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
                item.compactScrollEdgeAppearance,
            ]
            for appearance in all { appearance?.addObserver(self) }
        }
        let change = { [self] in
            background.show(shownBackground)
            background.alpha = backgroundAlpha
        }
        guard animated, window != nil, transition == nil else { return change() }
        UIView.animate(withDuration: Theme.Bars.fade, options: .beginFromCurrentState, animations: change)
    }

    private var shownBackground: UIBarAppearance {
        shownAppearance(for: topItem).adapted(
            isTranslucent: isTranslucent, barTintColor: barTintColor, images: images, isCompact: isCompact)
    }

    // MARK: - Layout

    func layOutContent() {
        background.frame = CGRect(
            x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        sendSubviewToBack(background)
        if content == nil, let topItem, transition == nil {
            let view = NavigationItemView(topItem, backItem: backItem, bar: self)
            content = view
            addSubview(view)
        }
        if transition?.isVisible == true {
            transition?.layOut()
        } else {
            content?.frame = bounds
        }
        if controller == nil { window?.titleBarMayHaveChanged() }
    }
}

extension Theme.Bars {
    /// Creates the animator of transitions between two items or controllers.
    @MainActor
    static func pushAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(
            duration: 0,
            timingParameters: UISpringTimingParameters(
                mass: 1, stiffness: pushStiffness, damping: pushDamping, initialVelocity: .zero))
    }
}
