// SPDX-License-Identifier: MIT
import TestProcesses

/// Polls until a condition holds, because clients of the server see each other's changes asynchronously.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(ChildProcess.patience)
    while !condition() {
        guard ContinuousClock.now < end else { return false }
        await Task.yield()
    }
    return true
}
