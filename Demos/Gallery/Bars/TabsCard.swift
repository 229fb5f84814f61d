// SPDX-License-Identifier: MIT
import UIKit

/// A tab bar controller in each of its display modes, with tab groups.
final class TabsCard: ContainerCard {
    private static let kinds: [(item: UITabBarItem.SystemItem, color: UIColor)] = [
        (.favorites, .systemOrange), (.recents, .systemTeal), (.contacts, .systemIndigo), (.bookmarks, .systemBrown),
        (.downloads, .systemGreen), (.history, .systemPurple), (.mostViewed, .systemPink),
    ]
    private let tabs = UITabBarController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Top", "Sidebar", "Groups", "Bottom"], container: tabs)
        show(groups: false)
    }

    private func show(groups: Bool) {
        tabs.viewControllers = Self.kinds.enumerated().map { index, kind in
            let leaf = TabLeaf(kind.color)
            leaf.tabBarItem = UITabBarItem(tabBarSystemItem: kind.item, tag: index)
            leaf.title = leaf.tabBarItem.title
            return leaf
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[5].tabBarItem.badgeValue = ""
        guard groups else { return }
        let (day, colors) = (UIColor.systemYellow, [("Mint", UIColor.systemMint), ("Indigo", .systemIndigo)])
        let children = colors.map { name, color in
            UITab(title: name, image: nil, identifier: name) { _ in TabLeaf(color, title: name) }
        }
        let group = UITabGroup(title: "Colors", image: nil, identifier: "colors", children: children)
        let search = UISearchTab { _ in TabLeaf(day, title: "Search") }
        tabs.tabs = Array(tabs.tabs.prefix(3)) + [group, search]
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        tabs.mode = choice.selectedIndex == 1 || choice.selectedIndex == 2 ? .tabSidebar : .tabBar
        tabs.traitOverrides.horizontalSizeClass = choice.selectedIndex == 3 ? .compact : .regular
        show(groups: choice.selectedIndex == 2)
    }
}

/// A color with its name in the middle of the safe area.
private final class TabLeaf: UIViewController {
    private let color: UIColor
    private let label: UILabel

    init(_ color: UIColor, title: String? = nil) {
        self.color = color
        label = UILabel("", font: .systemFont(ofSize: 22, weight: .semibold), color: .ink(on: color))
        super.init(nibName: nil, bundle: nil)
        self.title = title
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
