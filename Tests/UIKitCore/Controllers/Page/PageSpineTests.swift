// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Page controllers: spine locations")
struct PageSpineTests {
    private final class Binder: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
        var asked: [UIInterfaceOrientation] = []
        /// The pages to set for landscape, if any.
        var pair: [UIViewController] = []
        let next = UIViewController(nibName: nil, bundle: nil)

        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            asked.append(orientation)
            guard orientation.isLandscape else { return .min }
            if !pair.isEmpty { pageViewController.setViewControllers(pair, direction: .forward, animated: false) }
            return .mid
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === next ? nil : next }
    }

    @Test("A wide window shows a spread with the delegate's pages or the next; a tall one a single page")
    func turning() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let binder = Binder()
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let first = UIViewController(nibName: nil, bundle: nil)
        book.delegate = binder
        book.dataSource = binder
        book.setViewControllers([first], direction: .forward, animated: false)
        stage.show(book)
        stage.resize(to: CGSize(width: 600, height: 300))
        try stage.settle()
        #expect(binder.asked.map(\.isLandscape) == [true] && book.spineLocation == .mid)
        #expect(book.viewControllers == [first, binder.next])
        #expect(binder.next.view.frame == CGRect(x: 300, y: 0, width: 300, height: 300))
        stage.resize(to: CGSize(width: 300, height: 500))
        try stage.settle()
        #expect(book.spineLocation == .min && book.viewControllers == [first])
        #expect(first.view.frame.width == 300 && binder.next.parent == nil)
        binder.pair = [UIViewController(nibName: nil, bundle: nil), first]
        stage.resize(to: CGSize(width: 600, height: 300))
        try stage.settle()
        #expect(book.viewControllers == binder.pair && first.view.frame.minX == 300)
    }
}
