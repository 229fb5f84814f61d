// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view, let dropDelegate else { return false }
        return dropDelegate.collectionView(view, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        if let view { dropDelegate?.collectionView(view, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view, let dropDelegate else { return UIDropProposal(operation: .cancel) }
        let location = session.location(in: view)
        scroll(at: location)
        view.loadIfNeeded()
        let path = path(at: location, session)
        let proposal = dropDelegate.collectionView(
            view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        destination = path
        lastProposal = proposal
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        let intent = isAccepted ? proposal.intent : .unspecified
        setHighlight(intent == .insertIntoDestinationIndexPath ? path : nil)
        setGap(intent == .insertAtDestinationIndexPath ? path.flatMap { gap(at: $0, session) } : nil)
        return proposal
    }

    private func isOwn(_ session: any UIDropSession) -> Bool {
        guard let dragSession, let local = session.localDragSession else { return false }
        return local === dragSession
    }

    /// Returns the space for a drop; `nil` where the dragged item already is.
    private func gap(at path: IndexPath, _ session: any UIDropSession) -> CollectionGap? {
        guard isOwn(session), session.allowsMoveOperation else { return CollectionGap(path: path) }
        let own = Set(sources.values)
        guard own.count == 1, let source = own.first else { return CollectionGap(path: path) }
        return source == path ? nil : CollectionGap(path: path, source: source)
    }

    /// Returns the item whose place is at a location, or a new one after the last.
    private func path(at location: CGPoint, _ session: any UIDropSession) -> IndexPath? {
        guard let view, !view.content.counts.isEmpty, location.x.isFinite, location.y.isFinite else { return nil }
        guard var path = view.indexPathForItem(at: location) ?? placeBetween(location, in: view) else { return nil }
        // Items that are moved away make the section shorter.
        if isOwn(session), session.allowsMoveOperation {
            let removed = Set(sources.values).count { $0.section == path.section }
            path.item = min(path.item, max(view.content.counts[path.section] - removed, 0))
        }
        return path
    }

    /// Returns the nearest place to a location that hits no item.
    private func placeBetween(_ location: CGPoint, in view: UICollectionView) -> IndexPath? {
        var best: (path: IndexPath, distance: CGFloat, isAfter: Bool)?
        for attributes in view.content.nearby {
            guard case .cell(let path) = attributes.element, attributes.container == nil else { continue }
            let frame = attributes.frame
            let across = max(frame.minX - location.x, location.x - frame.maxX, 0)
            let down = max(frame.minY - location.y, location.y - frame.maxY, 0)
            let distance = hypot(across, down)
            if let best, best.distance <= distance { continue }
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let isBeside = isMirrored ? location.x < frame.minX : location.x > frame.maxX
            best = (path, distance, location.y > frame.maxY || (down == 0 && isBeside))
        }
        guard var best else { return IndexPath(item: view.content.counts[0], section: 0) }
        // Only after the last item is there a new place.
        if best.isAfter, best.path.item == view.content.counts[best.path.section] - 1 { best.path.item += 1 }
        return best.path
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endHover()
        setGap(nil)
        if let view { dropDelegate?.collectionView(view, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        endHover()
        setGap(nil)
        coordinator = nil
        lastProposal = nil
        dropSession = nil
        if let view { dropDelegate?.collectionView(view, dropSessionDidEnd: session) }
    }

    // MARK: - Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view, let dropDelegate, let proposal = lastProposal else { return }
        let destination = destination
        endHover()
        // The items that are inserted now take the free place.
        let hadGap = gap != nil
        forgetGap()
        defer { if hadGap { animateItems() } }
        let coordinator = CollectionDropCoordinator(self, session, destination, proposal)
        self.coordinator = coordinator
        dropDelegate.collectionView(view, performDropWith: coordinator)
        view.layoutIfNeeded()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        coordinator?.preview(for: item, defaultPreview) ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        coordinator?.run(item, with: animator)
    }

    // MARK: - Placeholders

    /// Shows a placeholder; `nil` for an index path at which no item can be inserted.
    func insert(_ placeholder: UICollectionViewPlaceholder, of session: any UIDropSession) -> CollectionPlaceholder? {
        guard let view else { return nil }
        let path = placeholder.insertionIndexPath
        let counts = view.content.counts
        guard path.count == 2, counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item)
        else { return nil }
        let cell = view.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        let shown = CollectionPlaceholder(
            path: path, place: session.location(in: view), cell: cell, updateHandler: placeholder.cellUpdateHandler)
        placeholders.append(shown)
        view.insertSubview(cell, belowSubview: view.board)
        UIView.performWithoutAnimation { place() }
        return shown
    }

    /// Replaces a placeholder with the item of the data that `change` inserts.
    func commit(_ placeholder: CollectionPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let view, remove(placeholder, animated: false) else { return false }
        change(placeholder.path)
        view.insertItems(at: [placeholder.path])
        return true
    }

    @discardableResult
    func remove(_ placeholder: CollectionPlaceholder, animated: Bool = true) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        for other in placeholders where other.path.section == placeholder.path.section {
            // The item that replaces a placeholder pushes those after it on.
            if !animated, other.path.item >= placeholder.path.item { other.path.item += 1 }
        }
        placeholder.cell.removeFromSuperview()
        if animated { animateItems() }
        return true
    }
}
