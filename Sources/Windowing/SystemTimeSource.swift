// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation

/// The system's monotonic clock, with calls delivered on the main queue.
public final class SystemTimeSource: TimeSource {
    /// The shared clock.
    public static let shared = SystemTimeSource()

    /// Creates a clock.
    public init() {}

    /// Seconds of `CLOCK_MONOTONIC`.
    public var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }

    @MainActor
    public func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        let item = DispatchWorkItem { MainActor.assumeIsolated(handler) }
        // NaN counts as no delay, and a delay that would overflow the deadline is limited.
        let seconds = delay.isNaN ? 0 : min(max(delay, 0), 1_000_000_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return ScheduledCall { item.cancel() }
    }
}
