// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree

/// Animations delimited by `beginAnimations` and `commitAnimations`.
///
/// The setters apply to subsequent changes in the innermost begun block. Most also work inside a closure-based block;
/// outside of both they have no effect.
extension UIView {
    /// The argument of an animation delegate's will-start method.
    public struct AnimationStart {
        /// The identifier passed to `beginAnimations(_:context:)`.
        public let animationID: String?
        /// The context passed to `beginAnimations(_:context:)`.
        public let context: Any?
    }

    /// The argument of an animation delegate's did-stop method.
    public struct AnimationStop {
        /// The identifier passed to `beginAnimations(_:context:)`.
        public let animationID: String?
        /// Whether the animation ran to its end; `false` if it was removed or replaced.
        public let isFinished: Bool
        /// The context passed to `beginAnimations(_:context:)`.
        public let context: Any?
    }

    /// Opens an animation block of 0.2 seconds that eases in and out; a nested block inherits the settings of its
    /// parent.
    ///
    /// The animations start when the outermost block is committed. `animationID` and `context` are passed to the
    /// delegate.
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

    /// Closes the innermost begun block.
    ///
    /// The animations start when the outermost one is closed.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead.")
    public static func commitAnimations() {
        guard let animation = ViewAnimation.current, animation.isBegun else {
            Log.misuse("UIView.commitAnimations() without beginAnimations() before it; the call is ignored.")
            return
        }
        animation.close()
    }

    // MARK: - Settings

    /// Sets the duration of one run in seconds; 0.2 by default.
    @available(*, deprecated, message: "Pass the duration to animate(withDuration:animations:) instead.")
    public static func setAnimationDuration(_ duration: TimeInterval) {
        ViewAnimation.current?.settings.duration = AnimationSettings.seconds(duration)
    }

    /// Sets the delay in seconds from the commit, or from the start of the enclosing block; 0 by default.
    @available(*, deprecated, message: "Pass the delay to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationDelay(_ delay: TimeInterval) {
        guard let animation = ViewAnimation.current else { return }
        animation.settings.delay = animation.baseDelay + AnimationSettings.seconds(delay)
    }

    /// Sets the start time.
    ///
    /// A time in the past, including the default, means immediately.
    @available(*, deprecated, message: "Pass a delay to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationStart(_ startDate: Date) {
        setAnimationDelay(startDate.timeIntervalSinceNow)
    }

    /// Sets the curve; `easeInOut` by default.
    @available(*, deprecated, message: "Pass options to animate(withDuration:delay:options:animations:) instead.")
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        ViewAnimation.current?.settings.pace = .curve(curve)
    }

    /// Sets the repeat count, possibly fractional: 0, the default, means once, and `.infinity` until the animation is
    /// removed.
    ///
    /// With `setAnimationRepeatAutoreverses(true)`, a run goes to the new value and back, so a fraction of one half
    /// ends at the new value.
    @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:) instead.")
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        ViewAnimation.current?.settings.repeatCount = AnimationSettings.repeatCount(repeatCount)
    }

    /// Sets whether each run is followed by one backward; `false` by default.
    @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:) instead.")
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        ViewAnimation.current?.settings.autoreverses = repeatAutoreverses
    }

    /// Sets whether to start from the displayed value instead of the target of an earlier animation; `false` by
    /// default.
    @available(*, deprecated, message: "Pass .beginFromCurrentState to animate(withDuration:…) instead.")
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        ViewAnimation.current?.settings.beginsFromCurrentState = fromCurrentState
    }

    // MARK: - Delegate

    /// Sets the object that receives the will-start and did-stop calls.
    ///
    /// It is retained until the animation ends.
    @available(*, deprecated, message: "Use a completion closure instead.")
    public static func setAnimationDelegate(_ delegate: AnyObject?) {
        ViewAnimation.current?.delegation.delegate = delegate
    }

    /// Sets a method of the delegate that is called before the first frame, with the identifier and context.
    @available(*, deprecated, message: "Put what comes before into the animation block instead.")
    public static func setAnimationWillStart<Delegate: AnyObject>(
        _ method: @escaping @MainActor (Delegate) -> @MainActor (String?, Any?) -> Void
    ) {
        ViewAnimation.current?.delegation.willStart = { delegate, start in
            guard let delegate = delegate as? Delegate else { return }
            method(delegate)(start.animationID, start.context)
        }
    }

    /// Sets a method of the delegate that is called after the last frame, with the identifier, whether the animation
    /// ran to its end, and the context.
    @available(*, deprecated, message: "Use a completion closure instead.")
    public static func setAnimationDidStop<Delegate: AnyObject>(
        _ method: @escaping @MainActor (Delegate) -> @MainActor (String?, Bool, Any?) -> Void
    ) {
        ViewAnimation.current?.delegation.didStop = { delegate, stop in
            guard let delegate = delegate as? Delegate else { return }
            method(delegate)(stop.animationID, stop.isFinished, stop.context)
        }
    }

    /// Sets the action of the delegate, by name, that is called before the first frame with an `AnimationStart` as its
    /// sender.
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

    /// Sets the action of the delegate, by name, that is called after the last frame with an `AnimationStop` as its
    /// sender.
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
    /// Adds a method for `UIView.setAnimationDidStop(_:)`.
    ///
    /// Its parameters are the identifier, whether the animation ran to its end, and the context.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (String?, Bool, Any?) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target) in
            { (stop: UIView.AnimationStop) in method(target)(stop.animationID, stop.isFinished, stop.context) }
        }
    }

    /// Adds a method for `UIView.setAnimationWillStart(_:)`.
    ///
    /// Its parameters are the identifier and the context.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (String?, Any?) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target) in
            { (start: UIView.AnimationStart) in method(target)(start.animationID, start.context) }
        }
    }
}
