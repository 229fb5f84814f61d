// SPDX-License-Identifier: MIT
internal import Foundation

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
}

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, all of the property's type.
    ///
    /// Without values the animation changes nothing.
    open var values: [Any]?
    /// The time at which each value is reached, as fractions (0...1) of the duration in ascending order.
    ///
    /// `nil`, or an array that doesn't match the values, spaces them evenly.
    ///
    /// > Note: Differs from UIKit: an array of `Double` instead of `NSNumber`.
    open var keyTimes: [Double]?
    /// The pacing between each value and the next; linear for missing elements.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values; `linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        let values = (values ?? []).compactMap { AnimatedValue($0)?.matching(sample) }
        return KeyframePath(
            values: values, times: keyTimes, functions: timingFunctions ?? [], isStepped: calculationMode == .discrete
        ).map { .keyframes($0) }
    }

    /// The pacing of the whole animation: linear unless set, because the transaction's pacing would distort the key
    /// times.
    override func makePace() -> AnimationPace {
        .curve(timingFunction ?? CAMediaTimingFunction(name: .linear))
    }
}
