// SPDX-License-Identifier: MIT
public import UIKitDragDrop

/// The effect that a collection view proposes for a drop at the current location.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The use of the item at the location.
    public enum Intent: Int, Sendable {
        /// The collection view shows no place for the items.
        case unspecified = 0
        /// The items become items at the destination, where the others make space.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The use of the item at the location; `unspecified` by default.
    public let intent: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
