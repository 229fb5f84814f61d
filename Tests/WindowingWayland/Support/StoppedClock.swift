// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Windowing

/// A clock that only advances when a test moves it, and then makes the due calls in order.
@MainActor
final class StoppedClock: TimeSource {
    private struct Call {
        var number: Int
        var time: TimeInterval
        var handler: @MainActor () -> Void
    }

    // The render thread reads the time too.
    private nonisolated let time = Mutex<TimeInterval>(1000)
    private var calls: [Call] = []
    private var lastNumber = 0

    nonisolated var now: TimeInterval { time.withLock { $0 } }
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
            time.withLock { $0 = max($0, next.time) }
            next.handler()
        }
        time.withLock { $0 = end }
    }
}
