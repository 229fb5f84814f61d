// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// A clock that only advances when a test moves it, and then makes the due calls in order.
@MainActor
final class ManualTimeSource: TimeSource {
    nonisolated let clock = Clock()

    /// Unchecked: written only on the test's single thread.
    final class Clock: @unchecked Sendable {
        var now: TimeInterval = 1000
    }

    private struct Call {
        var number: Int
        var time: TimeInterval
        var handler: @MainActor () -> Void
    }

    private var calls: [Call] = []
    private var lastNumber = 0

    nonisolated var now: TimeInterval { clock.now }
    var pendingCount: Int { calls.count }

    func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastNumber += 1
        let number = lastNumber
        calls.append(Call(number: number, time: now + max(0, delay), handler: handler))
        return ScheduledCall { self.calls.removeAll { $0.number == number } }
    }

    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = calls.filter({ $0.time <= end + 1e-9 }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }
        ) {
            calls.removeAll { $0.number == next.number }
            clock.now = max(now, next.time)
            next.handler()
        }
        clock.now = end
    }

    /// Advances the time without making calls, as if the main actor were busy.
    func stall(for seconds: TimeInterval) {
        clock.now += seconds
    }
}
