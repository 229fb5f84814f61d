// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// One change of a batch, as passed to a layout's `prepare(forCollectionViewUpdates:)`.
///
/// The index path of a change to a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// The index path before the batch; `nil` for an insertion.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the batch; `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    @preconcurrency public let updateAction: Action

    @preconcurrency init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
