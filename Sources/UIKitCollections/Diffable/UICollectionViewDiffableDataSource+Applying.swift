// SPDX-License-Identifier: MIT
internal import DiffableData
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewDiffableDataSource: SnapshotPresenter {
    var isViewBusy: Bool { collectionView?.isAskingForItems == true }
    var isInUse: Bool { collectionView?.dataSource === self }

    func makeChanges(
        _ difference: SnapshotDifference, then completion: (@MainActor @Sendable () -> Void)?
    ) {
        guard let collectionView else { return }
        collectionView.performBatchUpdates(
            { collectionView.make(difference.separated) }, completion: { _ in completion?() })
    }

    func reloadView() { collectionView?.reloadData() }

    func snapshotDidChange() { dropOutdatedOutlines() }
}

extension UICollectionViewDiffableDataSource {
    func show(
        _ outline: SectionSnapshot, in section: SectionIdentifierType, isAnimated: Bool,
        then completion: (@MainActor @Sendable () -> Void)?
    ) {
        var snapshot = queue.snapshot
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        let items = outline.visibleItems
        let kept = Set(items)
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        snapshot.arrange(items, inSection: section)
        outlines[section] = outline
        carryOut(queue.add(snapshot), isAnimated: isAnimated, then: completion)
        collectionView?.outlineDidChange()
    }

    /// Returns the hierarchy of a section's items.
    func outline(of section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var outline = SectionSnapshot()
        if shown.snapshot.indexOfSection(section) != nil {
            outline.append(shown.snapshot.itemIdentifiers(inSection: section))
        }
        return outline
    }

    /// Drops the hierarchies of sections that show other items now.
    func dropOutdatedOutlines() {
        for (section, outline) in outlines {
            let isCurrent =
                shown.snapshot.indexOfSection(section) != nil
                && shown.snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
            if !isCurrent { outlines[section] = nil }
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Puts items into a section in an order, whether or not they are there already.
    fileprivate mutating func arrange(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        let known = Set(itemIdentifiers(inSection: section))
        guard known.count != items.count || itemIdentifiers(inSection: section) != items else { return }
        // Deleting them first makes this one insertion; the marks of an applied snapshot are empty.
        deleteItems(items.filter(known.contains))
        appendItems(items, toSection: section)
    }
}

extension UICollectionView {
    /// Whether the collection view is loading or placing items, so that it cannot be changed.
    var isAskingForItems: Bool { content.isLoading || content.isPlacing || content.isPreparing }

    /// Makes the changes between two snapshots, as part of a batch.
    func make(_ difference: SnapshotDifference) {
        func paths(_ positions: [ItemPosition]) -> [IndexPath] { positions.map(\.indexPath) }
        if !difference.deletedSections.isEmpty { deleteSections(IndexSet(difference.deletedSections)) }
        if !difference.insertedSections.isEmpty { insertSections(IndexSet(difference.insertedSections)) }
        if !difference.reloadedSections.isEmpty { reloadSections(IndexSet(difference.reloadedSections)) }
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        if !difference.deletedItems.isEmpty { deleteItems(at: paths(difference.deletedItems)) }
        if !difference.insertedItems.isEmpty { insertItems(at: paths(difference.insertedItems)) }
        if !difference.reloadedItems.isEmpty { reloadItems(at: paths(difference.reloadedItems)) }
        for move in difference.movedItems { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
        if !difference.reconfiguredItems.isEmpty { reconfigureItems(at: paths(difference.reconfiguredItems)) }
    }
}
