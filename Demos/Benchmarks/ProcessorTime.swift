// SPDX-License-Identifier: MIT
import UIKit

/// The processor time used by all threads of the process.
enum ProcessorTime {
    /// The processor time since the process started, in seconds.
    static var used: TimeInterval {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// Returns the processor time used during `work` in seconds, including other threads.
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
