// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension UIView {
    /// Animates a change of the content of `view` with one of the transitions in `options`.
    ///
    /// In `animations`, add, remove, hide, or show subviews. The view before and after the change is shown as snapshots
    /// until the transition ends. With `.allowAnimatedContent` the view itself is shown, and changes to other
    /// properties are animated.
    ///
    /// If the user prefers reduced motion, every transition is a cross dissolve.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes. The transition is visible only if it is in a window.
    ///   - duration: The duration in seconds; 0 or less applies the changes immediately.
    ///   - options: The transition and other options. Without a transition, the changes are animated like in any block.
    ///   - animations: A closure that makes the changes, called before this method returns.
    ///   - completion: Called when the transition ends, with `false` if it was interrupted.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(pace: .curve(options.curve), duration: duration, options: options)
        let animation = ViewAnimation(
            settings: settings, options: options, in: ViewAnimation.current, completion: completion)
        let kind = ViewTransition.Kind(options)
        let isLive = kind == nil || options.contains(.allowAnimatedContent)
        animation.run {
            if let animations { isLive ? animations() : performWithoutAnimation(animations) }
            if let kind { ViewTransition.start(kind, of: view, isLive: isLive, in: animation) }
        }
    }

    /// Replaces `fromView` by `toView` with one of the transitions in `options`.
    ///
    /// `fromView` is removed from its superview, and `toView` is inserted in its position with its current frame. With
    /// `.showHideTransitionViews`, both stay in the hierarchy; one is hidden and the other shown. The transition
    /// applies to the superview, which should contain nothing else. The other parameters are those of
    /// `transition(with:duration:options:animations:completion:)`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let holder = fromView.superview, fromView !== toView else {
            Log.misuse("A transition needs two views, of which the first is in a superview; the call is ignored.")
            if let completion { UIApplication.afterLayout { completion(false) } }
            return
        }
        transition(
            with: holder, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    toView.isHidden = false
                    fromView.isHidden = true
                } else {
                    holder.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// A transition for a block opened by `beginAnimations`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition; the changes are animated individually.
        case none = 0
        /// Flips the view about its vertical axis from left to right.
        case flipFromLeft
        /// Flips the view about its vertical axis from right to left.
        case flipFromRight
        /// Turns the old content over like the page of a pad, from the bottom up.
        case curlUp
        /// Turns the new content down like the page of a pad.
        case curlDown
    }

    /// Sets the transition for the changes to `view` in the current begun block, which can have at most one.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - view: The view whose content changes.
    ///   - cache: Whether the new content is shown as a snapshot until the transition ends.
    @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:) instead.")
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        ViewAnimation.current?.transition = ViewTransition.Kind(rawValue: transition.rawValue).map {
            ViewTransition.Request(kind: $0, view: view, isLive: !cache)
        }
    }
}
