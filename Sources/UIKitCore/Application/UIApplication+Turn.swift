// SPDX-License-Identifier: MIT
internal import Dispatch
internal import LayerTree
internal import Windowing

/// The end of a run-loop turn: layout, drawing and the hand-over to the render server, once for all that was marked.
extension UIApplication {
    /// Runs `call` once the layout of this turn is done and its frame is handed over.
    static func afterLayout(_ call: @escaping @MainActor () -> Void) {
        CATransaction.addPostCommitHandler(call)
    }

    /// Runs `call` once what the display has sent so far is dealt with, before the layout that comes of it.
    static func afterInput(_ call: @escaping @MainActor @Sendable () -> Void) {
        CATransaction.scheduler(call)
    }

    /// Ends the turn now instead of later in the main queue.
    package static func endTurn() {
        CATransaction.flush()
        running?.windowSystem.flush()
    }

    static func scheduleTurns() {
        CATransaction.scheduler = { commit in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    commit()
                    running?.windowSystem.flush()
                }
            }
        }
        CATransaction.turnDidEnd = { running?.windowSystem.flush() }
        CATransaction.didCommit = { running?.popups.follow() }
    }
}
