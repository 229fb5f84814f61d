// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// The older way to animate: begin, set, change, commit. The setters count for the changes after them, in the block that
/// was begun last; most count in a block that is a closure, too, and none outside of any.
extension UIView {
    /// What a will-start method is told.
    public struct AnimationStart {
        /// The name given to `beginAnimations(_:context:)`.
        public let animationID: String?
        /// The object given to `beginAnimations(_:context:)`.
        public let context: Any?
    }

    /// What a did-stop method is told.
    public struct AnimationStop {
        /// The name given to `beginAnimations(_:context:)`.
        public let animationID: String?
        /// Whether it ran to its end; false if it was removed, or stopped by another animation.
        public let isFinished: Bool
        /// The object given to `beginAnimations(_:context:)`.
        public let context: Any?
    }

    /// Opens a block of 0.2 seconds, easing in and out; inside another block, with that one's settings.
    ///
    /// Nothing moves before the outermost block is committed. `animationID` and `context` are handed to the delegate.
    ///
    /// > Note: Differs from UIKit: the context is any value, not a pointer.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead.")
    public static func beginAnimations(_ animationID: String?, context: Any?) {
        let outer = ViewAnimation.current
        let settings = outer?.settings ?? AnimationSettings(pace: .curve(.easeInOut), duration: 0.2)
        let player: ViewAnimation.Player
        switch outer?.player {
        case .animator(let tracks): player = .animator(tracks)
        case .whenCommitted(let begun): player = .whenCommitted(begun)
        case .atOnce, nil: player = .whenCommitted(BegunAnimations())
        }
        if case .whenCommitted(let begun) = player { begun.begin() }
        let animation = ViewAnimation(settings: settings, in: nil, player: player, isBegun: true)
        animation.baseDelay = settings.delay
        animation.delegation.animationID = animationID
        animation.delegation.context = context
        animation.open()
    }

    /// Closes the block that was begun last; the animations run once no begun block is open.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead.")
    public static func commitAnimations() {
        guard let animation = ViewAnimation.current, animation.isBegun else {
            Log.misuse("UIView.commitAnimations() without beginAnimations() before it; the call is ignored.")
            return
        }
        animation.close()
    }

    // MARK: - Settings

    /// Seconds of one way; 0.2 by default.
    @available(*, deprecated, message: "Pass the duration to animate(withDuration:animations:) instead.")
    public static func setAnimationDuration(_ duration: TimeInterval) {
        ViewAnimation.current?.settings.duration = AnimationSettings.seconds(duration)
    }

    /// Seconds from the commit, or from the start of the block around this one, to the start; 0 by default.
    @available(*, deprecated, message: "Pass the delay to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationDelay(_ delay: TimeInterval) {
        guard let animation = ViewAnimation.current else { return }
        animation.settings.delay = animation.baseDelay + AnimationSettings.seconds(delay)
    }

    /// When to start; a date that has passed is now, the default.
    @available(*, deprecated, message: "Pass a delay to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationStart(_ startDate: Date) {
        setAnimationDelay(startDate.timeIntervalSinceNow)
    }

    /// The pace; ease in and out by default.
    @available(*, deprecated, message: "Pass options to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        ViewAnimation.current?.settings.pace = .curve(curve)
    }

    /// How often the animation runs; fractions count, 0 (the default) is once, `.infinity` is until it is removed.
    ///
    /// With `setAnimationRepeatAutoreverses(true)` one run goes there and back, so that half a run more ends at the
    /// new value.
    @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:) instead.")
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        ViewAnimation.current?.settings.repeatCount = AnimationSettings.repeatCount(repeatCount)
    }

    /// Whether each run is followed by one back; `false` by default.
    @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:) instead.")
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        ViewAnimation.current?.settings.autoreverses = repeatAutoreverses
    }

    /// Whether to start from what is seen now, rather than from where an earlier animation is going; `false` by default.
    @available(*, deprecated, message: "Pass .beginFromCurrentState to animate(withDuration:…) instead.")
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        ViewAnimation.current?.settings.beginsFromCurrentState = fromCurrentState
    }

    // MARK: - Delegate

    /// Whom the will-start and did-stop methods are called on; kept until the animation has ended.
    @available(*, deprecated, message: "Use a completion closure instead.")
    public static func setAnimationDelegate(_ delegate: AnyObject?) {
        ViewAnimation.current?.delegation.delegate = delegate
    }

    /// Calls the delegate's method before the first frame of the animation, with its name and context.
    @available(*, deprecated, message: "Put what comes before into the animation block instead.")
    public static func setAnimationWillStart<Delegate: AnyObject>(
        _ method: @escaping @MainActor (Delegate) -> @MainActor (String?, Any?) -> Void
    ) {
        ViewAnimation.current?.delegation.willStart = { delegate, start in
            guard let delegate = delegate as? Delegate else { return }
            method(delegate)(start.animationID, start.context)
        }
    }

    /// Calls the delegate's method after the last frame, with the animation's name, whether it ran to its end, and its
    /// context.
    @available(*, deprecated, message: "Use a completion closure instead.")
    public static func setAnimationDidStop<Delegate: AnyObject>(
        _ method: @escaping @MainActor (Delegate) -> @MainActor (String?, Bool, Any?) -> Void
    ) {
        ViewAnimation.current?.delegation.didStop = { delegate, stop in
            guard let delegate = delegate as? Delegate else { return }
            method(delegate)(stop.animationID, stop.isFinished, stop.context)
        }
    }

    /// Calls, by name, a method from the delegate's table of actions; its sender is an `AnimationStart`.
    @available(*, deprecated, message: "Put what comes before into the animation block instead.")
    public static func setAnimationWillStart(_ selector: Selector?) {
        guard let selector else {
            ViewAnimation.current?.delegation.willStart = nil
            return
        }
        ViewAnimation.current?.delegation.willStart = { delegate, start in
            _ = (delegate as? any ActionTarget)?.perform(selector, with: start)
        }
    }

    /// Calls, by name, a method from the delegate's table of actions; its sender is an `AnimationStop`.
    ///
    /// ```swift
    /// override class var actions: ActionTable {
    ///     super.actions.adding("fadeDidStop:finished:context:", Page.fadeDidStop)
    /// }
    /// func fadeDidStop(_ animationID: String?, finished: Bool, context: Any?) { … }
    /// ```
    @available(*, deprecated, message: "Use a completion closure instead.")
    public static func setAnimationDidStop(_ selector: Selector?) {
        guard let selector else {
            ViewAnimation.current?.delegation.didStop = nil
            return
        }
        ViewAnimation.current?.delegation.didStop = { delegate, stop in
            _ = (delegate as? any ActionTarget)?.perform(selector, with: stop)
        }
    }
}

extension ActionTable {
    /// Adds a method for `UIView.setAnimationDidStop(_:)`: the animation's name, whether it ran to its end, its context.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (String?, Bool, Any?) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target) in
            { (stop: UIView.AnimationStop) in method(target)(stop.animationID, stop.isFinished, stop.context) }
        }
    }

    /// Adds a method for `UIView.setAnimationWillStart(_:)`: the animation's name and its context.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (String?, Any?) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target) in
            { (start: UIView.AnimationStart) in method(target)(start.animationID, start.context) }
        }
    }
}
