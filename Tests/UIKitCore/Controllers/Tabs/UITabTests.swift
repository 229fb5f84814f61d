// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
private final class TabWatcher: UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: String?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        lines.append("may \(tab.identifier)")
        return tab.identifier != refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        lines.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
}

@MainActor
@Suite("Tabs and groups of tabs")
struct UITabTests {
    private let watcher = TabWatcher()

    private func tab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: nil, identifier: name) { tab in
            let controller = UIViewController(nibName: nil, bundle: nil)
            controller.title = "Inside \(tab.title)"
            return controller
        }
    }

    private func group(_ name: String, _ children: [UITab], hasOwn: Bool = false) -> UITabGroup {
        UITabGroup(
            title: name.capitalized, image: nil, identifier: name, children: children,
            viewControllerProvider: hasOwn ? { _ in UIViewController(nibName: nil, bundle: nil) } : nil)
    }

    private func shown(_ stage: Stage, _ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = watcher
        controller.mode = .tabSidebar
        stage.show(controller)
        stage.advance(by: 0.1)
        return controller
    }

    private func isSeen(_ tab: UITab?) -> Bool { tab?.viewController?.viewIfLoaded?.window != nil }

    @Test("Tabs and children represent the same content")
    func looks() throws {
        let (first, second) = (tab("first"), tab("second"))
        var made = 0
        let third = UITab(title: "Third", image: nil, identifier: "third") { _ in
            made += 1
            return UIViewController(nibName: nil, bundle: nil)
        }
        let controller = UITabBarController(tabs: [first, second, third])
        #expect(controller.viewControllers == [first, second, third].compactMap(\.viewController) && made == 1)
        #expect(controller.selectedTab === first && first.tabBarController === controller)
        controller.selectedTab = third
        #expect(controller.selectedIndex == 2 && controller.tab(forIdentifier: "third") === third)
        controller.selectedIndex = 1
        #expect(controller.selectedTab === second && second.viewController?.tab === second)
        // A tab's title doesn't depend on its controller's.
        #expect(second.viewController?.tabBarItem.title == "Second")
        second.title = "Another"
        second.badgeValue = "2"
        #expect(second.viewController?.tabBarItem.title == "Another")
        #expect(second.viewController?.tabBarItem.badgeValue == "2")

        let child = UIViewController(nibName: nil, bundle: nil)
        child.title = "Child"
        controller.viewControllers = [child, try #require(third.viewController)]
        #expect(controller.tabs.map(\.title) == ["Child", "Third"] && controller.tabs.last === third)
        #expect(first.tabBarController == nil && child.tab === controller.tabs.first)
        child.tabBarItem.title = "Renamed"
        #expect(controller.tabs.first?.title == "Renamed")
    }

    @Test("A badge doesn't cover the title", arguments: [400, 800], [false, true])
    func badges(width: CGFloat, hasImage: Bool) throws {
        let stage = Stage(size: CGSize(width: width, height: 600), scale: 1)
        let tabs = [tab("first"), tab("second")]
        if hasImage { for tab in tabs { tab.image = UIImage(systemName: "star") } }
        let controller = UITabBarController(tabs: tabs)
        stage.show(controller)
        try stage.settle()
        tabs[1].badgeValue = "3"
        try stage.settle()
        func frame(_ text: String) -> CGRect? {
            func label(in view: UIView) -> UILabel? {
                if let label = view as? UILabel, label.text == text { return label }
                return view.subviews.lazy.compactMap(label).first
            }
            return label(in: controller.tabBar).map { $0.textRect(in: $0.window) }
        }
        let (title, badge) = try (#require(frame("Second")), #require(frame("3")))
        #expect(!title.intersects(badge) && badge.minX > title.midX && badge.minY < title.midY)
    }

    @Test("The delegate is asked about and notified of the user's selections, but not programmatic ones")
    func delegate() throws {
        let stage = Stage(size: CGSize(width: 800, height: 400), scale: 0.5)
        let controller = shown(stage, [tab("first"), tab("second")])
        try stage.tap("Second")
        #expect(watcher.lines == ["may second", "first to second"])
        controller.selectedTab = controller.tabs[0]
        watcher.refused = "second"
        try stage.tap("Second")
        #expect(watcher.lines.dropFirst(2) == ["may second"] && controller.selectedIndex == 0)
        stage.resize(to: CGSize(width: 400, height: 400))
        try stage.settle()
        watcher.refused = nil
        try stage.tap("Second")
        #expect(watcher.lines.last == "first to second")
    }

    @Test("A group is a section of the sidebar, and a tab in the bar that leads to its last selected child")
    func groups() throws {
        let stage = Stage(size: CGSize(width: 800, height: 400), scale: 0.5)
        let (red, green) = (tab("red"), tab("green"))
        let colors = group("colors", [red, green])
        let controller = shown(stage, [tab("first"), colors])
        try stage.expect("Colors")
        try stage.tap("Green")
        #expect(controller.selectedTab === green && colors.selectedChild === green && isSeen(green) && !isSeen(red))
        #expect(watcher.lines == ["may green", "first to green"] && controller.selectedIndex == 1)
        try stage.tap("First")
        #expect(!isSeen(green))
        stage.resize(to: CGSize(width: 400, height: 400))
        try stage.settle()
        try stage.expectNot("Green")
        try stage.tap("Colors")
        #expect(controller.selectedTab === green && isSeen(green))
        #expect(green.viewController?.view.safeAreaInsets.bottom == controller.tabBar.frame.height)
        colors.selectedChild = red
        try stage.settle()
        #expect(controller.selectedTab === red && isSeen(red) && !isSeen(green))
        red.isHidden = true
        #expect(controller.selectedTab === green)
    }

    @Test("The initial child is the named one, otherwise the group's own controller, otherwise the first")
    func standard() {
        let plain = group("plain", [tab("a"), tab("b")])
        #expect(plain.selectedChild?.identifier == "a")
        plain.defaultChildIdentifier = "b"
        #expect(plain.selectedChild?.identifier == "b" && plain.tab(forIdentifier: "a") === plain.children[0])
        let own = group("own", [tab("c"), tab("d")], hasOwn: true)
        let controller = UITabBarController(tabs: [own, plain])
        #expect(own.selectedChild == nil && controller.selectedTab === own)
        controller.selectedTab = own.children[1]
        #expect(controller.selectedTab === own.children[1] && own.selectedChild === own.children[1])
        controller.selectedTab = own
        #expect(controller.selectedTab === own && own.selectedChild == nil)
        // An unknown tab and one from elsewhere are ignored.
        controller.selectedTab = tab("stranger")
        own.selectedChild = plain.children[0]
        #expect(controller.selectedTab === own)
    }

    @Test("A group with a stack has its own controller as the root and the selected child on top")
    func stack() throws {
        let stage = Stage(size: CGSize(width: 800, height: 400), scale: 0.5)
        let (red, green) = (tab("red"), tab("green"))
        let colors = group("colors", [red, green], hasOwn: true)
        let stack = UINavigationController(nibName: nil, bundle: nil)
        colors.managingNavigationController = stack
        colors.isSidebarDestination = true
        let controller = shown(stage, [tab("first"), colors])
        #expect(red.managingTabGroup === colors)
        try stage.tap("Red")
        try stage.settle()
        #expect(stack.viewControllers == [colors, red].compactMap(\.viewController) && isSeen(red))
        #expect(controller.selectedViewController === stack)
        let detail = UIViewController(nibName: nil, bundle: nil)
        stack.pushViewController(detail, animated: false)
        try stage.tap("Green")
        try stage.settle()
        #expect(stack.viewControllers == [colors, green].compactMap(\.viewController))
        stack.popViewController(animated: false)
        try stage.settle()
        #expect(controller.selectedTab === colors && isSeen(colors))
        try stage.tap("Green")
        #expect(controller.selectedTab === green && isSeen(green))
        try stage.tap("Colors")
        #expect(stack.viewControllers == [colors.viewController] && controller.selectedTab === colors)
    }

    @Test("Hidden tabs have no position, and the search tab is the last")
    func places() {
        let search = UISearchTab { _ in UIViewController(nibName: nil, bundle: nil) }
        let (first, second) = (tab("first"), tab("second"))
        second.isHidden = true
        let controller = UITabBarController(tabs: [search, first, second])
        #expect(controller.viewControllers == [first, search].compactMap(\.viewController))
        #expect(controller.tabs.map(\.identifier) == [search.identifier, "first", "second"])
        second.isHidden = false
        #expect(controller.viewControllers == [first, second, search].compactMap(\.viewController))
        controller.selectedTab = first
        first.isHidden = true
        #expect(controller.selectedTab === second && first.viewController?.parent == nil)
    }

    @Test("Tabs that belong elsewhere, contain themselves, or have no controller are removed")
    func misuse() {
        let (mine, taken) = (tab("mine"), tab("taken"))
        let other = UITabBarController(tabs: [taken])
        let inner = tab("inner")
        let outer = group("outer", [inner])
        let empty = UITab(title: "", image: nil, identifier: "empty")
        let controller = UITabBarController(tabs: [mine, mine, taken, inner, outer, empty])
        #expect(controller.tabs.map(\.identifier) == ["mine", "outer"] && taken.tabBarController === other)
        outer.children = [inner, outer, taken]
        #expect(outer.children.map(\.identifier) == ["inner"] && outer.parent == nil)
        outer.children = []
        #expect(inner.parent == nil && controller.tabs.count == 2)
    }
}

extension UILabel {
    /// The area of the text, centered in the label's bounds, in the coordinates of `view`.
    fileprivate func textRect(in view: UIView?) -> CGRect {
        let size = intrinsicContentSize
        let area = bounds.insetBy(dx: (bounds.width - size.width) / 2, dy: (bounds.height - size.height) / 2)
        return convert(area, to: view)
    }
}
