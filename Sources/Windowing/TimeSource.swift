// SPDX-License-Identifier: MIT
public import Foundation

/// The one clock that events, animations and gesture timeouts obey.
///
/// Times are seconds on a monotonic scale whose zero means nothing (`CLOCK_MONOTONIC` on a real display, so that
/// presentation times of the compositor compare directly).
public protocol TimeSource: AnyObject, Sendable {
    /// Seconds since the clock's own zero.
    var now: TimeInterval { get }

    /// Calls `handler` on the main actor once, `delay` seconds from now or as soon after as the main actor is free.
    /// A negative delay counts as zero. Cancelling after the call has no effect.
    @MainActor
    func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall
}

extension TimeSource {
    /// Lets `seconds` go by on this clock.
    @MainActor
    public func wait(_ seconds: TimeInterval) async {
        await withCheckedContinuation { continuation in
            _ = schedule(after: seconds) { continuation.resume() }
        }
    }
}

/// A call that a `TimeSource` has promised; releasing it cancels nothing.
@MainActor
public final class ScheduledCall {
    private var onCancel: (@MainActor () -> Void)?

    public init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    public func cancel() {
        onCancel?()
        onCancel = nil
    }
}
