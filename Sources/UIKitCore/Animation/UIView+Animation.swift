// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Changes properties in `animations`, and shows the changes over `duration` seconds.
    ///
    /// The properties have their new values at once; the render server shows the way there, also while the main actor
    /// is busy. Animatable are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and the layer's
    /// numbers. Animations of the same geometry add up, so that a change of mind on the way makes no jump.
    ///
    /// Inside another block it begins with that one and takes over its duration, curve and options, except for those
    /// that `options` overrides; the delays add up.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds before the way begins.
    ///   - options: curve, repetition and the like; ease in and out, once, by default.
    ///   - animations: makes the changes; runs before this returns.
    ///   - completion: called when the last of the animations ends, with `false` if one was cut short. With nothing to
    ///     animate it is called with `true` at the end of the turn.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(
            pace: .curve(options.curve), duration: duration, delay: delay, options: options)
        ViewAnimation.run(settings, options: options, animations: animations, completion: completion)
    }

    /// Changes properties in `animations` and shows the changes as a spring's movement.
    ///
    /// A `dampingRatio` of 1 comes to rest without swinging; the nearer to 0, the longer it swings. The `velocity` at
    /// the start is in lengths of the whole way per second. The rest is as for the other animations.
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

    /// Changes properties in `animations` and shows the changes as the movement of a spring that seems to take
    /// `duration` seconds.
    ///
    /// It goes on for longer, imperceptibly, until less than a thousandth of the way is left; that is when it is over.
    ///
    /// - Parameters:
    ///   - duration: seconds of one swing.
    ///   - bounce: 0 arrives without swinging; towards 1 it swings for longer. Below 0 counts as 0 but for the time.
    ///   - velocity: the speed at the start, in lengths of the whole way per second.
    ///   - delay: seconds before the way begins.
    ///   - options: repetition and the like; a curve has no meaning.
    ///   - animations: makes the changes; runs before this returns.
    ///   - completion: called as for the other animations.
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

    /// Has the changes in `animations`, inside an animation block, run `repeatCount` times.
    ///
    /// With `autoreverses` one time is there and back, so that half a time more ends at the new value; otherwise what
    /// is seen jumps to it. Outside of any block the changes are just made.
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

    /// Makes changes that are not animated, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = ViewAnimation.areEnabled
        ViewAnimation.areEnabled = false
        defer { ViewAnimation.areEnabled = before }
        actionsWithoutAnimation()
    }

    /// Switches animations off or on; while they are off, blocks change things at once.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    /// Whether blocks animate; `true` unless switched off, or inside `performWithoutAnimation(_:)`.
    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// How long blocks of this nesting run, in seconds; 0 outside of any.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.settings.duration ?? 0 }

    /// A view's layer moves only where a block says so.
    func animationAction(forKey key: String) -> (any CAAction)? {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled, layer.superlayer != nil else {
            return NSNull()
        }
        return animation.action(for: self, key: key) ?? NSNull()
    }
}
