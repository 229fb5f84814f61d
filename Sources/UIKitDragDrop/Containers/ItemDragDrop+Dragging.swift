// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKitCore

extension ItemDragDrop: UIDragInteractionDelegate {
    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host, let view = host.scrollView else { return [] }
        let location = session.location(in: view)
        guard let path = host.item(at: location) else { return [] }
        var items = host.items(forBeginning: session, at: path)
        guard !items.isEmpty else { return [] }
        dragSession = session
        sources = [:]
        for item in items { sources[item] = path }
        // All selected items are dragged together.
        let selected = host.selectedItems
        guard selected.contains(path) else { return items }
        for other in selected where other != path {
            let added = host.items(forAddingTo: session, at: other, point: location)
            for item in added { sources[item] = other }
            items += added
        }
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let host, let path = host.item(at: point), !sources.values.contains(path) else { return [] }
        let items = host.items(forAddingTo: session, at: path, point: point)
        for item in items { sources[item] = path }
        dragSession = session
        // The added items are shown as dragged with the next movement.
        state = .none
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// Returns a preview of the cell of a dragged item; `nil` while it is out of sight.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let host, let path = sources[item], let cell = host.cell(at: path) else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: host.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setState(.lifting)
        animator.addCompletion { [weak self] position in
            if position == .start { self?.endDrag() }
        }
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        host?.dragSessionWillBegin(session)
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        setState(.dragging)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.dragSessionAllowsMoveOperation(session) ?? true }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { host?.dragSessionIsRestrictedToDraggingApplication(session) ?? false }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        endDrag()
        host?.dragSessionDidEnd(session)
    }
}
