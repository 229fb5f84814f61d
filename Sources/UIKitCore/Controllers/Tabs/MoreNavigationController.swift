// SPDX-License-Identifier: MIT
internal import Foundation

/// The stack behind a narrow window's last tab: a list of the tabs that have no room, and the one that is chosen there.
final class MoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?
    let list: MoreListController
    /// What a stack among the tabs leads back to: its own bar is shown, not that of this one.
    private let listPlace = UINavigationItem(title: UITabBarItem.SystemItem.more.words)

    init(of owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(of: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// The tab that is on top of the list.
    var chosen: UIViewController? { stack.dropFirst().first }

    /// Puts `child` on top of the list, in place of whoever was there.
    func show(_ child: UIViewController, animated: Bool) {
        guard chosen !== child else { return }
        (child as? UINavigationController)?.outerPlace = ExternalPlacement(item: listPlace) { [weak self] in
            self?.popToRootViewController(animated: true)
        }
        setViewControllers([list, child], animated: animated)
        // With an animation the bar goes along, once the list hears of it.
        if !animated { updateBar(animated: false) }
    }

    /// Shows this bar unless what is on top has one itself.
    func updateBar(animated: Bool) {
        setNavigationBarHidden(topViewController is UINavigationController, animated: animated)
    }

    override func didRelease(_ children: [UIViewController]) {
        for child in children { (child as? UINavigationController)?.outerPlace = nil }
        owner?.tabsDidComeBack(children)
    }
}

/// The list of the tabs that a narrow bar has no room for.
final class MoreListController: UIViewController {
    private weak var owner: UITabBarController?
    private let list = TabListView(.list)

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = UITabBarItem.SystemItem.more.words
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = list
        list.backgroundColor = Theme.Palette.background
        list.onChoose = { [weak self] in self?.owner?.userChooses($0) }
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
        (parent as? MoreNavigationController)?.updateBar(animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        (parent as? MoreNavigationController)?.updateBar(animated: animated)
    }

    /// Shows the tabs as they are now.
    func update() {
        guard let owner else { return }
        if isViewLoaded { list.show(owner.division.rest.map { $0.tabBarItem }) }
        let mayEdit = owner.customizableViewControllers?.isEmpty == false
        guard mayEdit != (navigationItem.rightBarButtonItem != nil) else { return }
        navigationItem.rightBarButtonItem =
            mayEdit
            ? UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.owner?.customizeTabs() })
            : nil
    }
}
