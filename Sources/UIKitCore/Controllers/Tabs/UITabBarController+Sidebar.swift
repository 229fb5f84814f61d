// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UITabBarController {
    /// The presentation of tabs in a window of regular width.
    public enum Mode: Int, Sendable {
        /// A tab bar.
        case automatic = 0
        /// A tab bar.
        case tabBar = 1
        /// A sidebar, which the user can replace with a tab bar and back.
        case tabSidebar = 2
    }

    /// A list of the tabs at the leading edge.
    @preconcurrency @MainActor
    public final class Sidebar {
        weak var controller: UITabBarController?

        /// Whether a tab bar is shown instead of the sidebar.
        ///
        /// The default is `false`. Has an effect only in the mode `tabSidebar`. To animate a change, set it in an
        /// animation block and call the view's `layoutIfNeeded()`.
        public var isHidden = false {
            didSet { if isHidden != oldValue { controller?.sidebarDidChange() } }
        }
    }

    /// Whether the sidebar is visible when the view is.
    var showsSidebar: Bool { hasSidebar && !sidebar.isHidden && !storedTabBarHidden }

    private var hasSidebar: Bool { mode == .tabSidebar && !isCompact && viewIfLoaded is TabContainerView }

    func sidebarDidChange() {
        updateSidebar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The area of the view next to the sidebar.
    var contentArea: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        guard showsSidebar else { return view.bounds }
        return view.bounds.divided(atDistance: sidebarWidth, from: isMirrored ? .maxXEdge : .minXEdge).remainder
    }

    private var sidebarWidth: CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        let safe = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        return min(Theme.Text.widened(Theme.Tabs.sidebarWidth, for: view.traitCollection) + safe, view.bounds.width / 2)
            .rounded()
    }

    private var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Updates the sidebar for the current tabs.
    func updateSidebar() {
        tabBar.leadingButton = hasSidebar && sidebar.isHidden ? sidebarButton : nil
        guard showsSidebar || storedSidebarView != nil else { return }
        sidebarView.title = title
        sidebarView.list.show(sidebarEntries, selected: (selectedTab?.item ?? selected?.tabBarItem))
    }

    /// The entries in the order of the bar, with the tabs of a group below its title.
    private var sidebarEntries: [TabListEntry] {
        func entries(of tab: UITab) -> [TabListEntry] {
            guard !tab.isHidden else { return [] }
            guard let group = tab as? UITabGroup else { return [TabListEntry(item: tab.item, kind: .tab)] }
            let leads = group.isSidebarDestination && group.hasViewController
            return [TabListEntry(item: group.item, kind: leads ? .destination : .caption)]
                + group.children.flatMap(entries)
        }
        return tabChildren.flatMap { child in
            storedTabs.first { $0.knownContent === child }.map(entries)
                ?? [TabListEntry(item: child.tabBarItem, kind: .tab)]
        }
    }

    func layOutSidebar() {
        guard let view = viewIfLoaded as? TabContainerView, showsSidebar || storedSidebarView != nil else { return }
        let isNew = sidebarView.superview !== view
        let width = sidebarWidth
        let hidden = isMirrored ? view.bounds.width : -width
        let shown = isMirrored ? view.bounds.width - width : 0
        let size = CGSize(width: width, height: view.bounds.height)
        if isNew {
            UIView.performWithoutAnimation {
                view.addSubview(sidebarView)
                sidebarView.frame = CGRect(origin: CGPoint(x: hidden, y: 0), size: size)
                updateSidebar()
                sidebarView.layoutIfNeeded()
            }
        }
        sidebarView.isInert = !showsSidebar
        sidebarView.frame = CGRect(origin: CGPoint(x: showsSidebar ? shown : hidden, y: 0), size: size)
        sidebarView.layoutIfNeeded()
    }

    private var sidebarView: TabSidebarView {
        if let storedSidebarView { return storedSidebarView }
        let view = TabSidebarView()
        view.list.onChoose = { [weak self] item in
            if self?.userChoosesInGroup(item) == false { self?.userChooses(item) }
        }
        view.onToggle = { [weak self] in self?.toggleSidebar() }
        storedSidebarView = view
        return view
    }

    private var sidebarButton: BarItemButton {
        if let storedSidebarButton { return storedSidebarButton }
        let button = TabSidebarView.makeToggle { [weak self] in self?.toggleSidebar() }
        storedSidebarButton = button
        return button
    }

    /// Switches between the sidebar and the tab bar for the user.
    func toggleSidebar() {
        guard hasSidebar, let view = viewIfLoaded else { return }
        view.layoutIfNeeded()
        let change = { [self] in
            sidebar.isHidden.toggle()
            view.layoutIfNeeded()
        }
        guard !UIAccessibility.isReduceMotionEnabled else { return change() }
        UIView.animate(springDuration: Theme.Tabs.sidebarDuration, animations: change)
    }
}
