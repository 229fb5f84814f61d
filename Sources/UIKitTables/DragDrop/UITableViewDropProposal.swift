// SPDX-License-Identifier: MIT
public import UIKitDragDrop

/// The effect that a table proposes for a drop at the current location.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The use of the row at the location.
    public enum Intent: Int, Sendable {
        /// The table shows no place for the items.
        case unspecified = 0
        /// The items become rows at the destination, where a gap opens.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Near the edges of a row the items are inserted next to it, in its middle they are dropped into it.
        case automatic = 3
    }

    /// The use of the row at the location; `unspecified` by default.
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
