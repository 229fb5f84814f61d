// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// Options for animation blocks and transitions.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out views that are resized in the block, so that their subviews are animated with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the displayed value instead of the target of an earlier animation.
        ///
        /// Has no effect for positions, sizes, and transforms, whose animations add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats until the animation is removed, or as often as `setAnimationRepeatCount(_:)` or `modifyAnimations`
        /// specifies.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backward after each forward run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Ignores the enclosing block's duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Ignores the enclosing block's curve or spring.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows live content during a transition instead of snapshots taken before and after the change.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides one view and shows the other in a transition between two views, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Ignores the enclosing block's other options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis from left to right.
        ///
        /// The new content is on its back.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns the old content over like the page of a pad, from the bottom up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns the new content down like the page of a pad.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old content to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Requests 60 frames per second.
        ///
        /// > Note: Differs from UIKit: animations always run at the display's refresh rate, as frames need no work by
        /// > the application.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Requests 30 frames per second; see `preferredFramesPerSecond60`.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    }

    /// Options for keyframe animations.
    ///
    /// The curve bits of `AnimationOptions` are valid as well, and apply to the animation as a whole.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out views that are resized in the block, so that their subviews are animated with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the displayed value instead of the target of an earlier animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats until the animation is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs backward after each forward run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Ignores the enclosing block's duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Ignores the enclosing block's other options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between values; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps to each keyframe's value at its start.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Passes through all values at constant speed, ignoring the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Follows a smooth curve through all values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Follows a smooth curve at constant speed, ignoring the keyframes' times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// A built-in animation curve.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Constant speed.
        case linear
    }
}
