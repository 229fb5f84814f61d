// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Tab sidebars")
struct TabSidebarTests {
    private func shown(_ stage: Stage) -> (UITabBarController, [UIViewController]) {
        let children = (1...3).map { number in
            let child = UIViewController(nibName: nil, bundle: nil)
            child.title = "Tab \(number)"
            return child
        }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = children
        tabs.mode = .tabSidebar
        stage.show(tabs)
        return (tabs, children)
    }

    private func place(_ child: UIViewController) -> CGRect {
        child.view.convert(child.view.bounds, to: nil)
    }

    @Test("A wide window has a sidebar next to the child, and a narrow one a tab bar")
    func places() throws {
        let stage = Stage(size: CGSize(width: 800, height: 500))
        let (tabs, children) = shown(stage)
        try stage.settle()
        #expect(place(children[0]) == CGRect(x: 240, y: 0, width: 560, height: 500))
        #expect(children[0].view.safeAreaInsets == .zero)
        try stage.tap("Tab 3")
        #expect(tabs.selectedIndex == 2 && place(children[2]).minX == 240)
        stage.resize(to: CGSize(width: 400, height: 500))
        try stage.settle()
        #expect(place(children[2]) == CGRect(x: 0, y: 0, width: 400, height: 500))
        #expect(tabs.tabBar.frame.maxY == 500)
        stage.resize(to: CGSize(width: 800, height: 500))
        try stage.settle()
        #expect(place(children[2]).minX == 240)
    }

    @Test("The sidebar's button replaces it with a tab bar, whose button restores it")
    func toggling() throws {
        let stage = Stage(size: CGSize(width: 800, height: 500))
        let (tabs, children) = shown(stage)
        try stage.settle()
        try stage.tap("Sidebar")
        try stage.settle()
        #expect(tabs.sidebar.isHidden && place(children[0]).minX == 0)
        #expect(children[0].view.safeAreaInsets.top == 44)
        try stage.tap("Tab 2")
        #expect(tabs.selectedIndex == 1)
        try stage.tap("Sidebar")
        try stage.settle()
        #expect(!tabs.sidebar.isHidden && place(children[1]).minX == 240)
        tabs.mode = .tabBar
        try stage.settle()
        #expect(place(children[1]).minX == 0 && children[1].view.safeAreaInsets.top == 44)
    }

    @Test("In right-to-left layout the sidebar is on the right")
    func mirrored() throws {
        let stage = Stage(size: CGSize(width: 800, height: 500))
        let (tabs, children) = shown(stage)
        tabs.view.semanticContentAttribute = .forceRightToLeft
        tabs.traitOverrides.layoutDirection = .rightToLeft
        try stage.settle()
        #expect(place(children[0]) == CGRect(x: 0, y: 0, width: 560, height: 500))
    }
}
