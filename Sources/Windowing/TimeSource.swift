// SPDX-License-Identifier: MIT
public import Foundation

/// The clock of events, animations and gesture timeouts.
///
/// Times are in seconds on a monotonic scale with an arbitrary base (`CLOCK_MONOTONIC` on a real display, so that the
/// compositor's presentation times are comparable).
public protocol TimeSource: AnyObject, Sendable {
    /// The current time in seconds.
    var now: TimeInterval { get }

    /// Calls `handler` once on the main actor, after `delay` seconds or as soon after as the main actor is free. A
    /// negative delay counts as zero. Canceling after the call has no effect.
    @MainActor
    func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall
}

extension TimeSource {
    /// Suspends the task for `seconds` of this clock.
    @MainActor
    public func wait(_ seconds: TimeInterval) async {
        await withCheckedContinuation { continuation in
            _ = schedule(after: seconds) { continuation.resume() }
        }
    }
}

/// A call scheduled by a `TimeSource`; releasing this object doesn't cancel it.
@MainActor
public final class ScheduledCall {
    private var onCancel: (@MainActor () -> Void)?

    /// Creates a scheduled call that is canceled by `onCancel`.
    public init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    /// Cancels the call.
    public func cancel() {
        onCancel?()
        onCancel = nil
    }
}
