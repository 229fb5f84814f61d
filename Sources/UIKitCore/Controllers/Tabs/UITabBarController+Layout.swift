// SPDX-License-Identifier: MIT
internal import Foundation

/// The view of a tab bar controller: the selected child's with the bar in front.
final class TabContainerView: UIView {
    weak var controller: UITabBarController?

    override var mayDraw: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}

extension UITabBarController {
    /// Whether the bar is above the children rather than below.
    var hasBarAtTop: Bool { traitCollection.horizontalSizeClass != .compact }

    /// Whether the bar is seen, or would be.
    var showsBar: Bool {
        guard !storedTabBarHidden else { return false }
        guard let stack = selected as? UINavigationController else { return true }
        return !stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    func layOut() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != knownWidthIsCompact {
            knownWidthIsCompact = isCompact
            showTabs()
        }
        showSelected()
        layOutBar()
    }

    /// Puts the bar where it belongs, and tells the child how much it covers.
    func layOutBar() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let row = tabBar.rowHeight
        tabBar.isAtTop = hasBarAtTop
        if hasBarAtTop {
            tabBar.topExtension = safe.top
            tabBar.frame = CGRect(
                x: 0, y: showsBar ? safe.top : -row, width: bounds.width, height: row)
        } else {
            tabBar.topExtension = 0
            let height = row + safe.bottom
            tabBar.frame = CGRect(
                x: 0, y: bounds.height - (showsBar ? height : 0), width: bounds.width, height: height)
        }
        // The background of a stack's bar lies behind the tabs above it too.
        tabBar.background.isHidden = hasBarAtTop && (selected as? UINavigationController)?.showsNavigationBar == true
        let covered = showsBar ? row : 0
        let bars = CoveringBars(
            insets: UIEdgeInsets(
                top: hasBarAtTop ? covered : 0, left: 0, bottom: hasBarAtTop ? 0 : covered, right: 0),
            safeArea: safe, opaqueEdges: tabBar.isTranslucent ? [] : hasBarAtTop ? .top : .bottom)
        if let selected {
            let place = selected.place(in: bounds, under: bars)
            if selected.viewIfLoaded?.superview === view { selected.view.frame = place.frame }
            selected.containerInsets = place.insets
        }
        view.bringSubviewToFront(tabBar)
    }

    func showBarChange(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        guard animated, view.window != nil else { return view.setNeedsLayout() }
        UIView.animate(
            withDuration: Theme.Bars.hideDuration, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [self] in
            layOutBar()
            view.layoutIfNeeded()
        }
    }
}
