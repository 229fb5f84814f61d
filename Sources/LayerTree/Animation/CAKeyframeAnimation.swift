// SPDX-License-Identifier: MIT
internal import Foundation

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one's time; `keyTimes` has one more element, the last one's end.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, all of the property's type; an animation without any changes nothing.
    open var values: [Any]?
    /// When each value is reached, as a rising share of the duration from 0 to 1; even steps if `nil` or unfitting.
    ///
    /// > Note: Differs from UIKit: an array of `Double`; Linux has no need of `NSNumber` here.
    open var keyTimes: [Double]?
    /// The pace from each value to the next; linear for those that are missing.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        let values = (values ?? []).compactMap { AnimatedValue($0)?.matching(sample) }
        return KeyframePath(
            values: values, times: keyTimes, functions: timingFunctions ?? [], isStepped: calculationMode == .discrete
        ).map { .keyframes($0) }
    }

    /// The pace of the whole: even, unless set; the transaction's pace would distort the key times.
    override func makePace() -> AnimationPace {
        .curve(timingFunction ?? CAMediaTimingFunction(name: .linear))
    }
}
