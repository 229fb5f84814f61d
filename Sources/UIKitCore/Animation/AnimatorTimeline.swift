// SPDX-License-Identifier: MIT
internal import Foundation

/// Where an animator's time stands, and how it goes on: what its layers' animations are given.
struct AnimatorTimeline {
    /// Seconds of the whole.
    let length: TimeInterval
    /// Seconds of it that are done.
    var elapsed: TimeInterval
    /// Its seconds per second; 0 stands still, below 0 it goes back.
    var rate: Double
    /// Seconds until it sets off.
    var delay: TimeInterval = 0
}
