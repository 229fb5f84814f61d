// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Constants for the interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolates linearly between values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value lasts until the next one's time.
    ///
    /// `keyTimes` has one element more than `values`: the end of the last value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Follows a path at constant speed; `keyTimes` and `timingFunctions` aren't used.
    ///
    /// Values are interpolated as with `linear`.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, all of the property's type.
    ///
    /// Without values and without a path the animation changes nothing.
    open var values: [Any]?
    /// The path that a point, such as a layer's position, follows; takes precedence over `values`.
    ///
    /// Each line or curve is a keyframe: `keyTimes` and `timingFunctions` have an element for each of them, as for values.
    /// Curves are followed along their parameter, or, with a paced mode, at constant speed.
    open var path: CGPath?
    /// The time at which each value is reached, as fractions (0...1) of the duration in ascending order.
    ///
    /// `nil`, or an array that doesn't match the values, spaces them evenly.
    open var keyTimes: [NSNumber]?
    /// The pacing between each value and the next; linear for missing elements.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values; `linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        let times = keyTimes?.map(\.doubleValue)
        if let path, case .point = sample {
            return TracedPath(path).keyframes(
                times: times, functions: timingFunctions ?? [], mode: calculationMode
            ).map { .keyframes($0) }
        }
        let values = (values ?? []).compactMap { AnimatedValue($0)?.matching(sample) }
        return KeyframePath(
            values: values, times: times, functions: timingFunctions ?? [], isStepped: calculationMode == .discrete
        ).map { .keyframes($0) }
    }

    /// The pacing of the whole animation: linear unless set, because the transaction's pacing would distort the key
    /// times.
    override func makePace() -> AnimationPace {
        .curve(timingFunction ?? CAMediaTimingFunction(name: .linear))
    }
}
