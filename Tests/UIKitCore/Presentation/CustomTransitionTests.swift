// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

/// Moves views in and out with an animation block.
@MainActor
private final class Slide: UIViewControllerAnimatedTransitioning {
    let isIn: Bool
    private(set) var ended: [Bool] = []

    init(isIn: Bool) {
        self.isIn = isIn
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isIn ? .to : .from) else { return context.completeTransition(false) }
        let place = context.containerView.bounds
        let away = place.offsetBy(dx: place.width, dy: 0)
        if isIn {
            view.frame = away
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame = self.isIn ? place : away
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Ways: UIViewControllerTransitioningDelegate {
    let comes = Slide(isIn: true)
    let goes = Slide(isIn: false)
    var hand: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { comes }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { goes }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
    private let root = UIViewController()
    private let guest = UIViewController()
    private let ways = Ways()

    private func present() throws -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 0.5)
        stage.show(root)
        guest.modalPresentationStyle = .custom
        guest.transitioningDelegate = ways
        root.present(guest, animated: true)
        try stage.settle()
        return stage
    }

    @Test("A custom animator runs the presentation and dismissal, and is notified of their end")
    func animator() throws {
        let stage = try present()
        #expect(guest.view.frame == stage.window.bounds)
        #expect(ways.comes.ended == [true])
        root.dismiss(animated: true)
        try stage.settle()
        #expect(ways.goes.ended == [true])
        #expect(guest.view.window == nil)
    }

    @Test("A fraction controls the animations and those alongside, both ways", arguments: [true, false])
    func percentDriven(isCancelled: Bool) throws {
        let stage = try present()
        let hand = UIPercentDrivenInteractiveTransition()
        ways.hand = hand
        root.dismiss(animated: true)
        let coordinator = try #require(guest.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        hand.update(0.5)
        hand.update(.nan)
        stage.advance(by: 0.1)
        let seen = try #require(guest.view.layer.presentation())
        #expect(abs(seen.frame.minX - 100) < 1)
        #expect(hand.percentComplete == 0.5)
        if isCancelled { hand.cancel() } else { hand.finish() }
        try stage.settle()
        #expect(changes == [isCancelled])
        #expect(ways.goes.ended == [!isCancelled])
        #expect((guest.view.window == nil) != isCancelled)
        #expect((root.presentedViewController == nil) != isCancelled)
        #expect(guest.transitionCoordinator == nil)
        if isCancelled { #expect(guest.view.frame == stage.window.bounds) }
    }

    @Test("Blocks alongside a transition run with it, and their completion is called at its end")
    func alongside() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 0.5)
        stage.show(root)
        root.present(guest, animated: true)
        var events: [String] = []
        let isTaken = guest.transitionCoordinator?.animate(
            alongsideTransition: { _ in events.append("late") }, completion: nil)
        #expect(isTaken == true)
        try stage.settle()
        #expect(events == ["late"])
        let watcher = Watcher()
        guest.dismiss(animated: false)
        root.present(watcher, animated: true)
        try stage.settle()
        #expect(watcher.events == ["alongside", "appeared", "completed"])
    }
}

private final class Watcher: UIViewController {
    var events: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [weak self] _ in
            self?.events.append("alongside")
        } completion: { [weak self] _ in
            self?.events.append("completed")
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("appeared")
    }
}
