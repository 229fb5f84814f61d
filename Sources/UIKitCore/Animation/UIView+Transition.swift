// SPDX-License-Identifier: MIT
public import Foundation

extension UIView {
    /// Changes what is in `view`, and shows the change as one of the transitions among `options`.
    ///
    /// In `animations` subviews are added, removed, hidden and shown. What the view looked like before, and what it looks
    /// like afterwards, are pictures that stand still until the transition is over; with `.allowAnimatedContent` the
    /// view goes on as it is, and changes of other properties are animated.
    ///
    /// While the desktop asks for little movement, every transition is a cross dissolve.
    ///
    /// - Parameters:
    ///   - view: the view whose content changes; the transition shows only if it is in a window.
    ///   - duration: seconds; 0 or less changes at once.
    ///   - options: one of the transitions; without one the changes are animated as in any block.
    ///   - animations: makes the changes; runs before this returns.
    ///   - completion: called when the transition is over, with `false` if it was cut short.
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

    /// Puts `toView` in the place of `fromView`, and shows that as one of the transitions among `options`.
    ///
    /// `fromView` is removed from its superview, and `toView`, with the frame that it has, inserted where it was; with
    /// `.showHideTransitionViews` both stay, and the one is hidden and the other shown. It is the superview that turns
    /// or curls, so give the two one that holds nothing else. The rest is as for `transition(with:)`.
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

    /// The transitions of blocks that are begun and committed.
    public enum AnimationTransition: Int, Sendable {
        /// The changes are animated as such.
        case none = 0
        /// The view turns about its vertical axis, its left side first.
        case flipFromLeft
        /// The view turns about its vertical axis, its right side first.
        case flipFromRight
        /// The old content is turned over like a leaf of a pad, from the bottom up.
        case curlUp
        /// The new content is turned down like a leaf of a pad.
        case curlDown
    }

    /// Shows what changes in `view` in this begun block as a transition; at most one for each block.
    ///
    /// - Parameters:
    ///   - transition: which one.
    ///   - view: the view whose content changes.
    ///   - cache: whether the new content is a picture that stands still until the transition is over.
    @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:) instead.")
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        ViewAnimation.current?.transition = ViewTransition.Kind(rawValue: transition.rawValue).map {
            ViewTransition.Request(kind: $0, view: view, isLive: !cache)
        }
    }
}
