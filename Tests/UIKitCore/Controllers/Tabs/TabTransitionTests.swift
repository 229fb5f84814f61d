// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Transitions between tabs")
struct TabTransitionTests {
    private final class Tab: UIViewController {
        var heard: [String] = []

        override func viewWillAppear(_ animated: Bool) { heard.append("comes \(animated)") }
        override func viewDidAppear(_ animated: Bool) { heard.append("came") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("goes \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("went") }
    }

    private final class Fade: UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: UITabBarControllerDelegate {
        var interactor: UIPercentDrivenInteractiveTransition?

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private func shown(_ stage: Stage, _ delegate: Delegate) -> (UITabBarController, [Tab]) {
        let children = (1...3).map { _ in Tab(nibName: nil, bundle: nil) }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = children
        tabs.delegate = delegate
        stage.show(tabs)
        stage.advance(by: 0.1)
        for child in children { child.heard = [] }
        return (tabs, children)
    }

    @Test("The delegate's animator runs the transition, with callbacks for both children")
    func animated() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let delegate = Delegate()
        let (tabs, children) = shown(stage, delegate)
        tabs.selectedIndex = 1
        stage.advance(by: 0.2)
        #expect(children[0].heard == ["goes true"] && children[1].heard == ["comes true"])
        #expect(children[1].transitionCoordinator != nil && children[0].view.window != nil)
        stage.advance(by: 0.4)
        #expect(children[0].heard == ["goes true", "went"] && children[1].heard == ["comes true", "came"])
        #expect(children[0].view.window == nil && children[1].transitionCoordinator == nil)
    }

    @Test("Another selection, a resize, or deallocating the delegate completes a running transition")
    func interrupted() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        var delegate: Delegate? = Delegate()
        let (tabs, children) = delegate.map { shown(stage, $0) } ?? (UITabBarController(), [])
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        tabs.selectedIndex = 0
        #expect(children[1].heard == ["comes true", "came", "goes true"])
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 340, height: 300))
        #expect(children[0].heard == ["goes true", "went", "comes true", "came"])
        #expect(children[0].view.frame.width == 340 && children[0].view.alpha == 1)
        tabs.selectedIndex = 2
        delegate = nil
        stage.advance(by: 1)
        #expect(children[2].heard == ["comes true", "came"] && children[0].view.window == nil)
        tabs.selectedIndex = 0
        #expect(children[2].heard.suffix(2) == ["goes false", "went"])
    }

    @Test("A canceled interactive transition leaves the first tab selected")
    func cancelled() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let delegate = Delegate()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        let (tabs, children) = shown(stage, delegate)
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        interactor.update(0.4)
        stage.advance(by: 0.1)
        #expect(children[1].heard == ["comes true"])
        interactor.cancel()
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === children[0].tabBarItem)
        #expect(children[0].heard == ["goes true", "comes true", "came"])
        #expect(children[1].heard == ["comes true", "goes true", "went"] && children[1].view.window == nil)
    }
}
