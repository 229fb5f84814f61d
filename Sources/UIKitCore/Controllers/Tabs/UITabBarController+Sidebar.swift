// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UITabBarController {
    /// How the tabs are shown in a window that is not narrow.
    public enum Mode: Int, Sendable {
        /// As a bar.
        case automatic = 0
        /// As a bar.
        case tabBar = 1
        /// As a sidebar, which the user can turn into a bar and back.
        case tabSidebar = 2
    }

    /// The tabs below each other at the side where reading begins.
    @MainActor
    public final class Sidebar {
        weak var controller: UITabBarController?

        /// Whether there is a bar instead; `false` by default, and of effect in the mode `tabSidebar` alone.
        ///
        /// Set it in an animation block, followed by the view's `layoutIfNeeded()`, to have it move.
        public var isHidden = false {
            didSet { if isHidden != oldValue { controller?.sidebarDidChange() } }
        }
    }

    /// Whether the sidebar is seen, or would be.
    var showsSidebar: Bool { hasSidebar && !sidebar.isHidden && !storedTabBarHidden }

    private var hasSidebar: Bool { mode == .tabSidebar && !isCompact && viewIfLoaded is TabContainerView }

    func sidebarDidChange() {
        updateSidebar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// What the sidebar leaves of the view.
    var contentArea: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        guard showsSidebar else { return view.bounds }
        return view.bounds.divided(atDistance: sidebarWidth, from: isMirrored ? .maxXEdge : .minXEdge).remainder
    }

    private var sidebarWidth: CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        let safe = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        return min(Theme.Tabs.sidebarWidth + safe, view.bounds.width / 2).rounded()
    }

    private var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Shows the tabs as they are now.
    func updateSidebar() {
        tabBar.leadingButton = hasSidebar && sidebar.isHidden ? sidebarButton : nil
        guard showsSidebar || storedSidebarView != nil else { return }
        sidebarView.title = title
        sidebarView.list.show(sidebarEntries, selected: (selectedTab?.item ?? selected?.tabBarItem))
    }

    /// The tabs in their order in the bar, the tabs of a group below its caption.
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

    /// By the user: a bar in place of the sidebar, or the other way round.
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
