// SPDX-License-Identifier: MIT
package import Foundation

/// Predicts when the next frame of a surface will be seen.
package struct FrameClock {
    /// The screen's own interval, until the compositor tells a measured one.
    package var nominalInterval: TimeInterval = 1 / 60

    private var measuredInterval: TimeInterval?
    private var lastPresentation: TimeInterval?
    private var lastTimestamp = -TimeInterval.infinity
    /// A refresh has gone by since the last timestamp.
    private var isRefreshNew = false

    package init() {}

    /// Takes the moment at which a frame turned to light, and the interval to the next refresh in nanoseconds
    /// (0 = unknown or variable).
    package mutating func didPresent(at time: TimeInterval?, refresh nanoseconds: UInt32) {
        lastPresentation = time
        // Displays run at 1 to 1000 Hz; anything else is a compositor without a display behind it.
        measuredInterval = (1_000_000...1_000_000_000).contains(nanoseconds) ? TimeInterval(nanoseconds) / 1e9 : nil
    }

    /// The compositor wants the next frame, so that one is for another refresh than the last.
    package mutating func didRefresh() {
        isRefreshNew = true
    }

    /// The time of a frame that is begun at `now`: the next refresh, or `now` if refreshes are not known.
    ///
    /// Timestamps never run backwards, and after `didRefresh()` they are more than half an interval apart, which is how
    /// frames of one refresh are told from those of two: compositors without a display behind them refresh when they
    /// please, and a prediction may then fall on what has been shown already.
    package mutating func nextFrame(now: TimeInterval) -> FrameTime {
        let interval = measuredInterval ?? nominalInterval
        var timestamp = now
        // A prediction from a refresh long past would be off by the clocks' drift.
        if let lastPresentation, measuredInterval != nil, abs(now - lastPresentation) < 1 {
            let count = ((now - lastPresentation) / interval).rounded(.down) + 1
            timestamp = lastPresentation + max(0, count) * interval
        }
        // Not by a whole interval, nor far into the future: a clock that is ahead falls back with the next predictions.
        if isRefreshNew { timestamp = max(timestamp, min(lastTimestamp + interval * 0.6, now + interval * 2)) }
        isRefreshNew = false
        lastTimestamp = max(lastTimestamp, timestamp)
        return FrameTime(timestamp: lastTimestamp, refreshInterval: interval)
    }
}
