// SPDX-License-Identifier: MIT
internal import Foundation

/// The view of a navigation controller, with the child's view below the bars.
final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?
    /// The container of the children's views.
    let content = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.updateShownChild()
        controller?.layOut()
    }
}

extension UINavigationController {
    var container: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

    /// The container of the children's views; a custom view contains them directly.
    var contentView: UIView? { container?.content ?? viewIfLoaded }

    var loadedToolbar: UIToolbar {
        if let storedToolbar { return storedToolbar }
        let toolbar = UIToolbar(frame: .zero)
        storedToolbar = toolbar
        return toolbar
    }

    func viewDidBecomeReady() {
        guard let view = viewIfLoaded else { return }
        view.addSubview(navigationBar)
        gestures.add(to: view)
        showItems()
    }

    // MARK: - Bars

    /// Whether the navigation bar is visible when the view is.
    var showsNavigationBar: Bool { !bars.isNavigationBarHidden && !isCompactWithoutBars }

    var showsToolbar: Bool {
        !bars.isToolbarHidden && !isCompactWithoutBars && topViewController?.hidesBottomBarWhenPushed != true
    }

    private var isCompactWithoutBars: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    func changeBars(animated: Bool, _ change: (inout NavigationBars) -> Void) {
        change(&bars)
        guard isViewLoaded, let view = viewIfLoaded else { return }
        // Its column may have to be kept below the title bar now.
        splitViewController?.viewIfLoaded?.setNeedsLayout()
        if !bars.isToolbarHidden { prepareToolbar() }
        guard animated, view.window != nil, transition == nil, pending == nil else {
            // The transition to another child moves the bars as well.
            return view.setNeedsLayout()
        }
        UIView.animate(
            withDuration: Theme.Bars.hideDuration, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [self] in
            layOut()
            view.layoutIfNeeded()
        }
    }

    private func prepareToolbar() {
        guard let view = viewIfLoaded else { return }
        let toolbar = loadedToolbar
        guard toolbar.superview !== view else { return }
        UIView.performWithoutAnimation {
            toolbar.frame = CGRect(
                x: 0, y: view.bounds.height, width: view.bounds.width,
                height: Theme.Bars.height(for: traitCollection) + view.safeAreaInsets.bottom)
            toolbar.setItems(topViewController?.toolbarItems, animated: false)
            view.addSubview(toolbar)
            toolbar.layoutIfNeeded()
        }
    }

    func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard child === topViewController, let storedToolbar else { return }
        storedToolbar.setItems(child.toolbarItems, animated: animated)
    }

    func barHeightDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - Layout

    func layOut() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        container?.content.frame = bounds
        transition?.boundsDidChange(to: bounds.size)
        if transition == nil, let child = shownChild?.viewIfLoaded, child.superview === contentView {
            child.frame = place(of: shownChild).frame
        }
        layOutBars()
    }

    /// Lays out the bars for the top child, and sets the children's safe areas.
    func layOutBars() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        if !bars.isToolbarHidden { prepareToolbar() }
        let full = navigationBar.fullHeight
        topViewController?.containerInsets = place(of: topViewController).insets
        followContent()
        let height = barHeight(full: full)
        navigationBar.topExtension = safe.top
        navigationBar.frame = CGRect(
            x: 0, y: showsNavigationBar ? safe.top : -height, width: bounds.width, height: height)
        if let storedToolbar, storedToolbar.superview === view {
            let height = Theme.Bars.height(for: traitCollection) + safe.bottom
            storedToolbar.frame = CGRect(
                x: 0, y: bounds.height - (showsToolbar ? height : 0), width: bounds.width, height: height)
        }
        navigationBar.layoutIfNeeded()
        // The first layout creates the content.
        navigationBar.content?.rowMargin = followedScrollView?.rowSideMargin ?? 0
        navigationBar.layoutIfNeeded()
        reportTopBar(in: view.window)
    }

    /// Notifies the window if the bar was shown or hidden, but not while it only becomes smaller.
    private func reportTopBar(in window: UIWindow?) {
        let height = topBarHeight ?? 0
        guard let window, height != reportedTopBarHeight else { return }
        reportedTopBarHeight = height
        window.titleBarMayHaveChanged()
    }
}
