// SPDX-License-Identifier: MIT
internal import Dispatch
package import Foundation

/// The time by which requests are due.
@MainActor
package protocol NotificationClock: AnyObject {
    /// The present.
    var now: Date { get }

    /// Calls `handler` at `date` or soon after, instead of at an earlier wish.
    func wake(at date: Date, _ handler: @escaping @MainActor () -> Void)
}

/// The time of the system.
final class SystemClock: NotificationClock {
    private var item: DispatchWorkItem?
    /// The longest sleep in seconds, after which a changed system time is noticed.
    private static let longestSleep = 60.0

    var now: Date { Date() }

    func wake(at date: Date, _ handler: @escaping @MainActor () -> Void) {
        item?.cancel()
        let next = DispatchWorkItem { MainActor.assumeIsolated { handler() } }
        item = next
        let delay = min(max(date.timeIntervalSinceNow, 0), Self.longestSleep)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: next)
    }
}
