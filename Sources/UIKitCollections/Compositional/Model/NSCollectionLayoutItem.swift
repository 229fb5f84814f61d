// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An item of a compositional layout: its size, and the space within and around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size, relative to the container.
    public let layoutSize: NSCollectionLayoutSize
    /// The items that are anchored to this one, such as badges.
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The distances between the item's frame and its content, in points; zero by default.
    ///
    /// They are ignored on an axis on which the item is measured.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item; `nil` by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of the given size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with other items anchored to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The subitems and their arrangement; `nil` for an item that is not a group.
    var groupRule: GroupRule? { nil }

    var rule: ItemRule {
        ItemRule(
            size: layoutSize.rule, insets: contentInsets.sane, edges: edgeSpacing?.rule ?? EdgeRule(),
            supplementaries: supplementaryItems.map(\.supplementaryRule), group: groupRule)
    }
}
