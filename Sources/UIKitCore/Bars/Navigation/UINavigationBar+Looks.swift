// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UINavigationBar {
    // MARK: - Height

    /// Whether the item has a large title while its content is scrolled to the top.
    func showsLargeTitle(of item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, item.titleView == nil else {
            return false
        }
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

    /// The height of the row of items, the prompt above it, and the search bar below it.
    func baseHeight(of item: UINavigationItem?) -> CGFloat {
        Theme.Bars.height + (item?.prompt == nil ? 0 : Theme.Bars.promptHeight)
            + (item?.searchController?.searchBar.wantedHeight ?? 0)
    }

    /// The height including a fully visible large title.
    func fullHeight(of item: UINavigationItem?) -> CGFloat {
        let large = item.map(showsLargeTitle) ?? false
        return baseHeight(of: item) + (large ? Theme.Bars.largeTitleHeight : 0)
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

    /// Whether the background is fully transparent.
    private var isClear: Bool { controller != nil && isAtScrollEdge && edgeAppearance(for: topItem) == nil }

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
            background.alpha = isClear ? 0 : 1
        }
        guard animated, window != nil, transition == nil else { return change() }
        UIView.animate(withDuration: Theme.Bars.fade, options: .beginFromCurrentState, animations: change)
    }

    private var shownBackground: UIBarAppearance {
        shownAppearance(for: topItem).adapted(isTranslucent: isTranslucent, barTintColor: barTintColor)
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
        content?.frame = bounds
        transition?.layOut()
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
