// SPDX-License-Identifier: MIT
internal import Synchronization

/// The order in which snapshots are applied to a data source, by any thread.
///
/// A snapshot is compared with the one before it on the thread that applies it, so that a long comparison doesn't hold
/// up the main actor.
package final class SnapshotQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private struct State {
        var snapshot = Snapshot()
        var number = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// The snapshot of the last request, without its reloads; empty before the first one.
    package var snapshot: Snapshot { state.withLock { $0.snapshot } }

    /// Numbers a snapshot, and compares it with that of the request before.
    package func add(_ snapshot: Snapshot) -> SnapshotRequest<Section, Item> {
        let applied = snapshot.applied
        let (before, number) = state.withLock { state in
            let before = state.snapshot
            state.snapshot = applied
            state.number += 1
            return (before, state.number)
        }
        return SnapshotRequest(
            number: number, snapshot: snapshot, difference: SnapshotDifference(from: before, to: snapshot))
    }

    /// Numbers a snapshot that is shown already, or that is shown without a comparison.
    package func replace(_ snapshot: Snapshot) -> Int {
        state.withLock { state in
            state.snapshot = snapshot.applied
            state.number += 1
            return state.number
        }
    }
}
