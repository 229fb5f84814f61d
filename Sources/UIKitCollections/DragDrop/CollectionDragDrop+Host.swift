// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop: ItemDragDropHost {
    var scrollView: UIScrollView? { view }

    var selectedItems: [IndexPath] {
        guard let view, view.selection.paths.count > 1 else { return [] }
        return view.selection.paths.sorted().filter(view.content.has)
    }

    func item(at location: CGPoint) -> IndexPath? {
        guard let view, let path = view.indexPathForItem(at: location), view.shownCell(at: path) != nil,
            !view.board.point(inside: view.board.convert(location, from: view), with: nil)
        else { return nil }
        return path
    }

    func cell(at path: IndexPath) -> UIView? { view?.shownCell(at: path) }

    func frame(at path: IndexPath) -> CGRect? { view?.attributes(of: .cell(path))?.frame }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    func dragStateDidChange(_ state: ItemDragState) {
        let state = UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none
        for path in items.sourcePaths { view?.shownCell(at: path)?.dragStateDidChange(state) }
        dimDraggedItems()
    }

    // MARK: - Drag delegate

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        view.flatMap { dragDelegate?.collectionView($0, itemsForBeginning: session, at: path) } ?? []
    }

    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        view.flatMap { dragDelegate?.collectionView($0, itemsForAddingTo: session, at: path, point: point) } ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        view.flatMap { dragDelegate?.collectionView($0, dragPreviewParametersForItemAt: path) }
    }

    func dragSessionWillBegin(_ session: any UIDragSession) {
        if let view { dragDelegate?.collectionView(view, dragSessionWillBegin: session) }
    }

    func dragSessionAllowsMoveOperation(_ session: any UIDragSession) -> Bool {
        view.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
    }

    func dragSessionIsRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
        view.flatMap { dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) }
            ?? false
    }

    func dragSessionDidEnd(_ session: any UIDragSession) {
        if let view { dragDelegate?.collectionView(view, dragSessionDidEnd: session) }
    }

    // MARK: - Drop delegate

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let view else { return false }
        if let dropDelegate { return dropDelegate.collectionView(view, canHandle: session) }
        return movedItem(of: session) != nil
    }

    func dropSessionDidEnter(_ session: any UIDropSession) {
        if let view { dropDelegate?.collectionView(view, dropSessionDidEnter: session) }
    }

    func dropSessionDidUpdate(_ session: any UIDropSession, at location: CGPoint) -> UIDropProposal {
        guard let view else { return UIDropProposal(operation: .cancel) }
        view.loadIfNeeded()
        var path = path(at: location, session)
        if dropDelegate == nil { path = path.flatMap { moveTarget(for: $0, session) } }
        let proposal =
            dropDelegate?.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        destination = path
        lastProposal = proposal
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        let intent = isAccepted ? proposal.intent : .unspecified
        items.setHighlight(intent == .insertIntoDestinationIndexPath ? path : nil)
        setGap(intent == .insertAtDestinationIndexPath ? path.flatMap { gap(at: $0, session) } : nil)
        return proposal
    }

    func dropSessionDidExit(_ session: any UIDropSession) {
        if let view { dropDelegate?.collectionView(view, dropSessionDidExit: session) }
    }

    func dropSessionDidEnd(_ session: any UIDropSession) {
        lastProposal = nil
        if let view { dropDelegate?.collectionView(view, dropSessionDidEnd: session) }
    }

    func closeGap() {
        destination = nil
        setGap(nil)
    }

    func performDrop(_ session: any UIDropSession) {
        guard let view, let proposal = lastProposal else { return }
        let destination = destination
        self.destination = nil
        // The items that are inserted now take the free place.
        let hadGap = gap != nil
        forgetGap()
        defer { if hadGap { animateItems() } }
        let coordinator = CollectionDropCoordinator(self, session, destination, proposal)
        if let dropDelegate {
            dropDelegate.collectionView(view, performDropWith: coordinator)
        } else if let source = movedItem(of: session), let destination {
            if destination != source { view.move(source, to: destination) }
            if let item = session.items.first { coordinator.drop(item, toItemAt: destination) }
        }
        view.layoutIfNeeded()
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        view.flatMap { dropDelegate?.collectionView($0, dropPreviewParametersForItemAt: path) }
    }
}
