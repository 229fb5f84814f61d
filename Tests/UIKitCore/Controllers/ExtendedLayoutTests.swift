// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Layout under the bars of containers")
struct ExtendedLayoutTests {
    private let size = CGSize(width: 400, height: 300)

    private func stack(of child: UIViewController) throws -> (stage: Stage, stack: UINavigationController, bar: CGFloat)
    {
        let stage = Stage(size: size)
        let stack = UINavigationController(rootViewController: child)
        stage.show(stack)
        stage.advance(by: 0)
        return (stage, stack, stack.navigationBar.frame.maxY)
    }

    @Test("A view extends under the bars except at the edges that are left out")
    func edges() throws {
        let child = UIViewController()
        let (stage, stack, bar) = try stack(of: child)
        stack.isToolbarHidden = false
        stage.advance(by: 0)
        let below = child.view.safeAreaInsets.bottom
        #expect(child.view.frame.size == size && child.view.safeAreaInsets.top == bar && below > 0)
        child.edgesForExtendedLayout = .bottom
        stage.advance(by: 0)
        #expect(child.view.frame == CGRect(x: 0, y: bar, width: 400, height: 300 - bar))
        #expect(child.view.safeAreaInsets.top == 0 && child.view.safeAreaInsets.bottom == below)
        child.edgesForExtendedLayout = []
        stage.advance(by: 0)
        #expect(child.view.frame == CGRect(x: 0, y: bar, width: 400, height: 300 - bar - below))
        #expect(child.view.safeAreaInsets == .zero)
        stack.isNavigationBarHidden = true
        stage.advance(by: 0)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300 - below))
    }

    @Test("A view ends at an opaque bar unless it requests to extend under those as well")
    func opaqueBars() throws {
        let child = UIViewController()
        let (stage, stack, bar) = try stack(of: child)
        stack.navigationBar.isTranslucent = false
        stage.advance(by: 0)
        #expect(child.view.frame.minY == bar)
        child.extendedLayoutIncludesOpaqueBars = true
        stage.advance(by: 0)
        #expect(child.view.frame.minY == 0 && child.view.safeAreaInsets.top == bar)
    }

    @Test("Each child keeps its frame during a transition and when the window is resized")
    func transitions() throws {
        let (root, next) = (UIViewController(), UIViewController())
        next.edgesForExtendedLayout = []
        let (stage, stack, bar) = try stack(of: root)
        stack.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        #expect(root.view.frame.minY == 0 && next.view.frame.minY == bar)
        try stage.settle()
        #expect(next.view.frame == CGRect(x: 0, y: bar, width: 400, height: 300 - bar))
        stage.resize(to: CGSize(width: 500, height: 350))
        #expect(next.view.frame == CGRect(x: 0, y: bar, width: 500, height: 350 - bar))
        stack.popViewController(animated: true)
        try stage.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 350))
    }

    @Test("A tab's view ends at the tab bar")
    func tabs() {
        let stage = Stage(size: size)
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [child, UIViewController()]
        stage.show(tabs)
        stage.advance(by: 0)
        #expect(child.view.frame.maxY == tabs.tabBar.frame.minY && child.view.safeAreaInsets == .zero)
        child.edgesForExtendedLayout = .all
        stage.advance(by: 0)
        #expect(child.view.frame.size == size && child.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
        tabs.tabBar.isTranslucent = false
        stage.advance(by: 0)
        #expect(child.view.frame.maxY == tabs.tabBar.frame.minY)
    }

    @Test("A bar with a large title keeps its height above a list that ends at it")
    func largeTitle() throws {
        let child = UIViewController()
        let list = UIScrollView()
        list.contentSize = CGSize(width: 400, height: 2000)
        child.view = list
        child.title = "Letters"
        child.edgesForExtendedLayout = []
        let (stage, stack, _) = try stack(of: child)
        stack.navigationBar.prefersLargeTitles = true
        stage.advance(by: 0)
        let height = stack.navigationBar.frame.maxY
        list.contentOffset.y = 200
        stage.advance(by: 0)
        #expect(stack.navigationBar.frame.maxY == height && list.frame.minY == height)
    }
}
