// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Windowing

/// A clock that only advances when a test moves it.
final class ManualClock: TimeSource {
    private let time: Mutex<TimeInterval>
    @MainActor private var calls: [(time: TimeInterval, handler: @MainActor () -> Void, id: Int)] = []
    @MainActor private var lastID = 0

    init(_ time: TimeInterval) {
        self.time = Mutex(time)
    }

    var now: TimeInterval { time.withLock { $0 } }

    @MainActor var scheduledTimes: [TimeInterval] { calls.map(\.time).sorted() }

    @MainActor
    func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastID += 1
        let id = lastID
        calls.append((now + max(0, delay), handler, id))
        return ScheduledCall { [weak self] in self?.calls.removeAll { $0.id == id } }
    }

    @MainActor
    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = calls.min(by: { $0.time < $1.time }), next.time <= end {
            calls.removeAll { $0.id == next.id }
            set(max(now, next.time))
            next.handler()
        }
        set(end)
    }

    /// Sets the time without making calls.
    ///
    /// Can be used outside the main actor.
    func set(_ newTime: TimeInterval) {
        time.withLock { $0 = newTime }
    }
}
