// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UITabBarController {
    /// Creates a controller with `tabs`, of which the first is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Returns the tab with an identifier, including tabs in groups.
    public func tab(forIdentifier identifier: String) -> UITab? {
        allTabs.first { $0.identifier == identifier }
    }

    private var allTabs: [UITab] { storedTabs.flatMap(\.family) }

    // MARK: - Children and tabs

    func replaceTabs(with new: [UITab], animated: Bool) {
        var usable: [UITab] = []
        for tab in new where !usable.contains(where: { $0 === tab }) {
            if tab.parent == nil, tab.owner == nil || tab.owner === self {
                usable.append(tab)
            } else {
                Log.misuse("The tab \(tab.identifier) belongs elsewhere; it is left out.")
            }
        }
        let names = usable.flatMap(\.family).map(\.identifier)
        if Set(names).count != names.count {
            Log.misuse("Several tabs have the same identifier; only the first of them is found by it.")
        }
        for tab in storedTabs where tab.owner === self { tab.owner = nil }
        storedTabs = usable
        for tab in usable { tab.owner = self }
        applyTabs(animated: animated)
    }

    /// Returns the tab of each child, creating those that don't exist.
    func tabs(of children: [UIViewController]) -> [UITab] {
        children.map { child in storedTabs.first { $0.knownContent === child } ?? UITab(of: child) }
    }

    /// Makes the tabs' controllers children.
    ///
    /// A tab whose controller can't be a child is removed.
    private func applyTabs(animated: Bool) {
        let visible = storedTabs.filter { !$0.isHidden }
        let ordered = visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
        let contents = ordered.compactMap(\.content)
        for case let group as UITabGroup in visible { group.arrange() }
        replaceChildren(with: contents, animated: animated)
        storedTabs.removeAll { tab in
            guard !tab.isHidden, !tabChildren.contains(where: { $0 === tab.knownContent }) else { return false }
            tab.owner = nil
            return true
        }
    }

    /// Called when a tab or group changes in a way that affects the children.
    func tabDidChange(_ tab: UITab) {
        if let selected, tab.knownContent === selected { (tab as? UITabGroup)?.arrange() }
        applyTabs(animated: false)
        updateSidebar()
    }

    /// Called when the selected child of a group changes.
    func groupDidChange(_ group: UITabGroup) {
        for case let around as UITabGroup in sequence(first: group as UITab, next: \.parent) { around.arrange() }
        showSelectedItem()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - Selection

    private func root(of tab: UITab) -> UITab {
        sequence(first: tab, next: \.parent).reduce(tab) { $1 }
    }

    /// The tab whose controller is visible; `nil` if there is none or the More list is visible.
    var shownTabOfAll: UITab? {
        guard let selected else { return nil }
        return storedTabs.first { !$0.isHidden && $0.knownContent === selected }?.destination
    }

    func select(_ tab: UITab) {
        let root = root(of: tab)
        let isVisible = sequence(first: tab, next: \.parent).allSatisfy { !$0.isHidden }
        guard root.owner === self, isVisible, let content = root.content else {
            return Log.misuse("The tab \(tab.identifier) is none that can be selected here; it is not selected.")
        }
        var child: UITab? = nil
        for step in sequence(first: tab, next: \.parent) {
            if let group = step as? UITabGroup, child != nil || group.hasViewController { group.choose(child) }
            child = step
        }
        (root as? UITabGroup)?.arrange()
        if content === selected { showSelectedItem() } else { select(content) }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - User input

    /// Returns the tab that `item` represents in a bar or list.
    func tab(for item: UITabBarItem) -> UITab? { allTabs.first { $0.item === item } }

    /// Returns whether the delegate allows the user to select `tab`.
    func mayChoose(_ tab: UITab) -> Bool {
        delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    }

    func tell(of tab: UITab?, after previous: UITab?) {
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    /// Selects a tab of a group for the user.
    ///
    /// Returns `false` if `item` doesn't represent one.
    func userChoosesInGroup(_ item: UITabBarItem) -> Bool {
        guard let tab = tab(for: item), tab.parent != nil || tab is UITabGroup else { return false }
        let previous = selectedTab
        guard item.isEnabled, mayChoose(tab), let content = root(of: tab).content,
            delegate?.tabBarController(self, shouldSelect: content) ?? true
        else { return true }
        if tab === previous, let stack = stackInFront {
            stack.popToRootViewController(animated: true)
        } else {
            select(tab)
        }
        delegate?.tabBarController(self, didSelect: content)
        tell(of: selectedTab, after: previous)
        return true
    }
}

extension UIViewController {
    /// The tab that represents this controller in its tab bar controller; `nil` if there is none.
    public var tab: UITab? {
        tabBarController?.storedTabs.flatMap(\.family).first { $0.storedViewController === self }
    }
}
