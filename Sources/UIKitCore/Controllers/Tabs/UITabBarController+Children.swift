// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
    /// The nearest container around this controller that is a tab bar controller.
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

    /// Those of `children` that can be tabs, each once.
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

    /// Puts the tabs into another order, which the same ones have to be in.
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

    /// The tabs that there is room for, and those that the last one leads to; as the bar was laid out last.
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

    /// Who is in the tabs' place when `selected` is: those without room of their own are in a list's stack.
    var holder: UIViewController? {
        guard let selected else { return nil }
        return selected === storedMore || division.rest.contains { $0 === selected } ? more : selected
    }

    /// Has each tab in the container that shows it, this one or the list's stack.
    ///
    /// With `opens` a selected tab without room is put on top of the list.
    func distributeTabs(opens: Bool) {
        let rest = division.rest
        if let storedMore {
            // One that is on its way back to the list is among the children as well.
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

    /// The list's stack has let go of them.
    func tabsDidComeBack(_ children: [UIViewController]) {
        for child in children where child.parent == nil && tabChildren.contains(where: { $0 === child }) {
            addChild(child)
            child.didMove(toParent: self)
        }
        // The user went back to the list.
        if let selected, children.contains(where: { $0 === selected }),
            division.rest.contains(where: { $0 === selected }), more.chosen == nil
        {
            self.selected = more
            showSelectedItem()
        }
    }
}
