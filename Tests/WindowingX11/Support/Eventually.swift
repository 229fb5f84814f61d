// SPDX-License-Identifier: MIT
import TestProcesses

/// Looks again and again until something holds: what one client writes, another one of the server sees in its own time.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(ChildProcess.patience)
    while !condition() {
        guard ContinuousClock.now < end else { return false }
        await Task.yield()
    }
    return true
}
