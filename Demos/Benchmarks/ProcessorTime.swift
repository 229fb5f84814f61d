// SPDX-License-Identifier: MIT
import UIKit

/// What the process has used of the processors, all threads together.
enum ProcessorTime {
    /// Seconds since the process began.
    static var used: TimeInterval {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// Seconds that `work` takes of the processors, other threads' work in that time included.
    @MainActor
    static func of(_ work: @MainActor () -> Void) -> TimeInterval {
        let start = used
        work()
        return used - start
    }

    private static func seconds(_ time: timeval) -> TimeInterval {
        TimeInterval(time.tv_sec) + TimeInterval(time.tv_usec) / 1_000_000
    }
}
