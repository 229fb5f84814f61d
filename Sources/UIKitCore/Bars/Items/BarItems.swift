// SPDX-License-Identifier: MIT

/// What a controller has for the bars around it, as far as anybody has asked for it.
@MainActor
struct BarItems {
    private var navigationItem: UINavigationItem?
    private var tabBarItem: UITabBarItem?
    private var editButtonItem: UIBarButtonItem?
    var toolbarItems: [UIBarButtonItem]?

    init() {}

    mutating func navigationItem(of controller: UIViewController) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = UINavigationItem(title: controller.title ?? "")
        if controller.title == nil { item.title = nil }
        navigationItem = item
        return item
    }

    mutating func tabBarItem(of controller: UIViewController) -> UITabBarItem {
        if let tabBarItem { return tabBarItem }
        // A stack's tab is that of its first controller, until it is given one of its own.
        if let root = (controller as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
        let item = UITabBarItem(title: controller.title, image: nil)
        tabBarItem = item
        return item
    }

    mutating func setTabBarItem(_ item: UITabBarItem?, of controller: UIViewController) {
        guard item !== tabBarItem else { return }
        tabBarItem = item
        controller.tabBarController?.tabBarItemDidChange(of: controller)
    }

    mutating func editButtonItem(of controller: UIViewController) -> UIBarButtonItem {
        if let editButtonItem { return editButtonItem }
        let item = UIBarButtonItem(title: nil, target: controller, action: UIViewController.toggleEditing)
        // The bar does not move when the words change.
        item.possibleTitles = Set([UIBarButtonItem.SystemItem.edit, .done].compactMap(\.words))
        editButtonItem = item
        editingDidChange(to: controller.isEditing)
        return item
    }

    func editingDidChange(to editing: Bool) {
        editButtonItem?.title = (editing ? UIBarButtonItem.SystemItem.done : .edit).words
        editButtonItem?.style = editing ? .done : .plain
    }

    /// What the navigation bar says, if anybody has asked for the item.
    var navigationTitle: String? { navigationItem?.title }

    /// The title stands in the bars as well.
    func titleDidChange(to title: String?) {
        navigationItem?.title = title
        if tabBarItem?.isOfTab != true { tabBarItem?.title = title }
    }
}
