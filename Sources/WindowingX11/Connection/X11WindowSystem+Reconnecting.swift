// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension X11WindowSystem {
    /// Tries immediately, then after increasing pauses of up to a second.
    ///
    /// A display manager starts another server with the same name, in which all identifiers differ.
    public func reconnect(within timeLimit: TimeInterval) async throws(ConnectionError) {
        try await timeSource.retry(for: timeLimit) { () throws(ConnectionError) in
            if session == nil { try connect() }
        }
    }
}
