// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Localization

extension UITabBarController {
    func select(_ child: UIViewController) {
        let isMore = child === storedMore && !division.rest.isEmpty
        guard isMore || tabChildren.contains(where: { $0 === child }) else {
            return Log.misuse("\(type(of: child)) is none of the tab bar controller's children; it is not selected.")
        }
        if isMore, let chosen = more.chosen { return select(chosen) }
        guard child !== selected else { return }
        selected = child
        showSelected(opensMore: true)
        showSelectedItem()
    }

    /// Replaces the visible child's view with that of the selected one.
    func showSelected(opensMore: Bool = false) {
        if let storedMore, selected === storedMore, division.rest.isEmpty {
            // The More list no longer exists.
            selected = tabChildren.first
            showSelectedItem()
        }
        guard isViewLoaded, let content = contentView else { return distributeTabs(opens: opensMore) }
        let isShown = holder != nil && shownTab === holder && holder?.viewIfLoaded?.superview === content
        guard !isShown else { return distributeTabs(opens: opensMore) }
        transition?.finishAtOnce()
        let rest = division.rest
        let goesToList = holder === storedMore && rest.contains { $0 === shownTab }
        let comesFromList = shownTab === storedMore && holder?.parent === storedMore
        // A child that moves to another container is removed first.
        if goesToList || comesFromList { takeAway() }
        distributeTabs(opens: opensMore)
        let (old, new) = (shownTab, holder)
        shownTab = new
        let change = TabChange(self, from: old, to: new, in: content)
        if let animator = change.animator {
            transition = change
            change.start(animator)
        } else {
            change.makeAtOnce()
        }
        distributeTabs(opens: false)
        content.window?.updateTitle()
    }

    /// Removes the visible child's view without a replacement.
    private func takeAway() {
        guard let content = contentView, let old = shownTab else { return }
        shownTab = nil
        TabChange(self, from: old, to: nil, in: content).makeAtOnce()
    }

    /// Whether children get appearance callbacks now.
    var tellsAppearance: Bool { isSeen && viewIfLoaded?.window?.isShown == true }

    /// Restores the selection after a canceled transition.
    func selectionDidFail(_ change: TabChange) {
        transition = nil
        shownTab = change.from
        selected = change.from === storedMore ? storedMore?.chosen ?? change.from : change.from
        showSelectedItem()
    }

    func showSelectedItem() {
        tabBar.selectedItem = holder?.tabBarItem
        updateSidebar()
    }

    func tabBarItemDidChange(of child: UIViewController) {
        if tabChildren.contains(where: { $0 === child }) || tabChildren.contains(where: { $0 === child.parent }) {
            showTabs()
        }
    }

    /// Called when the title or badge of a tab changes.
    func tabDidChange() {
        storedMore?.list.update()
        updateSidebar()
    }

    func showTabs(animated: Bool = false) {
        guard isViewLoaded else { return }
        let (shown, rest) = division
        tabBar.setItems(
            shown.map { $0.tabBarItem } + (rest.isEmpty ? [] : [more.tabBarItem]), animated: animated)
        // Tabs that the bar doesn't show are observed as well, for the list.
        for child in rest { child.tabBarItem.observer = tabBar }
        storedMore?.list.update()
        showSelectedItem()
    }

    // MARK: - User input

    private func tab(of item: UITabBarItem) -> UIViewController? {
        if item === storedMore?.tabBarItem { return division.rest.isEmpty ? nil : storedMore }
        return tabChildren.first { $0.tabBarItem === item }
    }

    func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let child = tab(of: item) else { return true }
        if let tab = storedTabs.first(where: { $0.knownContent === child }), !mayChoose(tab.destination) {
            return false
        }
        return delegate?.tabBarController(self, shouldSelect: child) ?? true
    }

    func userDidSelect(_ item: UITabBarItem) {
        guard let child = tab(of: item) else { return }
        let previous = selectedTab
        // Selecting the current tab again pops its stack to the root.
        if child === holder, let stack = child as? UINavigationController {
            stack.popToRootViewController(animated: true)
        } else {
            select(child)
        }
        delegate?.tabBarController(self, didSelect: child)
        tell(of: selectedTab, after: previous)
    }

    /// Selects a tab for user input other than a tap in the bar, after asking the delegate.
    func userChooses(_ item: UITabBarItem) {
        guard item.isEnabled, mayChoose(item) else { return }
        userDidSelect(item)
    }

    // MARK: - Keys

    static let nextTabAction = Selector("tabBarController.selectNext")
    static let previousTabAction = Selector("tabBarController.selectPrevious")
    static let numberedTabAction = Selector("tabBarController.selectNumbered:")

    var tabCommands: [UIKeyCommand]? {
        guard tabChildren.count > 1 else { return nil }
        let steps: [UIKeyCommand] = [
            UIKeyCommand(title: Phrase.nextTab.text, action: Self.nextTabAction, input: "\t", modifierFlags: .control),
            UIKeyCommand(
                title: Phrase.previousTab.text, action: Self.previousTabAction, input: "\t",
                modifierFlags: [.control, .shift]),
            UIKeyCommand(
                input: UIKeyCommand.inputPageDown, modifierFlags: .control, action: Self.nextTabAction),
            UIKeyCommand(
                input: UIKeyCommand.inputPageUp, modifierFlags: .control, action: Self.previousTabAction),
        ]
        for command in steps { command.wantsPriorityOverSystemBehavior = true }
        let numbered = tabChildren.prefix(9).enumerated().map { index, child in
            UIKeyCommand(
                title: child.tabBarItem.title ?? "", action: Self.numberedTabAction, input: "\(index + 1)",
                modifierFlags: .command)
        }
        return steps + numbered
    }

    /// The navigation controller for the key commands that go back.
    var stackInFront: UINavigationController? {
        selected?.innermost as? UINavigationController ?? holder as? UINavigationController
    }

    func goBack() { stackInFront?.goBack() }
    func selectNext() { step(by: 1) }
    func selectPrevious() { step(by: -1) }

    func selectNumbered(_ command: UIKeyCommand) {
        guard let number = command.input.flatMap({ Int($0) }), tabChildren.indices.contains(number - 1) else { return }
        if tabChildren[number - 1] !== selected { userChooses(tabChildren[number - 1].tabBarItem) }
    }

    private func step(by step: Int) {
        // The More list comes before the tabs in it.
        let place = tabChildren.firstIndex { $0 === selected } ?? (division.shown.count - (step > 0 ? 1 : 0))
        guard tabChildren.count > 1 else { return }
        userChooses(tabChildren[(place + step + tabChildren.count) % tabChildren.count].tabBarItem)
    }
}
