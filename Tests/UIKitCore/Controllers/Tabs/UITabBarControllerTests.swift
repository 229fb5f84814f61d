// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Tab bar controllers")
struct UITabBarControllerTests {
    private final class Delegate: UITabBarControllerDelegate {
        var refuses: UIViewController?
        var chosen: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController !== refuses }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen.append(viewController.title ?? "")
        }
    }

    private let delegate = Delegate()

    private func shown(_ count: Int, width: CGFloat = 400) -> (Stage, UITabBarController, [UIViewController]) {
        let stage = Stage(size: CGSize(width: width, height: 600))
        let children = (1...count).map { number in
            let child = UIViewController(nibName: nil, bundle: nil)
            child.title = "Tab \(number)"
            return child
        }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = children
        tabs.delegate = delegate
        stage.show(tabs)
        return (stage, tabs, children)
    }

    @Test("S-VC-95 Selecting programmatically shows the child without notifying the delegate")
    func byProgram() throws {
        let (stage, tabs, children) = shown(3)
        defer { stage.end() }
        #expect(tabs.selectedIndex == 0)
        for index in [2, 0, 1] {
            tabs.selectedViewController = children[index]
            #expect(tabs.selectedIndex == index)
            #expect(children.map { $0.viewIfLoaded?.window != nil } == [0, 1, 2].map { $0 == index })
        }
        #expect(delegate.chosen.isEmpty)
        tabs.selectedIndex = 7
        tabs.selectedViewController = UIViewController(nibName: nil, bundle: nil)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("The user selects with tabs and keys, and the delegate is notified and may refuse")
    func byUser() throws {
        let (stage, tabs, children) = shown(3)
        try stage.tap("Tab 2")
        #expect(tabs.selectedViewController === children[1])
        try stage.key("ctrl+Tab")
        #expect(tabs.selectedIndex == 2)
        try stage.key("ctrl+Tab")
        #expect(tabs.selectedIndex == 0)
        try stage.key("ctrl+pageup")
        #expect(tabs.selectedIndex == 2)
        try stage.key("ctrl+1")
        #expect(tabs.selectedIndex == 0)
        delegate.refuses = children[1]
        try stage.tap("Tab 2")
        #expect(tabs.selectedIndex == 0)
        #expect(delegate.chosen == ["Tab 2", "Tab 3", "Tab 1", "Tab 3", "Tab 1"])
    }

    @Test("S-VC-43 The bar is below in a narrow window, above in a wide one, and in the child's safe area")
    func places() throws {
        let (stage, tabs, children) = shown(2)
        #expect(tabs.tabBar.frame.maxY == 600)
        #expect(children[0].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        stage.resize(to: CGSize(width: 900, height: 600))
        try stage.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 900, height: 44))
        #expect(children[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        tabs.isTabBarHidden = true
        try stage.settle()
        #expect(children[0].view.safeAreaInsets == .init())
    }

    @Test("A stack keeps its state while another tab is selected, and pops to its root when selected again")
    func state() throws {
        let (stage, tabs, children) = shown(2)
        let root = UIViewController(nibName: nil, bundle: nil)
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = [stack, children[1]]
        tabs.selectedIndex = 0
        let detail = UIViewController(nibName: nil, bundle: nil)
        detail.title = "Detail"
        detail.hidesBottomBarWhenPushed = true
        stack.pushViewController(detail, animated: true)
        try stage.settle()
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(tabs.tabBar.frame.minY >= 600)
        tabs.selectedIndex = 1
        try stage.settle()
        tabs.selectedIndex = 0
        try stage.settle()
        #expect(stack.topViewController === detail)
        try stage.key("alt+Left")
        try stage.settle()
        #expect(stack.topViewController === root)
        #expect(root.view.safeAreaInsets.bottom == 50)
        stack.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
        try stage.settle()
        try stage.tap("Root")
        try stage.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("Removed children have no parent; duplicates, the controller itself, and no children are tolerated")
    func misuse() throws {
        let (stage, tabs, children) = shown(3)
        tabs.viewControllers = [children[2], children[2], tabs]
        #expect(tabs.viewControllers?.count == 1)
        #expect(children[0].parent == nil)
        #expect(children[0].viewIfLoaded?.window == nil)
        #expect(tabs.selectedViewController === children[2])
        tabs.viewControllers = nil
        try stage.settle()
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == NSNotFound)
    }
}
