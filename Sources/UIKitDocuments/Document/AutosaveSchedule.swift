// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// When a document saves itself.
@MainActor
struct AutosaveSchedule {
    /// The time in seconds from a change to its being saved: what a user would hardly write again.
    private static let delay: TimeInterval = 5
    /// The least ratio of the time between two saves to the time that one takes, so that a large document isn't written
    /// without end.
    private static let rest = 10.0

    private var pending: ScheduledCall?
    /// The duration of the last save in seconds.
    var lastDuration: TimeInterval = 0

    mutating func schedule(_ work: @escaping @MainActor () -> Void) {
        guard pending == nil else { return }
        let delay = max(Self.delay, lastDuration * Self.rest)
        pending = LayerClock.timeSource.schedule(after: delay, work)
    }

    mutating func cancel() {
        pending?.cancel()
        pending = nil
    }
}
