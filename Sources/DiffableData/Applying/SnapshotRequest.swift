// SPDX-License-Identifier: MIT

/// A snapshot that a data source is to show, with its difference from the snapshot requested before it.
package struct SnapshotRequest<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The position of the request among all requests of its data source.
    package let number: Int
    package let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The difference from the snapshot of the request before this one.
    package let difference: SnapshotDifference
}
