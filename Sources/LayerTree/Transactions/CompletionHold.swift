// SPDX-License-Identifier: MIT

/// Delays the completion blocks of the transactions that are open when it is created, until it is released.
///
/// Held for an animation that is added only after the transactions were committed.
@MainActor
package final class CompletionHold {
    private let completions: [TransactionCompletion]

    package init() {
        completions = TransactionState.shared.openCompletions
        for completion in completions { completion.enter() }
    }

    isolated deinit {
        for completion in completions { completion.leave() }
    }
}
