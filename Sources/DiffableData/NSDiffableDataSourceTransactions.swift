// SPDX-License-Identifier: MIT

/// An item of a hierarchy that is inserted, deleted, or moved by a change of snapshots, for `CollectionDifference`.
extension CollectionDifference.Change {
    /// The offset of the change.
    package var position: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
