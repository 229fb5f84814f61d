// SPDX-License-Identifier: MIT
internal import Dispatch

/// A completion block and the animations that it waits for.
@MainActor
final class TransactionCompletion {
    private var block: (@MainActor () -> Void)?
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping @MainActor () -> Void) {
        self.block = block
    }

    func enter() {
        running += 1
    }

    func leave() {
        running -= 1
        callIfDone()
    }

    /// Called when the transaction is committed; no more animations will be added.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, running == 0, let block else { return }
        self.block = nil
        // Scheduled, so that the code that made the change finishes before the block runs.
        CATransaction.scheduler { block() }
    }
}
