// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension UICollectionView {
    // MARK: - Items

    /// Inserts items.
    ///
    /// The index paths are those after the batch.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Deletes items.
    ///
    /// The index paths are those before the batch.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Replaces the cells of items.
    ///
    /// The index paths are those before the batch.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Has the data source configure the existing cells of items again.
    ///
    /// The index paths are those before the batch. The data source receives the item's existing cell when it dequeues
    /// one of the same registration.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredItems.formUnion(indexPaths) }
    }

    /// Moves an item from its position before the batch to its position after it.
    ///
    /// Its selection is kept.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.insert(CollectionChanges.Move(from: indexPath, to: newIndexPath)) }
    }

    // MARK: - Sections

    /// Inserts sections.
    ///
    /// The indexes are those after the batch.
    public func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections with their items.
    ///
    /// The indexes are those before the batch.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Reloads sections with all their views.
    ///
    /// Their item counts may change. The indexes are those before the batch.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its position before the batch to its position after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.insert(CollectionChanges.Move(from: section, to: newSection)) }
    }

    /// Whether a batch of changes is being made, the content must be loaded, or placeholders wait for dropped content.
    ///
    /// The counts and index paths of the collection view may then differ from those of the data source.
    public var hasUncommittedUpdates: Bool {
        updates.depth > 0 || content.needsLoad || !dragDrop.items.placeholders.isEmpty
    }

    private func change(_ change: (inout CollectionChanges) -> Void) {
        if updates.depth == 0 { abandonMovement() }
        updates.depth += 1
        change(&updates.pending)
        endBatch()
    }

    func carryOut(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if updates.depth == 0 { abandonMovement() }
        updates.depth += 1
        changes?()
        if let completion { updates.completions.append(completion) }
        endBatch()
    }

    private func endBatch() {
        updates.depth -= 1
        if updates.depth == 0 { carryOutUpdates() }
    }
}
