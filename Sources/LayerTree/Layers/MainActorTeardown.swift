// SPDX-License-Identifier: MIT

/// State that an object of the main actor leaves behind, and that is torn down there whichever thread released the
/// object.
///
/// A subclass of a class with an isolated `deinit` can't have a plain one. The `deinit` of an open class is therefore
/// nonisolated. It passes what must be torn down on the main actor to `run(_:_:)`, and does nothing if there is nothing.
@MainActor
package final class MainActorTeardown<State: Sendable> {
    private var state: State
    private let tearDown: @MainActor (inout State) -> Void

    private nonisolated init(_ state: consuming State, _ tearDown: @escaping @MainActor (inout State) -> Void) {
        self.state = consume state
        self.tearDown = tearDown
    }

    isolated deinit {
        tearDown(&state)
    }

    /// Calls `tearDown` with `state` on the main actor: before this method returns if the caller runs there, and
    /// otherwise soon.
    ///
    /// `state` is moved, so that references to an object that only it contains are known to be unique.
    package nonisolated static func run(
        _ state: consuming State, _ tearDown: @escaping @MainActor (inout State) -> Void
    ) {
        _ = MainActorTeardown(consume state, tearDown)
    }
}
