// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Containers with invalid content")
struct ContainerMisuseTests {
    private func embed(_ child: UIViewController, in container: UIViewController) {
        container.addChild(child)
        if child.view.superview == nil, child.parent === container { container.view.addSubview(child.view) }
        if child.parent === container { child.didMove(toParent: container) }
    }

    @Test("A child may be removed from its container in any of its callbacks", arguments: PairWitness.Moment.allCases)
    func leaving(moment: PairWitness.Moment) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let (container, child) = (PairWitness("Container"), PairWitness("Child"))
        stage.show(container)
        var isLeaving = true
        child.onMoment = { [weak child] heard in
            guard heard == moment, isLeaving else { return }
            isLeaving = false
            child?.willMove(toParent: nil)
            child?.viewIfLoaded?.removeFromSuperview()
            child?.removeFromParent()
        }
        embed(child, in: container)
        try stage.settle()
        if moment == .willDisappear || moment == .didDisappear {
            stage.window.isHidden = true
            stage.window.makeKeyAndVisible()
            try stage.settle()
        }
        #expect(!isLeaving)
        // A child removed while its view is being added is removed, but the view is added all the same.
        if moment == .willAppear { child.view.removeFromSuperview() }
        #expect(container.children.isEmpty && child.parent == nil && child.viewIfLoaded?.window == nil)
        #expect(child.complaints == [] && container.complaints == [])
        embed(child, in: container)
        try stage.settle()
        #expect(child.view.window === stage.window && child.complaints == [])
    }

    @Test("A container can't be added to itself or its descendants")
    func rings() throws {
        let stage = Stage(size: CGSize(width: 700, height: 400), scale: 0.5)
        let page = PairWitness("Page")
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [stack]
        stage.show(tabs)
        stack.pushViewController(tabs, animated: false)
        stack.viewControllers = [page, stack]
        tabs.viewControllers = [tabs, stack]
        page.addChild(tabs)
        page.present(tabs, animated: false)
        try stage.settle()
        #expect(tabs.parent == nil && stack.parent === tabs && stack.viewControllers == [page])
        #expect(page.children.isEmpty && page.presentedViewController == nil)
        #expect(page.view.window === stage.window && page.complaints == [])

        let split = UISplitViewController(style: .doubleColumn)
        let side = PairWitness("Side")
        split.setViewController(side, for: .primary)
        split.setViewController(split, for: .secondary)
        stage.show(split)
        split.show(.primary)
        try stage.settle()
        #expect(split.parent == nil && side.view.window === stage.window && side.complaints == [])

        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var answers: [Bool] = []
        pager.setViewControllers([side], direction: .forward, animated: false) { answers.append($0) }
        pager.setViewControllers([pager], direction: .forward, animated: false) { answers.append($0) }
        stage.show(pager)
        try stage.settle()
        #expect(answers == [true, false] && pager.parent == nil && pager.viewControllers == [side])
        #expect(side.view.window === stage.window && side.complaints == [])
    }

    @Test("Containers can be emptied and filled again")
    func nothing() throws {
        let stage = Stage(size: CGSize(width: 700, height: 400), scale: 0.5)
        let pages = ["A", "B"].map { PairWitness($0) }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = pages
        stage.show(tabs)
        tabs.viewControllers = nil
        tabs.selectedViewController = nil
        try stage.settle()
        #expect(tabs.selectedViewController == nil && pages.allSatisfy { $0.parent == nil && $0.complaints == [] })

        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        stage.show(split)
        try stage.settle()
        split.setViewController(nil, for: .primary)
        split.setViewController(nil, for: .secondary)
        try stage.settle()
        #expect(pages.allSatisfy { $0.viewIfLoaded?.window == nil && $0.complaints == [] })
        for page in pages { (page.navigationController)?.viewControllers = [] }

        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        stage.show(pager)
        pager.setViewControllers(nil, direction: .forward, animated: true)
        try stage.settle()
        #expect(pager.viewControllers?.isEmpty != false && pages[0].parent == nil && pages[0].complaints == [])
        pager.setViewControllers([pages[1]], direction: .forward, animated: false)
        try stage.settle()
        #expect(pages[1].view.window === stage.window && pages[1].complaints == [])
    }

    @Test(
        "A popover with an invalid source rectangle is shown at a valid position, and can be dismissed",
        arguments: [
            CGRect(x: 5000, y: -5000, width: 10, height: 10), CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), CGRect(x: 20, y: 20, width: -10, height: -10),
        ])
    func anchors(rect: CGRect) throws {
        let stage = Stage(size: CGSize(width: 700, height: 500), scale: 0.5)
        let (root, guest) = (PairWitness("Root"), PairWitness("Guest"))
        stage.show(root)
        guest.modalPresentationStyle = .popover
        guest.preferredContentSize = CGSize(width: 120, height: 80)
        let popover = try #require(guest.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = rect
        root.present(guest, animated: true)
        try stage.settle()
        let place = try #require(popover.popup?.place)
        if rect.origin.x.isFinite, rect.width.isFinite {
            #expect(stage.window.bounds.insetBy(dx: -1, dy: -1).contains(place))
        }
        #expect(place.minX.isFinite && place.minY.isFinite && place.width == 120)
        stage.resize(to: CGSize(width: 640, height: 480))
        try stage.settle()
        root.dismiss(animated: true)
        try stage.settle()
        #expect(root.presentedViewController == nil && guest.complaints == [] && root.complaints == [])
    }
}
