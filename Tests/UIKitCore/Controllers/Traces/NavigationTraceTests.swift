// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: push and pop")
struct NavigationTraceTests {
    private final class Delegate: UINavigationControllerDelegate {
        let trace: Trace

        init(_ trace: Trace) { self.trace = trace }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            trace.note("willShow \(viewController.title ?? "")")
            navigationController.transitionCoordinator?.animate { [trace] context in
                trace.note("alongside, animated \(context.isAnimated)")
            } completion: { [trace] context in
                trace.note("completion, cancelled \(context.isCancelled)")
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            trace.note("didShow \(viewController.title ?? "")")
        }
    }

    private let trace = Trace()

    /// Shows a stack of `count` controllers, beginning with A.
    ///
    /// Each of them has appeared once.
    private func shown(_ count: Int, _ delegate: Delegate) throws -> (Stage, UINavigationController, [TracedController])
    {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let pages = ["A", "B", "C"].prefix(count).map { TracedController($0, trace) }
        let stack = UINavigationController(rootViewController: pages[0])
        stage.show(stack)
        for page in pages.dropFirst() { stack.pushViewController(page, animated: false) }
        try stage.settle()
        stack.delegate = delegate
        _ = trace.take()
        return (stage, stack, pages)
    }

    private func halfWay(_ stage: Stage, _ pages: [TracedController]) {
        stage.advance(by: 0.1)
        let seen = pages.filter { $0.viewIfLoaded?.window != nil }.map(\.name).joined(separator: " and ")
        trace.note("half way, \(seen) inside")
    }

    @Test("An animated push")
    func push() throws {
        let delegate = Delegate(trace)
        let (stage, stack, pages) = try shown(1, delegate)
        let page = TracedController("B", trace)
        stack.pushViewController(page, animated: true)
        trace.note("pushed, parent set: \(page.parent === stack)")
        halfWay(stage, pages + [page])
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove in, parent none", "pushed, parent set: true", "B loadView", "B viewDidLoad", "willShow B",
                "A willDisappear animated inside", "B willAppear animated joining outside",
                "B isAppearing animated joining inside", "alongside, animated true", "half way, A and B inside",
                "A didDisappear animated outside", "B didAppear animated joining inside", "B didMove in, parent set",
                "didShow B", "completion, cancelled false",
            ])
        #expect(!page.isMovingToParent && stack.topViewController === page)
    }

    @Test("A push without animation")
    func pushAtOnce() throws {
        let delegate = Delegate(trace)
        let (stage, stack, _) = try shown(1, delegate)
        stack.pushViewController(TracedController("B", trace), animated: false)
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove in, parent none", "B loadView", "B viewDidLoad", "willShow B", "A willDisappear inside",
                "B willAppear joining outside", "B isAppearing joining inside", "alongside, animated false",
                "A didDisappear outside", "B didAppear joining inside", "B didMove in, parent set", "didShow B",
                "completion, cancelled false",
            ])
    }

    @Test("An animated pop")
    func pop() throws {
        let delegate = Delegate(trace)
        let (stage, stack, pages) = try shown(2, delegate)
        #expect(stack.popViewController(animated: true) === pages[1])
        trace.note("popped, parent set: \(pages[1].parent === stack)")
        halfWay(stage, pages)
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove out, parent set", "popped, parent set: true", "willShow A",
                "B willDisappear animated leaving inside", "A willAppear animated outside",
                "A isAppearing animated inside", "alongside, animated true", "half way, A and B inside",
                "B didDisappear animated leaving outside", "A didAppear animated inside", "B didMove out, parent none",
                "didShow A", "completion, cancelled false",
            ])
        #expect(pages[1].parent == nil && !pages[1].isMovingFromParent)
    }

    @Test("Popping to a controller that never appeared loads its view; skipped ones get only containment callbacks")
    func popToRoot() throws {
        let delegate = Delegate(trace)
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let pages = ["A", "B", "C"].map { TracedController($0, trace) }
        let stack = UINavigationController(nibName: nil, bundle: nil)
        stack.viewControllers = pages
        stage.show(stack)
        try stage.settle()
        stack.delegate = delegate
        _ = trace.take()
        stack.popToRootViewController(animated: true)
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove out, parent set", "C willMove out, parent set", "A loadView", "A viewDidLoad", "willShow A",
                "C willDisappear animated leaving inside", "A willAppear animated outside",
                "A isAppearing animated inside", "alongside, animated true", "C didDisappear animated leaving outside",
                "A didAppear animated inside", "B didMove out, parent none", "C didMove out, parent none", "didShow A",
                "completion, cancelled false",
            ])
        #expect(!pages[1].isViewLoaded)
    }

    @Test("A canceled interactive pop sends the reverse pair to both")
    func cancelled() throws {
        let delegate = Delegate(trace)
        let (stage, stack, pages) = try shown(2, delegate)
        stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
        try stage.settle()
        #expect(
            trace.take() == [
                "B willMove out, parent set", "willShow A", "B willDisappear animated leaving inside",
                "A willAppear animated outside", "A isAppearing animated inside", "alongside, animated true",
                "B willMove in, parent set", "A willDisappear animated inside", "B willAppear animated inside",
                "B isAppearing animated inside", "A didDisappear animated outside", "B didAppear animated inside",
                "completion, cancelled true",
            ])
        #expect(stack.viewControllers == pages && pages[1].parent === stack && pages[0].view.window == nil)
        #expect(!pages[1].isMovingFromParent && !pages[1].isMovingToParent)
    }
}
