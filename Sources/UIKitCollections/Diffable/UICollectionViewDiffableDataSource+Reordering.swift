// SPDX-License-Identifier: MIT
internal import DiffableData
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewDiffableDataSource {
    func canReorderItem(at path: IndexPath) -> Bool {
        guard let canReorderItem = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: path) else {
            return false
        }
        return canReorderItem(item)
    }

    /// Adopts an item's new position, which the collection view shows itself.
    func reorder(from path: IndexPath, to goal: IndexPath) {
        guard let (after, item) = snapshot(movingItemAt: path, to: goal) else { return }
        let before = shown.snapshot
        let sections = [path[0], goal[0]].sorted().compactMap(before.sectionIdentifier(at:))
        let changed = sections.first == sections.last ? Array(sections.prefix(1)) : sections
        let moved = changed.map { section in (section, outline(of: section), reordered(section, after, item)) }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after,
            sectionTransactions: moved.map { section, old, new in
                NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
                    sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new)
            })
        reorderingHandlers.willReorder?(transaction)
        for (section, _, new) in moved where outlines[section] != nil { outlines[section] = new }
        shown.adopt(after, number: queue.replace(after))
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns the hierarchy of a section after an item was moved in it, into it, or out of it.
    ///
    /// The item keeps its descendants, and becomes a sibling of the item that it is dropped before.
    private func reordered(
        _ section: SectionIdentifierType, _ snapshot: Snapshot, _ item: ItemIdentifierType
    ) -> SectionSnapshot {
        var outline = outline(of: section)
        var part = SectionSnapshot()
        if outline.contains(item) {
            part = outline.snapshot(of: item, includingParent: true)
            outline.delete([item])
        } else {
            part.append([item])
        }
        let items = snapshot.itemIdentifiers(inSection: section)
        guard let index = items.firstIndex(of: item) else { return outline }
        let next = items.dropFirst(index + 1).first { outline.contains($0) }
        if let next {
            outline.insert(part, before: next)
        } else if let last = outline.rootItems.last {
            outline.insert(part, after: last)
        } else {
            outline = part
        }
        return outline
    }
}
