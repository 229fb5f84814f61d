// SPDX-License-Identifier: MIT
internal import Synchronization

/// Keeps log messages, for tests that expect them.
package final class LogRecorder: Sendable {
    private let storage = Mutex<[LogMessage]>([])

    package init() {}

    package var messages: [LogMessage] { storage.withLock { $0 } }
    package var texts: [String] { messages.map(\.text) }

    package func append(_ message: LogMessage) {
        storage.withLock { $0.append(message) }
    }

    /// Runs `body` and keeps its messages, of any level, from everyone else.
    ///
    /// Only what the current task does counts, not work that `body` leaves to a queue or a thread.
    package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Log.$taskHandler.withValue({ self.append($0) }, operation: body)
    }
}
