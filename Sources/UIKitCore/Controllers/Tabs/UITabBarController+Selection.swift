// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// The nearest container around this controller that is a tab bar controller.
    public var tabBarController: UITabBarController? { ancestor() }
}

extension UITabBarController {
    // MARK: - Children

    func replaceTabs(with children: [UIViewController], animated: Bool) {
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
            guard !new.contains(where: { $0 === child }) else {
                Log.misuse("\(type(of: child)) can have only one tab; it is given one.")
                continue
            }
            new.append(child)
        }
        guard !new.elementsEqual(tabs, by: ===) else { return }
        let old = tabs
        tabs = new
        let joined = new.filter { child in !old.contains { $0 === child } }
        for child in joined { addChild(child) }
        let left = old.filter { child in !new.contains { $0 === child } }
        for child in left { child.willMove(toParent: nil) }
        if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
        if selected == nil { selected = new.first }
        showTabs(animated: animated)
        showSelected()
        for child in left {
            child.containerInsets = .zero
            child.removeFromParent()
        }
        for child in joined { child.didMove(toParent: self) }
    }

    // MARK: - Selection

    func select(_ child: UIViewController) {
        guard tabs.contains(where: { $0 === child }) else {
            return Log.misuse("\(type(of: child)) is none of the tab bar controller's children; it is not selected.")
        }
        guard child !== selected else { return }
        selected = child
        showSelected()
        showSelectedItem()
    }

    /// Puts the selected child's view in the other one's place.
    func showSelected() {
        guard isViewLoaded, let container = viewIfLoaded else { return }
        let (old, new) = (shownTab, selected)
        guard old !== new || new?.viewIfLoaded?.superview == nil else { return }
        shownTab = new
        let tells = isSeen && container.window?.isShown == true
        let goes = old !== new && old?.viewIfLoaded?.superview === container
        if tells {
            if goes { old?.beginAppearanceTransition(false, animated: false) }
            new?.beginAppearanceTransition(true, animated: false)
        }
        if let view = new?.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.insertSubview(view, at: 0)
        }
        if goes { old?.viewIfLoaded?.removeFromSuperview() }
        layOutBar()
        if tells {
            new?.view.layoutIfNeeded()
            if goes { old?.endAppearanceTransition() }
            new?.endAppearanceTransition()
        }
        container.window?.updateTitle()
    }

    // MARK: - By the user

    func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let child = tabs.first(where: { $0.tabBarItem === item }) else { return true }
        return delegate?.tabBarController(self, shouldSelect: child) ?? true
    }

    func userDidSelect(_ item: UITabBarItem) {
        guard let child = tabs.first(where: { $0.tabBarItem === item }) else { return }
        // A tab that is chosen again leads to its beginning.
        if child === selected, let stack = child as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        select(child)
        delegate?.tabBarController(self, didSelect: child)
    }

    private func userSelects(_ child: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
        userDidSelect(child.tabBarItem)
    }

    // MARK: - Keys

    static let nextTabAction = Selector("tabBarController.selectNext")
    static let previousTabAction = Selector("tabBarController.selectPrevious")
    static let numberedTabAction = Selector("tabBarController.selectNumbered:")

    var tabCommands: [UIKeyCommand]? {
        guard tabs.count > 1 else { return nil }
        let steps: [UIKeyCommand] = [
            UIKeyCommand(title: "Next Tab", action: Self.nextTabAction, input: "\t", modifierFlags: .control),
            UIKeyCommand(
                title: "Previous Tab", action: Self.previousTabAction, input: "\t", modifierFlags: [.control, .shift]),
            UIKeyCommand(
                input: UIKeyCommand.inputPageDown, modifierFlags: .control, action: Self.nextTabAction),
            UIKeyCommand(
                input: UIKeyCommand.inputPageUp, modifierFlags: .control, action: Self.previousTabAction),
        ]
        for command in steps { command.wantsPriorityOverSystemBehavior = true }
        let numbered = tabs.prefix(9).enumerated().map { index, child in
            UIKeyCommand(
                title: child.tabBarItem.title ?? "", action: Self.numberedTabAction, input: "\(index + 1)",
                modifierFlags: .command)
        }
        return steps + numbered
    }

    func goBack() { (selected as? UINavigationController)?.goBack() }
    func selectNext() { step(by: 1) }
    func selectPrevious() { step(by: -1) }

    func selectNumbered(_ command: UIKeyCommand) {
        guard let number = command.input.flatMap({ Int($0) }), tabs.indices.contains(number - 1) else { return }
        if tabs[number - 1] !== selected { userSelects(tabs[number - 1]) }
    }

    private func step(by step: Int) {
        guard tabs.count > 1, let index = tabs.firstIndex(where: { $0 === selected }) else { return }
        userSelects(tabs[(index + step + tabs.count) % tabs.count])
    }

    // MARK: - More

    /// The tabs that there is room for, and those that the last one leads to.
    private var division: (shown: [UIViewController], rest: [UIViewController]) {
        guard traitCollection.horizontalSizeClass == .compact, tabs.count > Theme.Bars.mostTabs else {
            return (tabs, [])
        }
        return (Array(tabs.prefix(Theme.Bars.mostTabs - 1)), Array(tabs.dropFirst(Theme.Bars.mostTabs - 1)))
    }

    func showTabs(animated: Bool = false) {
        guard isViewLoaded else { return }
        let (shown, rest) = division
        tabBar.moreItem = rest.isEmpty ? nil : moreItem
        tabBar.moreMenu = { [weak self] in self?.moreMenu }
        tabBar.setItems(shown.map { $0.tabBarItem } + (rest.isEmpty ? [] : [moreItem]), animated: animated)
        showSelectedItem()
    }

    private var moreMenu: UIMenu? {
        UIMenu(
            children: division.rest.map { child in
                let title = child.tabBarItem.title ?? child.title ?? ""
                return UIAction(
                    title: title, image: child.tabBarItem.image, state: child === selected ? .on : .off
                ) { [weak self] _ in self?.userSelects(child) }
            })
    }

    private func showSelectedItem() {
        let isInMenu = division.rest.contains { $0 === selected }
        tabBar.selectedItem = isInMenu ? moreItem : selected?.tabBarItem
    }

    func tabBarItemDidChange(of child: UIViewController) {
        if tabs.contains(where: { $0 === child }) || tabs.contains(where: { $0 === child.parent }) { showTabs() }
    }
}
