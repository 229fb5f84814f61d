// SPDX-License-Identifier: MIT
import UIKit

/// Moves a photo from its cell to the middle of the window, or back.
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let pages: PhotoPagesController
    /// The image view in the cell; `nil` if the photo isn't visible on the wall.
    private let source: UIImageView?

    init(isPresenting: Bool, pages: PhotoPagesController, source: UIImageView?) {
        self.isPresenting = isPresenting
        self.pages = pages
        self.source = source
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.36
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let view = controller.view else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        if isPresenting {
            view.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(view)
        } else if let wall = transitionContext.view(forKey: .to) {
            container.insertSubview(wall, at: 0)
        }
        view.layoutIfNeeded()
        let large = pages.page?.imageView
        let moving = UIImageView(image: large?.image ?? source?.image)
        moving.contentMode = .scaleAspectFill
        moving.clipsToBounds = true
        container.addSubview(moving)
        let cell = source.map { $0.convert($0.bounds, to: container) }
        let full = large.map { $0.convert($0.bounds, to: container) } ?? view.frame
        let small = cell ?? full.insetBy(dx: full.width * 0.2, dy: full.height * 0.2)
        moving.frame = isPresenting ? small : full
        moving.alpha = isPresenting && cell == nil ? 0 : 1
        view.alpha = isPresenting ? 0 : 1
        large?.isHidden = true
        source?.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0
        ) { [isPresenting] in
            moving.frame = isPresenting ? full : small
            moving.alpha = !isPresenting && cell == nil ? 0 : 1
            view.alpha = isPresenting ? 1 : 0
        } completion: { [source] _ in
            large?.isHidden = false
            source?.isHidden = false
            moving.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
