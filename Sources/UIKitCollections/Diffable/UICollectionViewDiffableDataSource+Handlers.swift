// SPDX-License-Identifier: MIT
public import DiffableData
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewDiffableDataSource {
    /// The closures that take part in reordering by the user.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Returns whether the user can move an item; no item can be moved without it.
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called when the user has dropped an item, before the data source adopts its new position.
        public var willReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data source has adopted the item's new position.
        ///
        /// Store the new order here.
        public var didReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that allow no reordering.
        public init() {}
    }

    /// The closures that take part in expanding and collapsing items by the user.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether the user can expand an item; every item can be expanded without it.
        public var shouldExpandItem: (@MainActor (Item) -> Bool)?
        /// Called before the user's action expands an item.
        public var willExpandItem: (@MainActor (Item) -> Void)?
        /// Returns whether the user can collapse an item; every item can be collapsed without it.
        public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
        /// Called before the user's action collapses an item.
        public var willCollapseItem: (@MainActor (Item) -> Void)?
        /// Returns the children of an item that is about to be expanded, given those that it has.
        public var snapshotForExpandingParent:
            (
                @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers that allow every item to be expanded and collapsed.
        public init() {}
    }
}
