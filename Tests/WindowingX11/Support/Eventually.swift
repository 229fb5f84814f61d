// SPDX-License-Identifier: MIT
import TestProcesses

/// Polls until a condition holds, because clients of the server see each other's changes asynchronously.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async -> Bool {
    var timeLimit = Patience()
    while !condition() {
        if timeLimit.isExhausted() { return false }
        await Patience.pause()
    }
    return true
}
