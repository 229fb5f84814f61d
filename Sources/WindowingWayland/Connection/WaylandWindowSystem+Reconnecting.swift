// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension WaylandWindowSystem {
    /// Tries at once, then after longer and longer pauses of up to a second.
    ///
    /// A compositor whose socket outlives it, as KWin's does, is waited for without regard to `patience`, and without
    /// anything else happening on the main actor: there is nothing to show it on.
    public func reconnect(within patience: TimeInterval) async throws(WindowingError) {
        try await timeSource.retry(for: patience) { () throws(WindowingError) in
            if session == nil { try connect() }
        }
    }
}
