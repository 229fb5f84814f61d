// SPDX-License-Identifier: MIT
import UIKit

/// Tabs in the three ways that they can be shown.
final class TabsCard: ContainerCard {
    private static let kinds: [(item: UITabBarItem.SystemItem, color: UIColor)] = [
        (.favorites, .systemOrange), (.recents, .systemTeal), (.contacts, .systemIndigo), (.bookmarks, .systemBrown),
        (.downloads, .systemGreen), (.history, .systemPurple), (.mostViewed, .systemPink),
    ]
    private let tabs = UITabBarController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Above", "Sidebar", "Below"], container: tabs)
        tabs.viewControllers = Self.kinds.enumerated().map { index, kind in
            let leaf = TabLeaf(kind.color)
            leaf.tabBarItem = UITabBarItem(tabBarSystemItem: kind.item, tag: index)
            leaf.title = leaf.tabBarItem.title
            return leaf
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[5].tabBarItem.badgeValue = ""
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        tabs.mode = choice.selectedIndex == 1 ? .tabSidebar : .tabBar
        tabs.traitOverrides.horizontalSizeClass = choice.selectedIndex == 2 ? .compact : .regular
    }
}

/// One colour, with its name in the middle of what no bar covers.
private final class TabLeaf: UIViewController {
    private let color: UIColor
    private let label = UILabel("", font: .systemFont(ofSize: 22, weight: .semibold), color: .white)

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.text = title
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}
