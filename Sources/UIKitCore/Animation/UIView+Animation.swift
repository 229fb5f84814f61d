// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

extension UIView {
    /// How an animation block runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays subviews out inside the block, so that they move with their parents.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen now rather than from the value that an earlier animation is on its way to.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backwards after running forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Ignores the enclosing block's duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Ignores the enclosing block's curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: CAMediaTimingFunctionName {
            switch rawValue >> 16 & 0xF {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInEaseOut
            }
        }
    }

    /// Changes properties in `animations`, and shows the changes over `duration` seconds.
    ///
    /// The properties have their new values at once; the render server shows the way there, also while the main actor
    /// is busy. Animatable are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and the layer's
    /// numbers. Animations of the same geometry add up, so that a change of mind on the way makes no jump.
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
        ViewAnimation.run(
            pace: .curve(options.curve), duration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
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
        ViewAnimation.run(
            pace: .spring(dampingRatio: dampingRatio, velocity: velocity), duration: duration, delay: delay,
            options: options, animations: animations, completion: completion)
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

    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// How long blocks of this nesting run, in seconds; 0 outside of any.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// A view's layer moves only where a block says so.
    func animationAction(forKey key: String) -> (any CAAction)? {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled, layer.superlayer != nil else {
            return NSNull()
        }
        return animation.action(for: self, key: key) ?? NSNull()
    }
}
