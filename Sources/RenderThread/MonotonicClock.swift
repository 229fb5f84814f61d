// SPDX-License-Identifier: MIT
package import Foundation

/// The machine's `CLOCK_MONOTONIC`, which presentation times and the times of events are on too.
package enum MonotonicClock {
    /// Seconds since the clock's own zero.
    package static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }
}
