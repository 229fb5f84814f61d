// SPDX-License-Identifier: MIT
import Foundation
import UIKitTesting

@testable import UIKitCore

/// The transitions to interrupt.
enum Move: CaseIterable, Sendable {
    case push, pop, present, dismiss, sheet, sheetAway, popover, popoverAway, tab, column, page, leaf
}

/// Two controllers in the containers that one of the transitions needs.
@MainActor
final class Scenery {
    /// Provides a fade for all transitions.
    final class Director: UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        init() {}

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fading() }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fading() }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fading() }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fading() }
    }

    private final class Fading: UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let (old, new) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            if let new { transitionContext.containerView.addSubview(new) }
            new?.alpha = 0
            UIView.animate(withDuration: 0.4) {
                new?.alpha = 1
                if new == nil { old?.alpha = 0 }
            } completion: { _ in
                old?.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    let move: Move
    let root: UIViewController
    let first = PairWitness("First")
    let second = PairWitness("Second")
    private(set) var completionCount = 0
    /// The delegate that provides animators, if a test uses one.
    var director: Director?

    init(_ move: Move) {
        self.move = move
        switch move {
        case .push: root = UINavigationController(rootViewController: first)
        case .pop:
            let stack = UINavigationController(nibName: nil, bundle: nil)
            stack.viewControllers = [first, second]
            root = stack
        case .tab:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [first, second]
            root = tabs
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            root = split
        case .page, .leaf:
            let pager = UIPageViewController(
                transitionStyle: move == .leaf ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            pager.setViewControllers([first], direction: .forward, animated: false)
            root = pager
        case .present, .dismiss, .sheet, .sheetAway, .popover, .popoverAway: root = first
        }
        switch move {
        case .present, .dismiss: second.modalPresentationStyle = .fullScreen
        case .popover, .popoverAway:
            second.modalPresentationStyle = .popover
            second.preferredContentSize = CGSize(width: 120, height: 80)
        default: break
        }
    }

    /// Sets a director as the delegate of everything.
    func direct() {
        let director = Director()
        self.director = director
        (root as? UINavigationController)?.delegate = director
        (root as? UITabBarController)?.delegate = director
        second.transitioningDelegate = director
    }

    /// Sets the initial state of the transition, once the root is visible.
    func prepare() {
        switch move {
        case .dismiss, .sheetAway, .popoverAway:
            pointPopover()
            first.present(second, animated: false)
        default: break
        }
    }

    private func pointPopover() {
        guard let popover = second.popoverPresentationController else { return }
        popover.sourceView = first.view
        popover.sourceRect = CGRect(x: 100, y: 40, width: 20, height: 20)
    }

    func begin() {
        let count: () -> Void = { [weak self] in self?.completionCount += 1 }
        switch move {
        case .push: (root as? UINavigationController)?.pushViewController(second, animated: true)
        case .pop: (root as? UINavigationController)?.popViewController(animated: true)
        case .present, .sheet, .popover:
            pointPopover()
            first.present(second, animated: true, completion: count)
        case .dismiss, .sheetAway, .popoverAway: first.dismiss(animated: true, completion: count)
        case .tab: (root as? UITabBarController)?.selectedIndex = 1
        case .column: (root as? UISplitViewController)?.hide(.primary)
        case .page, .leaf:
            (root as? UIPageViewController)?
                .setViewControllers([second], direction: .forward, animated: true) { _ in count() }
        }
    }

    /// The expected number of completion calls.
    var expectedCompletions: Int {
        switch move {
        case .push, .pop, .tab, .column: 0
        default: 1
        }
    }

    /// Whether the transition's result is in effect, according to the controllers.
    var isDone: Bool {
        switch move {
        case .push: (root as? UINavigationController)?.viewControllers == [first, second]
        case .pop: (root as? UINavigationController)?.viewControllers == [first] && second.parent == nil
        case .present, .sheet, .popover: first.presentedViewController === second
        case .dismiss, .sheetAway, .popoverAway: isUnlinked
        case .tab: (root as? UITabBarController)?.selectedViewController === second
        case .column: (root as? UISplitViewController)?.displayMode == .secondaryOnly
        case .page, .leaf: (root as? UIPageViewController)?.viewControllers == [second] && first.parent == nil
        }
    }

    var isUnlinked: Bool { first.presentedViewController == nil && second.presentingViewController == nil }

    var complaints: [String] { first.complaints.map { "first: \($0)" } + second.complaints.map { "second: \($0)" } }
}
