// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        layoutIfNeeded()
        guard interaction.movement == nil, updates.depth == 0, content.has(path), let dataSource,
            let cell = shownCell(at: path), let frame = shownFrame(of: path),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        endPressNow()
        let center = CGPoint(x: frame.midX, y: frame.midY)
        interaction.movement = CollectionMovement(
            origin: path, target: path, proposal: path,
            place: CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY), counts: content.counts,
            size: frame.size, scroller: DragAutoScroller(self) { [weak self] in self?.proposeTarget() })
        cell.isKeptInSight = true
        cell.isReordering = true
        animateMovement { place() }
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard position.x.isFinite, position.y.isFinite, let movement = interaction.movement else { return }
        let old = CGPoint(x: movement.place.x + bounds.minX, y: movement.place.y + bounds.minY)
        interaction.movement?.place = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
        place()
        movement.scroller.move(to: position)
        proposeTarget(from: old)
    }

    /// Shows the item at its position, without an animation of its own.
    private func place() {
        content.nearbyRect = .null
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func animateMovement(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: Theme.Collection.movementDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes, completion: completion)
    }

    // MARK: - Target

    private func proposeTarget(from old: CGPoint? = nil) {
        guard let movement = interaction.movement else { return }
        if old == nil { place() }
        let position = CGPoint(x: movement.place.x + bounds.minX, y: movement.place.y + bounds.minY)
        let proposal = storedLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.target, withPosition: layoutPoint(position))
        guard proposal != movement.proposal else { return }
        interaction.movement?.proposal = proposal
        let target = movementTarget(from: movement.origin, current: movement.target, proposal: proposal)
        guard target != movement.target, isMovementTarget(target, from: movement.origin),
            interaction.movement?.origin == movement.origin
        else { return }
        interaction.movement?.target = target
        content.counts = interaction.movement?.shownCounts ?? content.counts
        // The context says where the item was; the counts are known already.
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: layoutPoint(position),
                previousIndexPaths: [movement.target], previousPosition: layoutPoint(old ?? position)))
        animateMovement { place() }
    }

    /// Returns the index path to which the delegate lets an item be moved.
    func movementTarget(from origin: IndexPath, current: IndexPath, proposal: IndexPath) -> IndexPath {
        guard let collectionDelegate else { return proposal }
        return collectionDelegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: current,
            toProposedIndexPath: proposal)
    }

    /// Returns whether an item can be moved to an index path.
    ///
    /// Within its own section, the item itself does not count.
    func isMovementTarget(_ path: IndexPath, from origin: IndexPath) -> Bool {
        let counts = interaction.movement?.counts ?? content.counts
        guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else { return false }
        return path.item <= (path.section == origin.section ? counts[path.section] - 1 : counts[path.section])
    }

    // MARK: - End

    func endMovement() {
        guard let movement = interaction.movement else { return }
        guard movement.target != movement.origin else { return cancelMovement() }
        finishMovement(isCancelled: false)
        move(movement.origin, to: movement.target)
    }

    /// Has the data source move an item, and shows the change.
    func move(_ item: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: item, to: target)
        guard content.has(item), !content.needsLoad else { return }
        performBatchUpdates { self.moveItem(at: item, to: target) }
    }

    func cancelMovement() {
        guard interaction.movement != nil else { return }
        finishMovement(isCancelled: true)
        animateMovement { place() }
    }

    /// Ends a movement because the content changes.
    func abandonMovement() {
        guard interaction.movement != nil else { return }
        finishMovement(isCancelled: true)
    }

    private func finishMovement(isCancelled: Bool) {
        guard let movement = interaction.movement else { return }
        movement.scroller.end()
        interaction.movement = nil
        content.counts = movement.counts
        if let cell = shownCell(at: movement.origin) {
            cell.isKeptInSight = false
            cell.isReordering = false
        }
        content.nearbyRect = .null
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [isCancelled ? movement.origin : movement.target],
                previousIndexPaths: [movement.origin], movementCancelled: isCancelled))
    }
}
