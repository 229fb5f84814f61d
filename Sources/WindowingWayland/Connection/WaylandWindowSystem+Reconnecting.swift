// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension WaylandWindowSystem {
    /// Tries immediately, then after increasing pauses of up to a second.
    ///
    /// A compositor whose socket outlives it, such as KWin, is waited for regardless of `timeLimit`, and blocks the main
    /// actor, since there is no display to update.
    public func reconnect(within timeLimit: TimeInterval) async throws(ConnectionError) {
        try await timeSource.retry(for: timeLimit) { () throws(ConnectionError) in
            if session == nil { try connect() }
        }
    }
}
