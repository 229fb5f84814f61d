// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("The More list")
struct MoreListTests {
    private final class Tab: UIViewController {
        var heard: [String] = []

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { heard.append("comes") }
        override func viewDidAppear(_ animated: Bool) { heard.append("came") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("goes") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("went") }
    }

    private final class Delegate: UITabBarControllerDelegate {
        var lines: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append(viewController.title ?? viewController.tabBarItem.title ?? "")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { lines.append("begin \(viewControllers.count)") }

        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { lines.append("will end \(changed) \(tabBarController.viewControllers == viewControllers)") }

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { lines.append("end \(changed) \(tabBarController.viewControllers == viewControllers)") }
    }

    private let delegate = Delegate()
    private let narrow = CGSize(width: 320, height: 400)
    private let wide = CGSize(width: 640, height: 400)

    private func shown(_ stage: Stage, stackAt index: Int? = nil) -> (UITabBarController, [UIViewController]) {
        let children: [UIViewController] = (1...7).map { number in
            let tab = Tab("Tab \(number)")
            return number - 1 == index ? UINavigationController(rootViewController: tab) : tab
        }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = children
        tabs.delegate = delegate
        stage.show(tabs)
        return (tabs, children)
    }

    @Test("The fifth tab of a narrow window leads to a list of the rest, and the chosen one is pushed")
    func list() throws {
        let stage = Stage(size: narrow)
        let (tabs, children) = shown(stage)
        #expect(tabs.tabBar.items?.compactMap(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        try stage.tap("More")
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        try stage.tap("Tab 6")
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 5 && tabs.tabBar.selectedItem?.title == "More")
        #expect(children[5].navigationController === tabs.moreNavigationController)
        #expect(children[5].tabBarController === tabs)
        #expect(children[5].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 50, right: 0))
        try stage.key("alt+Left")
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(children[5].parent === tabs && children[5].viewIfLoaded?.window == nil)
        #expect((children[5] as? Tab)?.heard == ["comes", "came", "goes", "went"])
        #expect(delegate.lines == ["More", "Tab 6"])
    }

    @Test("A tab keeps its state when the window changes between narrow and wide in any state")
    func resizing() throws {
        let stage = Stage(size: narrow)
        let (tabs, children) = shown(stage)
        tabs.selectedIndex = 5
        stage.advance(by: 1)
        #expect(children[5].parent === tabs.moreNavigationController)
        stage.resize(to: wide)
        try stage.settle()
        #expect(tabs.tabBar.items?.count == 7 && tabs.tabBar.selectedItem?.title == "Tab 6")
        #expect(tabs.selectedIndex == 5 && children[5].parent === tabs && children[5].viewIfLoaded?.window != nil)
        #expect(tabs.moreNavigationController.parent == nil)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(tabs.selectedIndex == 5 && children[5].parent === tabs.moreNavigationController)
        #expect(
            (children[5] as? Tab)?.heard == [
                "comes", "came", "goes", "went", "comes", "came", "goes", "went", "comes", "came",
            ])
        #expect(children[5].view.frame.size == narrow)
        // The list isn't shown in a wide window.
        try stage.key("alt+Left")
        stage.advance(by: 1)
        stage.resize(to: wide)
        try stage.settle()
        #expect(tabs.selectedIndex == 0 && children[0].viewIfLoaded?.window != nil)
    }

    @Test("A navigation controller shows its own bar, whose back button leads to the list")
    func stackInList() throws {
        let stage = Stage(size: narrow)
        let (tabs, children) = shown(stage, stackAt: 5)
        let stack = try #require(children[5] as? UINavigationController)
        tabs.selectedIndex = 5
        stage.advance(by: 1)
        #expect(tabs.moreNavigationController.isNavigationBarHidden)
        #expect(stack.topViewController?.view.safeAreaInsets.top == 44)
        let deeper = Tab("Deeper")
        stack.pushViewController(deeper, animated: false)
        stage.resize(to: wide)
        try stage.settle()
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stack.topViewController === deeper && deeper.viewIfLoaded?.window != nil)
        try stage.key("Escape")
        stage.advance(by: 1)
        #expect(stack.viewControllers.count == 1 && tabs.selectedIndex == 5)
        try stage.key("Escape")
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(!tabs.moreNavigationController.isNavigationBarHidden)
        #expect(stack.parent === tabs)
    }

    @Test("A resize or another selection during a pop leaves every tab in a container")
    func interruptions() throws {
        let stage = Stage(size: narrow)
        let (tabs, children) = shown(stage)
        tabs.selectedIndex = 5
        stage.advance(by: 1)
        tabs.moreNavigationController.popToRootViewController(animated: true)
        stage.advance(by: 0.05)
        stage.resize(to: wide)
        try stage.settle()
        #expect(children.allSatisfy { $0.parent === tabs })
        stage.resize(to: narrow)
        try stage.settle()
        tabs.selectedIndex = 6
        stage.advance(by: 0.05)
        tabs.selectedIndex = 1
        stage.advance(by: 0.05)
        tabs.selectedIndex = 4
        tabs.viewControllers = Array(children.prefix(5))
        try stage.settle()
        #expect(tabs.selectedIndex == 4 && tabs.tabBar.items?.count == 5)
        #expect(children[5].parent == nil && children[6].parent == nil)
        for child in children.compactMap({ $0 as? Tab }) {
            let isSeen = child.viewIfLoaded?.window != nil
            #expect(isSeen == (child === children[4]))
            #expect(child.heard.last == (isSeen ? "came" : child.heard.isEmpty ? nil : "went"))
        }
    }

    @Test("The user reorders tabs by dragging or with keys; fixed tabs don't move")
    func customizing() throws {
        let stage = Stage(size: CGSize(width: 320, height: 640))
        let (tabs, children) = shown(stage)
        tabs.customizableViewControllers = children.filter { $0 !== children[1] }
        try stage.tap("More")
        try stage.tap("Edit")
        stage.advance(by: 1)
        let sheet = try #require(tabs.presentedViewController?.viewIfLoaded)
        let row = try #require(sheet.row("Tab 6"))
        let first = try #require(sheet.row("Tab 1"))
        stage.drag(from: row.middle, to: first.middle)
        stage.advance(by: 1)
        try stage.tap("Done")
        stage.advance(by: 1)
        #expect(
            tabs.viewControllers?.compactMap(\.title) == [
                "Tab 6", "Tab 2", "Tab 1", "Tab 3", "Tab 4", "Tab 5", "Tab 7",
            ])
        #expect(tabs.tabBar.items?.first?.title == "Tab 6")
        #expect(delegate.lines.suffix(3) == ["begin 6", "will end true false", "end true true"])
        tabs.customizableViewControllers = nil
        #expect(throws: (any Error).self) { try stage.tap("Edit") }
    }
}

extension UIView {
    /// The row with a title, among all descendants.
    fileprivate func row(_ title: String) -> UIControl? {
        if let control = self as? UIControl, control.accessibilityLabel == title { return control }
        return subviews.lazy.compactMap { $0.row(title) }.first
    }

    fileprivate var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}
