// SPDX-License-Identifier: MIT

/// A controller's items for the bars around it, created on first access.
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
        // A navigation controller uses its root's tab bar item until it gets one of its own.
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
        // Keeps the width when the title changes.
        item.possibleTitles = Set([UIBarButtonItem.SystemItem.edit, .done].compactMap { $0.words })
        editButtonItem = item
        editingDidChange(to: controller.isEditing)
        return item
    }

    func editingDidChange(to editing: Bool) {
        editButtonItem?.title = (editing ? UIBarButtonItem.SystemItem.done : .edit).words
        editButtonItem?.style = editing ? .done : .plain
    }

    /// The title of the navigation item, if that exists.
    var navigationTitle: String? { navigationItem?.title }

    /// Passes the controller's title to the existing items.
    func titleDidChange(to title: String?) {
        navigationItem?.title = title
        if tabBarItem?.isOfTab != true { tabBarItem?.title = title }
    }
}
