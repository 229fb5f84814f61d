// SPDX-License-Identifier: MIT
package import Foundation

/// Statistics of frame intervals.
package struct FramePacing: Hashable, Sendable {
    /// The number of intervals.
    package let count: Int
    /// The median interval, in seconds.
    package let median: TimeInterval
    /// The longest interval, in seconds.
    package let longest: TimeInterval
    /// The number of intervals in which at least one frame was missed.
    package let lateCount: Int

    /// Creates statistics from presentation times in seconds; `nil` without two different times.
    ///
    /// NaN, infinite, and decreasing times are ignored.
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

    /// The frame rate, in hertz.
    package var rate: Double { 1 / median }

    /// Returns whether the frame rate matches `refreshRate`; always `true` for an unknown rate.
    ///
    /// The tolerance is 5 %: display clocks deviate by up to 1 %, and the closest wrong rate (50 for 60) by 17 %.
    package func fits(refreshRate: Double) -> Bool {
        guard refreshRate > 0, refreshRate.isFinite else { return true }
        return abs(rate - refreshRate) <= refreshRate / 20
    }
}
