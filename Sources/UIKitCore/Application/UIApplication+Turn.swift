// SPDX-License-Identifier: MIT
internal import Dispatch
internal import LayerTree
internal import Windowing

/// The end of a run-loop iteration: layout, drawing, and committing to the render server, once for all invalidated
/// views.
extension UIApplication {
    /// Calls `call` after the layout of this iteration is done and its frame is committed.
    package static func afterLayout(_ call: @escaping @MainActor () -> Void) {
        CATransaction.addPostCommitHandler(call)
    }

    /// Calls `call` after the pending input was handled, before the resulting layout.
    package static func afterInput(_ call: @escaping @MainActor @Sendable () -> Void) {
        CATransaction.scheduler(call)
    }

    /// Ends the iteration immediately instead of later on the main queue.
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
        CATransaction.didCommit = {
            running?.popups.follow()
            running?.keyWindow?.textInputSession?.caretMayHaveMoved()
            running?.finishRestoringScenes()
        }
    }
}
