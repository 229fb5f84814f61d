// SPDX-License-Identifier: MIT
internal import Foundation

/// A placeholder for the missing interruptible animator of a `UIViewControllerAnimatedTransitioning`.
///
/// An optional return type in the protocol would be incompatible with implementations of UIKit's requirement.
final class PlaceholderAnimator: UIViewImplicitlyAnimating {
    static let shared = PlaceholderAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}

extension UIViewControllerAnimatedTransitioning {
    /// The interruptible animator, or `nil` if there is none.
    func wholeAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: context)
        return animator is PlaceholderAnimator ? nil : animator
    }
}
