// SPDX-License-Identifier: MIT
internal import Foundation

/// The view of a tab bar controller: the selected child's view, below the bar or next to a sidebar.
final class TabContainerView: UIView {
    weak var controller: UITabBarController?
    /// The container of the children's views.
    let content = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.frame = bounds
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}

extension UITabBarController {
    /// The container of the children's views; a custom view contains them directly.
    var contentView: UIView? { (viewIfLoaded as? TabContainerView)?.content ?? viewIfLoaded }

    var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

    /// Whether the bar is above the children instead of below.
    var hasBarAtTop: Bool { !isCompact }

    /// Whether the bar is visible when the view is.
    var showsBar: Bool {
        guard !storedTabBarHidden, !showsSidebar else { return false }
        let stacks = [selected, holder, holder?.innermost].compactMap { $0 as? UINavigationController }
        return !stacks.contains { stack in stack.viewControllers.contains { $0.hidesBottomBarWhenPushed } }
    }

    func layOut() {
        let hasOtherWidth = isCompact != knownWidthIsCompact
        if hasOtherWidth {
            knownWidthIsCompact = isCompact
            showTabs()
        }
        layOutContent()
        showSelected(opensMore: hasOtherWidth)
        layOutBar()
    }

    /// Gives the children the area next to the sidebar.
    private func layOutContent() {
        guard let view = viewIfLoaded as? TabContainerView else { return }
        layOutSidebar()
        let area = contentArea
        transition?.boundsDidChange(to: area.size)
        view.content.frame = area
    }

    /// Lays out the bar, and sets the child's safe area.
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
        let place = place(of: holder)
        // The background of a navigation bar also extends behind the tabs above it.
        tabBar.background.isHidden =
            hasBarAtTop && place.frame.minY == 0 && stackInFront?.showsNavigationBar == true
        holder?.containerInsets = place.insets
        if transition == nil, let child = shownTab?.viewIfLoaded, child.superview === contentView {
            child.frame = place.frame
        }
        view.bringSubviewToFront(tabBar)
        view.window?.titleBarMayHaveChanged()
    }

    /// The frame of a selected child's view, and the insets by which the bar covers it.
    func place(of child: UIViewController?) -> (frame: CGRect, insets: UIEdgeInsets) {
        let bounds = contentView?.bounds ?? .zero
        let covered = showsBar ? tabBar.rowHeight : 0
        // Next to a sidebar, content without a bar is below the row of the window's buttons.
        let row = showsSidebar && child?.topBarHeight == nil ? contentView?.uncoveredTitleBarHeight ?? 0 : 0
        let bars = CoveringBars(
            insets: UIEdgeInsets(
                top: hasBarAtTop ? covered + row : 0, left: 0, bottom: hasBarAtTop ? 0 : covered, right: 0),
            safeArea: viewIfLoaded?.safeAreaInsets ?? .zero,
            opaqueEdges: tabBar.isTranslucent ? [] : hasBarAtTop ? .top : .bottom)
        return child?.place(in: bounds, under: bars) ?? (bounds, .zero)
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
