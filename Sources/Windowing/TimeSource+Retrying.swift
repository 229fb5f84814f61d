// SPDX-License-Identifier: MIT
internal import Diagnostics
package import Foundation

extension TimeSource {
    /// Calls `connect` immediately, then after increasing pauses of up to a second, until it succeeds.
    ///
    /// Rethrows its error after `timeLimit` seconds, when the task is canceled, or if another attempt can't succeed:
    /// only a missing display server, or one that disconnects, is worth retrying.
    @MainActor
    package func retry(
        for timeLimit: TimeInterval, _ connect: @MainActor () throws(ConnectionError) -> Void
    ) async throws(ConnectionError) {
        let deadline = now + (timeLimit.isNaN ? 0 : max(0, timeLimit))
        var pause: TimeInterval = 0.05
        while true {
            do {
                return try connect()
            } catch {
                guard error.mayPass, now < deadline, !Task.isCancelled else { throw error }
                Log.debug("\(error) The next attempt to connect is in \(min(pause, deadline - now)) s.")
            }
            await wait(min(pause, deadline - now))
            pause = min(pause * 2, 1)
        }
    }
}

extension ConnectionError {
    fileprivate var mayPass: Bool {
        switch self {
        case .noDisplay, .lost: true
        default: false
        }
    }
}
