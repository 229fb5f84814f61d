// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension CollectionChanges {
    /// The changes in the form in which a layout receives them.
    @MainActor
    func updateItems(_ map: CollectionUpdateMap) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
        items += deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
        items += insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += reloadedSections.map {
            UICollectionViewUpdateItem(.reload, before: whole($0), after: map.sectionGoal(of: $0).map(whole))
        }
        items += reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: map.goal(of: $0)) }
        items += movedSections.sorted { $0.from < $1.from }.map {
            UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to))
        }
        items += movedItems.sorted { $0.from < $1.from }.map {
            UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to)
        }
        return items
    }
}
