// SPDX-License-Identifier: MIT
public import Foundation

/// Constants for an animation's appearance before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The first value is shown before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The last value remains after the end.
    ///
    /// Only visible if the animation is not removed on completion.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Combines `backwards` and `forwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Outside the animation, the layer's model value is shown.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing model of animations and layers: start, rate and repetition.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The start time, in seconds of `CACurrentMediaTime()`; 0 (the default) starts as soon as it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate of local time relative to the parent's. 0 stops at `timeOffset`; negative values run backward from
    /// `timeOffset`.
    var speed: Float { get set }
    /// The local time at which it starts, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs. Fractions are allowed, 0 means one run, and `.infinity` repeats forever.
    var repeatCount: Float { get set }
    /// The time for which runs repeat, in seconds. Overrides `repeatCount` unless 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one in reverse.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A time interval in seconds.
public typealias CFTimeInterval = TimeInterval
