// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
    /// The nearest ancestor that is a tab bar controller.
    public var tabBarController: UITabBarController? { ancestor() }
}

extension UITabBarController {
    func replaceChildren(with children: [UIViewController], animated: Bool) {
        let new = usable(children)
        customizable = new
        guard !new.elementsEqual(tabChildren, by: ===) else { return }
        let old = tabChildren
        tabChildren = new
        let joined = new.filter { child in !old.contains { $0 === child } }
        for child in joined { addChild(child) }
        let left = old.filter { child in !new.contains { $0 === child } }
        for child in left where child.parent === self { child.willMove(toParent: nil) }
        if let selected, selected !== storedMore, !new.contains(where: { $0 === selected }) { self.selected = nil }
        if selected == nil { selected = new.first }
        showTabs(animated: animated)
        showSelected(opensMore: true)
        for child in left {
            child.containerInsets = .zero
            if child.parent === self { child.removeFromParent() } else { storedMore?.release([child]) }
        }
        for child in joined where child.parent === self { child.didMove(toParent: self) }
    }

    /// Returns those of `children` that can be tabs, without duplicates.
    func usable(_ children: [UIViewController]) -> [UIViewController] {
        var new: [UIViewController] = []
        for child in children {
            guard !sequence(first: self as UIViewController, next: \.parent).contains(child) else {
                Log.misuse("A tab bar controller cannot be a tab of itself; it is left out.")
                continue
            }
            guard !(child is UISplitViewController) else {
                Log.misuse("\(type(of: child)) cannot be a tab of a tab bar controller; it is left out.")
                continue
            }
            guard child !== storedMore else {
                Log.misuse("The controller behind the tab More cannot be another tab; it is left out.")
                continue
            }
            guard !new.contains(where: { $0 === child }) else {
                Log.misuse("\(type(of: child)) can have only one tab; it is given one.")
                continue
            }
            new.append(child)
        }
        return new
    }

    /// Reorders the tabs.
    ///
    /// `new` contains the same children.
    func reorderTabs(_ new: [UIViewController]) {
        let kept = customizable
        tabChildren = new
        customizable = kept
        let order = storedTabs.filter { tab in !new.contains { $0 === tab.knownContent } }
        storedTabs = new.compactMap { child in storedTabs.first { $0.knownContent === child } } + order
        showTabs()
        showSelected(opensMore: true)
    }

    // MARK: - More

    /// The tabs in the bar and those in the More list, as of the last layout.
    var division: (shown: [UIViewController], rest: [UIViewController]) {
        guard knownWidthIsCompact == true, tabChildren.count > Theme.Bars.maximumTabs else { return (tabChildren, []) }
        return (
            Array(tabChildren.prefix(Theme.Bars.maximumTabs - 1)),
            Array(tabChildren.dropFirst(Theme.Bars.maximumTabs - 1))
        )
    }

    var more: MoreNavigationController {
        if let storedMore { return storedMore }
        let more = MoreNavigationController(of: self)
        storedMore = more
        return more
    }

    /// The child that shows `selected`: the More controller for tabs in its list.
    var holder: UIViewController? {
        guard let selected else { return nil }
        return selected === storedMore || division.rest.contains { $0 === selected } ? more : selected
    }

    /// Moves each tab to the container that shows it: this controller, or the More controller.
    ///
    /// If `opens` is `true`, a selected tab from the More list is shown on top of the list.
    func distributeTabs(opens: Bool) {
        let rest = division.rest
        if let storedMore {
            // A controller being popped is still among the children.
            let held = storedMore.children.filter { $0 !== storedMore.list }
            storedMore.release(held.filter { child in !rest.contains { $0 === child } })
        }
        guard !rest.isEmpty else {
            if let storedMore, storedMore.parent === self, shownTab !== storedMore {
                storedMore.willMove(toParent: nil)
                storedMore.removeFromParent()
            }
            return
        }
        let isNew = more.parent !== self
        if isNew { addChild(more) }
        more.list.update()
        if opens, let selected, rest.contains(where: { $0 === selected }) {
            more.show(selected, animated: shownTab === more && isSeen)
        }
        if isNew { more.didMove(toParent: self) }
    }

    /// Called when the More controller has released `children`.
    func tabsDidComeBack(_ children: [UIViewController]) {
        for child in children where child.parent == nil && tabChildren.contains(where: { $0 === child }) {
            addChild(child)
            child.didMove(toParent: self)
        }
        // The user navigated back to the list.
        if let selected, children.contains(where: { $0 === selected }),
            division.rest.contains(where: { $0 === selected }), more.chosen == nil
        {
            self.selected = more
            showSelectedItem()
        }
    }
}
