// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation
internal import RenderThread

/// The system's monotonic clock, with calls delivered on the main queue.
public final class SystemTimeSource: TimeSource {
    /// The shared clock.
    public static let shared = SystemTimeSource()

    /// Creates a clock.
    public init() {}

    /// Seconds of `CLOCK_MONOTONIC`.
    public var now: TimeInterval { MonotonicClock.now }

    @MainActor
    public func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        let item = DispatchWorkItem { MainActor.assumeIsolated(handler) }
        // NaN counts as no delay, and a delay that would overflow the deadline is limited.
        let seconds = delay.isNaN ? 0 : min(max(delay, 0), 1_000_000_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return ScheduledCall { item.cancel() }
    }
}
