// SPDX-License-Identifier: MIT

/// The snapshot that a view shows.
package struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    package private(set) var snapshot = Snapshot()
    /// The number of the request that the snapshot is from.
    package private(set) var number = 0

    package init() {}

    /// Adopts the snapshot of a request, and returns how it differs from the one before.
    ///
    /// A request may be late because another thread's was faster. Only the reloads of a late request count then.
    package mutating func adopt(_ request: SnapshotRequest<Section, Item>) -> SnapshotDifference {
        guard request.number > number else {
            return SnapshotDifference(from: snapshot, to: snapshot.marked(as: request.snapshot))
        }
        let isNext = request.number == number + 1
        let difference = isNext ? request.difference : SnapshotDifference(from: snapshot, to: request.snapshot)
        (snapshot, number) = (request.snapshot.applied, request.number)
        return difference
    }

    /// Adopts a snapshot that is shown without a comparison.
    package mutating func adopt(_ snapshot: Snapshot, number: Int) {
        guard number > self.number else { return }
        (self.snapshot, self.number) = (snapshot.applied, number)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the snapshot with the reloads and reconfigurations of another one, as far as it has their identifiers.
    fileprivate func marked(as other: Self) -> Self {
        var copy = applied
        copy.reloadSections(other.reloadedSectionIdentifiers.filter { indexOfSection($0) != nil })
        copy.reloadItems(other.reloadedItemIdentifiers.filter { indexOfItem($0) != nil })
        copy.reconfigureItems(other.reconfiguredItemIdentifiers.filter { indexOfItem($0) != nil })
        return copy
    }
}
