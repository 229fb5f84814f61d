// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// Predicts the presentation time of a surface's next frame.
package struct FrameClock {
    /// The screen's refresh interval, used until the compositor reports a measured one.
    package var nominalInterval: TimeInterval = 1 / 60

    private var measuredInterval: TimeInterval?
    private var lastPresentation: TimeInterval?
    private var lastTimestamp = -TimeInterval.infinity
    /// Whether there has been a refresh since the last timestamp.
    private var isRefreshNew = false

    package init() {}

    /// Records the time at which a frame was presented, and the interval to the next refresh in nanoseconds (0 =
    /// unknown or variable).
    package mutating func didPresent(at time: TimeInterval?, refresh nanoseconds: UInt32) {
        lastPresentation = time
        // Displays have 1 to 1000 Hz; any other value is from a compositor without a display.
        measuredInterval = (1_000_000...1_000_000_000).contains(nanoseconds) ? TimeInterval(nanoseconds) / 1e9 : nil
    }

    /// Called when the compositor requests the next frame, which is therefore for another refresh than the last.
    package mutating func didRefresh() {
        isRefreshNew = true
    }

    /// Returns the time of a frame that is started at `now`: the next refresh, or `now` if refreshes are unknown.
    ///
    /// Timestamps never run backward, and after `didRefresh()` they are more than half an interval apart, which
    /// distinguishes frames of different refreshes: compositors without a display refresh at arbitrary times, and a
    /// prediction can then be earlier than a frame that has already been shown.
    package mutating func nextFrame(now: TimeInterval) -> FrameTime {
        let interval = measuredInterval ?? nominalInterval
        var timestamp = now
        // A prediction from a refresh long ago would be wrong by the clocks' drift.
        if let lastPresentation, measuredInterval != nil, abs(now - lastPresentation) < 1 {
            let count = ((now - lastPresentation) / interval).rounded(.down) + 1
            timestamp = lastPresentation + max(0, count) * interval
        }
        // By less than an interval, and not far into the future: a clock that is ahead is corrected by the next
        // predictions.
        if isRefreshNew { timestamp = max(timestamp, min(lastTimestamp + interval * 0.6, now + interval * 2)) }
        isRefreshNew = false
        lastTimestamp = max(lastTimestamp, timestamp)
        return FrameTime(timestamp: lastTimestamp, refreshInterval: interval)
    }
}
