// SPDX-License-Identifier: MIT
package import Foundation

/// Predicts when the next frame of a surface will be seen.
package struct FrameClock {
    /// The screen's own interval, until the compositor tells a measured one.
    package var nominalInterval: TimeInterval = 1 / 60

    private var measuredInterval: TimeInterval?
    private var lastPresentation: TimeInterval?
    private var lastTimestamp = -TimeInterval.infinity

    package init() {}

    /// Takes the moment at which a frame turned to light, and the interval to the next refresh in nanoseconds
    /// (0 = unknown or variable).
    package mutating func didPresent(at time: TimeInterval?, refresh nanoseconds: UInt32) {
        lastPresentation = time
        // Displays run at 1 to 1000 Hz; anything else is a compositor without a display behind it.
        measuredInterval = (1_000_000...1_000_000_000).contains(nanoseconds) ? TimeInterval(nanoseconds) / 1e9 : nil
    }

    /// The time of a frame that is begun at `now`: the next refresh, or `now` if refreshes are not known.
    ///
    /// Timestamps never run backwards.
    package mutating func nextFrame(now: TimeInterval) -> FrameTime {
        let interval = measuredInterval ?? nominalInterval
        var timestamp = now
        // A prediction from a refresh long past would be off by the clocks' drift.
        if let lastPresentation, measuredInterval != nil, abs(now - lastPresentation) < 1 {
            let count = ((now - lastPresentation) / interval).rounded(.down) + 1
            timestamp = lastPresentation + max(0, count) * interval
        }
        lastTimestamp = max(lastTimestamp, timestamp)
        return FrameTime(timestamp: lastTimestamp, refreshInterval: interval)
    }
}
