// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view, let dragDelegate else { return [] }
        let place = session.location(in: view)
        guard let path = item(at: place) else { return [] }
        let items = dragDelegate.collectionView(view, itemsForBeginning: session, at: path)
        guard !items.isEmpty else { return [] }
        dragSession = session
        sources = [:]
        for item in items { sources[item] = path }
        // All selected items are dragged together.
        guard view.selection.paths.contains(path), view.selection.paths.count > 1 else { return items }
        var all = items
        for other in view.selection.paths.sorted() where other != path && view.content.has(other) {
            let added = dragDelegate.collectionView(view, itemsForAddingTo: session, at: other, point: place)
            for item in added { sources[item] = other }
            all.append(contentsOf: added)
        }
        return all
    }

    /// Returns the item whose cell is at a location.
    private func item(at place: CGPoint) -> IndexPath? {
        guard let view, let path = view.indexPathForItem(at: place), view.cellForItem(at: path) != nil,
            !view.board.point(inside: view.board.convert(place, from: view), with: nil)
        else { return nil }
        return path
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let view, let dragDelegate, let path = item(at: point), !sources.values.contains(path) else { return [] }
        let items = dragDelegate.collectionView(view, itemsForAddingTo: session, at: path, point: point)
        for item in items { sources[item] = path }
        dragSession = session
        itemsWereAdded()
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// Returns a preview of the cell of a dragged item; `nil` while it is out of sight.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let view, let path = sources[item], let cell = view.cellForItem(at: path) else { return nil }
        let parameters = dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setDragState(.lifting)
        animator.addCompletion { [weak self] position in
            guard position == .start, let self else { return }
            setDragState(.none)
            sources = [:]
            dragSession = nil
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let view { dragDelegate?.collectionView(view, dragSessionWillBegin: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        setDragState(.dragging)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        view.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        view.flatMap { dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) }
            ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        setDragState(.none)
        sources = [:]
        dragSession = nil
        if let view { dragDelegate?.collectionView(view, dragSessionDidEnd: session) }
    }
}
