// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The division of a window's space among nested containers.
@MainActor
@Suite("Frames of nested containers")
struct ContainerFramesTests {
    private let size = CGSize(width: 400, height: 600)

    private func plain(_ title: String) -> UIViewController {
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }

    private func place(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    /// The area that isn't covered by bars.
    private func free(_ controller: UIViewController) -> CGRect {
        place(controller).inset(by: controller.view.safeAreaInsets)
    }

    @Test("S-VC-5 Of several tabs, two have a navigation bar with buttons, and the others the whole screen")
    func clock() throws {
        let stage = Stage(size: size)
        let modes = ["Clock", "Alarm", "Stopwatch", "Timer"].map(plain)
        for mode in modes.prefix(2) {
            mode.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers =
            modes.prefix(2).map { UINavigationController(rootViewController: $0) } + modes.suffix(2)
        stage.show(tabs)
        for mode in modes {
            try stage.tap(mode.title ?? "")
            try stage.settle()
            #expect(mode.view.window != nil)
            #expect(mode.view.safeAreaInsets.top == (mode.navigationController == nil ? 0 : 44))
            #expect((mode.navigationController?.navigationBar.window != nil) == (mode.navigationController != nil))
        }
    }

    @Test("S-VC-9 The window's space is divided among the tab bar, the navigation bar, and the content")
    func cascade() throws {
        let stage = Stage(size: size)
        let content = plain("Content")
        let stack = UINavigationController(rootViewController: content)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let others = ["Two", "Three", "Four"].map(plain)
        tabs.viewControllers = [stack] + others
        stage.show(tabs)
        #expect(place(tabs) == CGRect(origin: .zero, size: size))
        #expect(free(stack) == CGRect(x: 0, y: 0, width: 400, height: 550))
        #expect(free(content) == CGRect(x: 0, y: 44, width: 400, height: 506))
        for other in others {
            tabs.selectedViewController = other
            #expect(free(other) == CGRect(x: 0, y: 0, width: 400, height: 550))
        }
        tabs.selectedIndex = 0
        stage.resize(to: CGSize(width: 900, height: 500))
        try stage.settle()
        #expect(free(content) == CGRect(x: 0, y: 88, width: 900, height: 412))
    }

    @Test("S-VC-11 A presentation in the context of the tabs covers their bar as well")
    func context() throws {
        let stage = Stage(size: size)
        let content = plain("Content")
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [UINavigationController(rootViewController: content), plain("Other")]
        tabs.definesPresentationContext = true
        stage.show(tabs)
        let presented = plain("Presented")
        presented.modalPresentationStyle = .currentContext
        content.present(presented, animated: false)
        try stage.settle()
        #expect(place(presented) == place(tabs) && presented.view.safeAreaInsets == .zero)
        #expect(presented.presentationController?.presentingViewController === tabs)
        #expect(content.presentedViewController === presented)
    }

    @Test("S-VC-41 Views don't extend under opaque bars unless requested", arguments: [true, false], [true, false])
    func opaque(isTranslucent: Bool, reachesUnder: Bool) throws {
        let stage = Stage(size: size)
        let content = plain("Content")
        content.extendedLayoutIncludesOpaqueBars = reachesUnder
        let stack = UINavigationController(rootViewController: content)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [stack, plain("Other")]
        stage.show(tabs)
        stack.navigationBar.isTranslucent = isTranslucent
        tabs.tabBar.isTranslucent = isTranslucent
        stack.extendedLayoutIncludesOpaqueBars = reachesUnder
        try stage.settle()
        let isWhole = isTranslucent || reachesUnder
        #expect(place(content) == CGRect(x: 0, y: isWhole ? 0 : 44, width: 400, height: isWhole ? 600 : 506))
        #expect(free(content) == CGRect(x: 0, y: 44, width: 400, height: 506))
        content.edgesForExtendedLayout = [.left, .right]
        try stage.settle()
        #expect(place(content).minY == 44 && free(content) == CGRect(x: 0, y: 44, width: 400, height: 506))
    }

    @Test("S-VC-42 A root scroll view's content begins below the bar and scrolls under it; a nested one's doesn't")
    func scrolling() throws {
        let stage = Stage(size: size)
        let scroll = UIScrollView(frame: .zero)
        let root = UIViewController(nibName: nil, bundle: nil)
        root.view = scroll
        scroll.contentSize = CGSize(width: 100, height: 2000)
        let stack = UINavigationController(rootViewController: root)
        stage.show(stack)
        #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
        #expect(scroll.frame.minY == 0)
        scroll.contentOffset.y = 100
        try stage.settle()
        #expect(scroll.contentOffset.y == 100)

        let deep = UIViewController(nibName: nil, bundle: nil)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        inner.contentSize = CGSize(width: 100, height: 2000)
        deep.view.addSubview(inner)
        stack.viewControllers = [deep]
        try stage.settle()
        #expect(inner.adjustedContentInset == .zero && inner.contentOffset == .zero)
    }
}
