// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension X11WindowSystem {
    /// Tries at once, then after longer and longer pauses of up to a second.
    ///
    /// A display manager starts another server under the same name; the new one has other numbers for everything.
    public func reconnect(within patience: TimeInterval) async throws(WindowingError) {
        try await timeSource.retry(for: patience) { () throws(WindowingError) in
            if session == nil { try connect() }
        }
    }
}
