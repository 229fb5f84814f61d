// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: tabs, columns, and pages")
struct ContainerTraceTests {
    private final class Delegate: UITabBarControllerDelegate, UIPageViewControllerDelegate,
        UIPageViewControllerDataSource
    {
        let trace: Trace
        var pages: [UIViewController] = []

        init(_ trace: Trace) { self.trace = trace }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            trace.note("shouldSelect \(viewController.title ?? "")")
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            trace.note("didSelect \(viewController.title ?? "")")
        }

        private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
            return pages[index + step]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            trace.note("willTransition to \(pendingViewControllers.compactMap(\.title).joined())")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            let from = previousViewControllers.compactMap(\.title).joined()
            trace.note("didFinish \(finished) from \(from), completed \(completed)")
        }
    }

    private let trace = Trace()

    private func controllers(_ count: Int) -> [TracedController] {
        ["A", "B", "C"].prefix(count).map { TracedController($0, trace) }
    }

    @Test("Another tab is selected by the user and programmatically")
    func tabs() throws {
        let delegate = Delegate(trace)
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let children = controllers(2)
        tabs.viewControllers = children
        tabs.delegate = delegate
        #expect(
            trace.take() == [
                "A willMove in, parent none", "B willMove in, parent none", "A didMove in, parent set",
                "B didMove in, parent set",
            ])
        stage.show(tabs)
        #expect(
            trace.take() == [
                "A loadView", "A viewDidLoad", "A willAppear inside", "A isAppearing inside", "A didAppear inside",
            ])
        try stage.tap("B")
        try stage.settle()
        #expect(
            trace.take() == [
                "shouldSelect B", "A willDisappear inside", "B loadView", "B viewDidLoad",
                "B willAppear joining outside", "B isAppearing joining inside", "A didDisappear outside",
                "B didAppear joining inside", "didSelect B",
            ])
        tabs.selectedIndex = 0
        try stage.settle()
        #expect(
            trace.take() == [
                "B willDisappear inside", "A willAppear outside", "A isAppearing inside", "B didDisappear outside",
                "A didAppear inside",
            ])
    }

    @Test("Two columns become one stack in a narrow window, and two again in a wide one")
    func columns() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400), scale: 0.5)
        let split = UISplitViewController(style: .doubleColumn)
        let children = controllers(2)
        split.setViewController(children[0], for: .primary)
        split.setViewController(children[1], for: .secondary)
        stage.show(split)
        try stage.settle()
        _ = trace.take()
        stage.resize(to: CGSize(width: 360, height: 400))
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove out, parent set", "B willDisappear leaving inside", "B didDisappear leaving outside",
                "B didMove out, parent none", "B willMove in, parent none", "A willDisappear inside",
                "B willAppear joining outside", "B isAppearing joining inside", "A didDisappear outside",
                "B didAppear joining inside", "B didMove in, parent set",
            ])
        #expect(split.isCollapsed && children[1].view.window != nil)
        stage.resize(to: CGSize(width: 1000, height: 400))
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove out, parent set", "B willDisappear leaving inside", "B didDisappear leaving outside",
                "B didMove out, parent none", "B willMove in, parent none", "B didMove in, parent set",
                "B willAppear outside", "B isAppearing inside", "B didAppear inside", "A willAppear outside",
                "A isAppearing inside", "A didAppear inside",
            ])
        #expect(children.allSatisfy { $0.view.window != nil })
    }

    @Test("A page is turned by a drag and programmatically, and returns")
    func pages() throws {
        let delegate = Delegate(trace)
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let children = controllers(3)
        delegate.pages = children
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = delegate
        pager.delegate = delegate
        pager.setViewControllers([children[0]], direction: .forward, animated: false) { [trace] in
            trace.note("completion \($0)")
        }
        #expect(trace.take() == ["A willMove in, parent none", "A didMove in, parent set", "completion true"])
        stage.show(pager)
        stage.advance(by: 0.1)
        #expect(
            trace.take() == [
                "A loadView", "A viewDidLoad", "A willAppear outside", "A isAppearing inside", "A didAppear inside",
            ])
        stage.drag(from: CGPoint(x: 280, y: 150), to: CGPoint(x: 20, y: 150))
        try stage.settle()
        #expect(
            trace.take() == [
                "willTransition to B", "A willDisappear animated inside", "B willMove in, parent none",
                "B didMove in, parent set", "B loadView", "B viewDidLoad", "B willAppear animated joining outside",
                "B isAppearing animated joining inside", "A willMove out, parent set",
                "A didDisappear animated outside", "A didMove out, parent none", "B didAppear animated joining inside",
                "didFinish true from A, completed true",
            ])
        stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 150, y: 150), duration: 2)
        try stage.settle()
        #expect(
            trace.take() == [
                "willTransition to C", "B willDisappear animated inside", "C willMove in, parent none",
                "C didMove in, parent set", "C loadView", "C viewDidLoad", "C willAppear animated joining outside",
                "C isAppearing animated joining inside", "C willDisappear animated inside",
                "B willAppear animated inside", "B isAppearing animated inside", "C willMove out, parent set",
                "C didDisappear animated outside", "C didMove out, parent none", "B didAppear animated inside",
                "didFinish true from B, completed false",
            ])
        pager.setViewControllers([children[0]], direction: .reverse, animated: true) { [trace] in
            trace.note("completion \($0)")
        }
        try stage.settle()
        #expect(
            trace.take() == [
                "B willDisappear animated inside", "A willMove in, parent none", "A didMove in, parent set",
                "A willAppear animated joining outside", "A isAppearing animated joining inside",
                "B willMove out, parent set", "B didDisappear animated outside", "B didMove out, parent none",
                "A didAppear animated joining inside", "completion true",
            ])
    }
}
