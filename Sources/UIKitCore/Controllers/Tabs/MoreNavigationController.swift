// SPDX-License-Identifier: MIT
internal import Foundation

/// The navigation controller of the More tab: a list of the tabs that don't fit into the bar, and the one chosen from
/// it.
final class MoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?
    let list: MoreListController
    /// The item to which a tab's own navigation bar leads back while that bar is shown instead of this controller's.
    private let listPlace = UINavigationItem(title: UITabBarItem.SystemItem.more.words)

    init(of owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(of: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// The tab on top of the list.
    var chosen: UIViewController? { stack.dropFirst().first }

    /// Shows `child` on top of the list, replacing a previous one.
    func show(_ child: UIViewController, animated: Bool) {
        guard chosen !== child else { return }
        (child as? UINavigationController)?.outerPlace = ExternalPlacement(item: listPlace) { [weak self] in
            self?.popToRootViewController(animated: true)
        }
        setViewControllers([list, child], animated: animated)
        // With animation, the bar is updated in the list's appearance callback.
        if !animated { updateBar(animated: false) }
    }

    /// Shows this controller's bar unless the top controller has one of its own.
    func updateBar(animated: Bool) {
        setNavigationBarHidden(topViewController is UINavigationController, animated: animated)
    }

    override func didRelease(_ children: [UIViewController]) {
        for child in children { (child as? UINavigationController)?.outerPlace = nil }
        owner?.tabsDidComeBack(children)
    }
}

/// The list of tabs that don't fit into the bar.
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

    /// Updates the list for the current tabs.
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
