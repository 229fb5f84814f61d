// SPDX-License-Identifier: MIT
public import Foundation

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The first value shows before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The last value stays; only an animation that is not removed on completion has time to show it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The layer's own value shows outside the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// When something runs, how fast, and how often.
@MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of `CACurrentMediaTime()`; 0 (the default) means as soon as it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run.
    var duration: CFTimeInterval { get set }
    /// Its own seconds per second. 0 stands still at `timeOffset`; below 0 it runs backwards from `timeOffset`.
    var speed: Float { get set }
    /// Seconds of its own time at which it starts.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs; fractions count, 0 is one run, `.infinity` never ends.
    var repeatCount: Float { get set }
    /// Seconds for which runs are repeated; counts instead of `repeatCount` unless 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Each run is followed by one in the opposite direction.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation spells them.
public typealias CFTimeInterval = TimeInterval
