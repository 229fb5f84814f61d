// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

extension WaylandWindowSystem {
    /// Tries at once, then after longer and longer pauses of up to a second.
    ///
    /// A compositor whose socket outlives it, as KWin's does, is waited for without regard to `patience`, and without
    /// anything else happening on the main actor: there is nothing to show it on.
    public func reconnect(within patience: TimeInterval) async throws(WindowingError) {
        let deadline = timeSource.now + (patience.isNaN ? 0 : max(0, patience))
        var pause: TimeInterval = 0.05
        while session == nil {
            do {
                return try connect()
            } catch {
                guard error.mayPass, timeSource.now < deadline, !Task.isCancelled else { throw error }
            }
            await timeSource.wait(min(pause, deadline - timeSource.now))
            pause = min(pause * 2, 1)
        }
    }
}

extension WindowingError {
    /// Whether another attempt may end otherwise: the desktop is not there, or went away as it was spoken to.
    fileprivate var mayPass: Bool {
        switch self {
        case .noDisplay, .connectionLost: true
        default: false
        }
    }
}
