// SPDX-License-Identifier: MIT
internal import Foundation

/// The current time and rate of an animator, from which its layers' animations are derived.
struct AnimatorTimeline {
    /// The total duration in seconds.
    let length: TimeInterval
    /// The elapsed time in seconds.
    var elapsed: TimeInterval
    /// The playback rate: 0 when paused, negative when reversed.
    var rate: Double
    /// The remaining delay in seconds.
    var delay: TimeInterval = 0
}
