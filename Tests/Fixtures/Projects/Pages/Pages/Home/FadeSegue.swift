import UIKit

class FadeSegue: UIStoryboardSegue {

    override func perform() {
        destination.transitioningDelegate = FadeSegue.animator
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true, completion: nil)
    }

    private static let animator = FadeAnimator()
}

class FadeAnimator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        view.frame = transitionContext.finalFrame(for: controller)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            view.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
