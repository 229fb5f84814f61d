// SPDX-License-Identifier: MIT
package import Foundation

/// How evenly frames came.
package struct FramePacing: Hashable, Sendable {
    /// Intervals that were measured.
    package let count: Int
    /// Seconds; the middle one of all intervals.
    package let median: TimeInterval
    /// Seconds.
    package let longest: TimeInterval
    /// Intervals that lasted so long that at least one frame was left out.
    package let lateCount: Int

    /// From the moments at which frames were seen, in seconds; `nil` unless there are two that differ.
    ///
    /// Moments that are no numbers or run backwards are left out.
    package init?(timestamps: [TimeInterval]) {
        var intervals: [TimeInterval] = []
        var last: TimeInterval?
        for time in timestamps where time.isFinite {
            if let last, time <= last { continue }
            if let last { intervals.append(time - last) }
            last = time
        }
        guard !intervals.isEmpty else { return nil }
        let sorted = intervals.sorted()
        let median = sorted[sorted.count / 2]
        count = intervals.count
        self.median = median
        longest = sorted[sorted.count - 1]
        lateCount = intervals.count { $0 > median * 1.5 }
    }

    /// Frames a second.
    package var rate: Double { 1 / median }

    /// Whether the frames came as often as a mode of `refreshRate` shows them; always where the rate is unknown.
    ///
    /// A twentieth: clocks of displays are within a hundredth, and the nearest wrong rate (50 for 60) is a sixth away.
    package func fits(refreshRate: Double) -> Bool {
        guard refreshRate > 0, refreshRate.isFinite else { return true }
        return abs(rate - refreshRate) <= refreshRate / 20
    }
}
