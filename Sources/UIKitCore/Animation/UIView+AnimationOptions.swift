// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// How an animation block or a transition runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the views that change size before the block is done, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen now rather than from the value that an earlier animation is on its way to.
        ///
        /// Makes no difference for positions, sizes and transforms, whose animations add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs until it is removed, or as often as `setAnimationRepeatCount(_:)` or `modifyAnimations` says.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backwards after running forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Ignores the enclosing block's duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Ignores the enclosing block's curve, or spring.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows its view's content as it changes instead of still pictures from before and after.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides one and shows the other instead of removing and inserting them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Ignores the enclosing block's other options: repetition, touches, where it begins.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow, fast, slow; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The view turns about its vertical axis, its left side first; another content is on its back.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns about its vertical axis, its right side first.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old content is turned over like a leaf of a pad, from the bottom up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new content is turned down like a leaf of a pad.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old content fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns about its horizontal axis, its top first.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns about its horizontal axis, its bottom first.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A wish for 60 frames a second.
        ///
        /// > Note: Differs from UIKit: the display's pace decides in any case, since the frames cost the application
        /// > nothing.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames a second; see `preferredFramesPerSecond60`.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    }

    /// How an animation of keyframes runs.
    ///
    /// The bits of `AnimationOptions` for the curve have their meaning here too, for the way as a whole.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from each value to the next; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe's value is taken at its start, without a way there.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed through all values; the keyframes' times do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through all values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve at an even speed; the keyframes' times do not count.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The ready-made paces.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        /// Slow, fast, slow.
        case easeInOut = 0
        /// Slow at first.
        case easeIn
        /// Slow at the end.
        case easeOut
        case linear
    }
}
