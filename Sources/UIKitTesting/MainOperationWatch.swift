// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Dispatch
package import Foundation
internal import Synchronization

/// Reports an operation on the main queue that isn't executed, because the thread that would do it waits for it.
package final class MainOperationWatch: Sendable {
    /// The seconds between two checks.
    ///
    /// An operation that is found in two of them is reported.
    private static let interval: TimeInterval = 5

    private struct State {
        var waiting: ObjectIdentifier?
        var hasReported = false
    }

    private let state = Mutex(State())
    // A dispatch source may be used on any thread, though it isn't declared so.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    package init() {
        timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .seconds(1))
        timer.setEventHandler { [weak self] in
            if let report = self?.check(OperationQueue.main.operations.first) { Log.misuse(report) }
        }
        timer.resume()
    }

    deinit {
        timer.cancel()
    }

    package func stop() {
        timer.cancel()
    }

    /// Returns a report if `operation`, the first on the main queue, was also the first in the last check.
    package func check(_ operation: Operation?) -> String? {
        let found = operation.map(ObjectIdentifier.init)
        return state.withLock { state in
            defer { state.waiting = found }
            guard let found, found == state.waiting, !state.hasReported else { return nil }
            state.hasReported = true
            return "An operation on the main queue waits for the test to end. A test that posts a notification to an "
                + "observer with queue: .main never ends; pass nil as the observer's queue."
        }
    }
}
