// SPDX-License-Identifier: MIT
public import Foundation

/// Controls a transition's animations with a fraction from 0, their start, to 1, their end.
///
/// Call `update(_:)` during the gesture, then `finish()` or `cancel()`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Creates an interactive transition object.
    public override init() {}

    /// The duration of the animator's transition in seconds; 0 before it starts.
    public internal(set) var duration: TimeInterval = 0
    /// The fraction last passed to `update(_:)`.
    public internal(set) var percentComplete: CGFloat = 0

    /// The speed after the interaction, relative to the animator's.
    ///
    /// The default is 1.
    open var completionSpeed: CGFloat = 1
    /// The timing curve after the interaction.
    ///
    /// The default is ease in and out.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing curve after the interaction, which takes precedence over `completionCurve`.
    ///
    /// The default is `nil`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is interactive from the start.
    ///
    /// The default is `true`.
    open var wantsInteractiveStart = true

    /// Makes a running transition interactive.
    open func pause() {
        coordinator?.pauseInteractiveTransition()
        percentComplete = coordinator?.percentComplete ?? percentComplete
    }

    /// Moves the animations to the fraction `percentComplete`, 0...1.
    ///
    /// NaN is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Ends the interaction and reverses the transition.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Ends the interaction and completes the transition.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    /// Starts the animator's transition, paused at its beginning.
    ///
    /// Overrides call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        duration = coordinator?.transitionDuration ?? 0
        coordinator?.startScrubbing()
    }

    private weak var context: (any UIViewControllerContextTransitioning)?
    private var coordinator: TransitionCoordinator? { context as? TransitionCoordinator }
}
