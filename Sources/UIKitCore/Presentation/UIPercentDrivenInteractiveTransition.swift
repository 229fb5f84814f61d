// SPDX-License-Identifier: MIT
public import Foundation

/// Has a number lead the animations of a transition's animator: 0 is their start, 1 their end.
///
/// Call `update(_:)` as the user's hand moves, then `finish()` or `cancel()`.
@MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    public init() {}

    /// Seconds that the animator's transition takes; 0 before it starts.
    public internal(set) var duration: TimeInterval = 0
    /// What was last told to `update(_:)`.
    public internal(set) var percentComplete: CGFloat = 0

    /// How fast the transition goes on when it is let go of; 1, the default, is its own pace.
    open var completionSpeed: CGFloat = 1
    /// The pace after it is let go of; ease in and out by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace after it is let go of, in the place of `completionCurve`; `nil` by default.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the user's hand leads from the start; `true` by default.
    open var wantsInteractiveStart = true

    /// Takes a transition in hand that is under way.
    open func pause() {
        coordinator?.pauseInteractiveTransition()
        percentComplete = coordinator?.percentComplete ?? percentComplete
    }

    /// Moves the animations to where `percentComplete` of the transition is done, 0...1; what is no number is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition go back to where it came from.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Lets the transition go on to its end.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        duration = coordinator?.transitionDuration ?? 0
        coordinator?.startScrubbing()
    }

    private weak var context: (any UIViewControllerContextTransitioning)?
    private var coordinator: TransitionCoordinator? { context as? TransitionCoordinator }
}
