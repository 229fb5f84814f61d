// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Animates the changes made in `animations`.
    ///
    /// Properties have their new values immediately. The animations run in the render server, even while the main actor
    /// is busy. Animatable properties are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, and the
    /// numeric properties of the layer. Concurrent animations of the same geometry add up, so that a new target doesn't
    /// cause a jump.
    ///
    /// A nested block starts with its parent and inherits its duration, curve, and options, except for those overridden
    /// in `options`. The delays add up.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies the changes immediately.
    ///   - delay: The delay in seconds before the animation starts.
    ///   - options: The curve, repetition, and other options. By default, the animation eases in and out and runs once.
    ///   - animations: A closure that makes the changes, called before this method returns.
    ///   - completion: Called when the last animation ends, with `false` if any was interrupted. If there is nothing to
    ///     animate, called with `true` at the end of the run-loop iteration.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(
            pace: .curve(options.curve), duration: duration, delay: delay, options: options)
        ViewAnimation.run(settings, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes made in `animations` with a spring that settles at the end of the duration.
    ///
    /// With a `dampingRatio` of 1 the spring doesn't oscillate; values closer to 0 oscillate longer. The initial
    /// `velocity` is in total distances per second. The other parameters are those of
    /// `animate(withDuration:delay:options:animations:completion:)`.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(
            pace: .fittedSpring(dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity)),
            duration: duration, delay: delay, options: options)
        ViewAnimation.run(settings, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes made in `animations` with a spring of a perceived duration.
    ///
    /// The animation continues imperceptibly until the remaining distance is below a thousandth of the total, and then
    /// ends.
    ///
    /// - Parameters:
    ///   - duration: The duration of one oscillation in seconds.
    ///   - bounce: The amount of oscillation: 0 for none, up to 1. Negative values only affect the duration.
    ///   - velocity: The initial velocity, in total distances per second.
    ///   - delay: The delay in seconds before the animation starts.
    ///   - options: Repetition and other options. A curve has no effect.
    ///   - animations: A closure that makes the changes, called before this method returns.
    ///   - completion: Called when the last animation ends, with `false` if any was interrupted.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pace = AnimationPace.spring(
            duration: duration, bounce: bounce, velocity: CGVector(dx: velocity, dy: velocity))
        let settings = AnimationSettings(
            pace: pace, duration: duration > 0 ? pace.naturalDuration ?? duration : 0, delay: delay, options: options)
        ViewAnimation.run(settings, options: options, animations: animations, completion: completion)
    }

    /// Repeats the changes made in `animations` inside an animation block.
    ///
    /// With `autoreverses`, a run goes to the new value and back, so a fraction of one half ends at the new value;
    /// otherwise the display jumps to it after the last run. Outside an animation block the changes aren't animated.
    public static func modifyAnimations(
        withRepeatCount repeatCount: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let animation = ViewAnimation.current else { return animations() }
        let before = animation.settings
        animation.settings.repeatCount = AnimationSettings.repeatCount(Float(repeatCount))
        animation.settings.autoreverses = autoreverses
        defer {
            animation.settings.repeatCount = before.repeatCount
            animation.settings.autoreverses = before.autoreverses
        }
        animations()
    }

    /// Makes changes without animating them, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = ViewAnimation.areEnabled
        ViewAnimation.areEnabled = false
        defer { ViewAnimation.areEnabled = before }
        actionsWithoutAnimation()
    }

    /// Enables or disables animations.
    ///
    /// While disabled, animation blocks apply changes immediately.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    /// Whether animation blocks animate; `false` if animations are disabled or inside `performWithoutAnimation(_:)`.
    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The duration that nested blocks inherit, in seconds; 0 outside an animation block.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.settings.duration ?? 0 }

    /// Changes to a view's layer are animated only inside an animation block.
    func animationAction(forKey key: String) -> (any CAAction)? {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled, layer.superlayer != nil else {
            return NSNull()
        }
        return animation.action(for: self, key: key) ?? NSNull()
    }
}
