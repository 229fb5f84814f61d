// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation

/// The machine's monotonic clock, with calls delivered through the main queue.
public final class SystemTimeSource: TimeSource {
    public static let shared = SystemTimeSource()

    public init() {}

    public var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }

    @MainActor
    public func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        let item = DispatchWorkItem { MainActor.assumeIsolated(handler) }
        // A delay that is not a number, or that would overflow the deadline, waits as long as the clock can count.
        let seconds = delay.isNaN ? 0 : min(max(delay, 0), 1_000_000_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return ScheduledCall { item.cancel() }
    }
}
