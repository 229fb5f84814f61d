// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop {
    /// Returns the only item of the view that a session drags, if it can be moved without a drop delegate.
    func movedItem(of session: any UIDropSession) -> IndexPath? {
        guard dropDelegate == nil, let view, items.isMove(session), session.items.count == 1,
            let path = items.sources.values.first, view.content.has(path),
            view.dataSource?.collectionView(view, canMoveItemAt: path) == true
        else { return nil }
        return path
    }

    /// Returns the index path to which the delegate lets the dragged item be moved; the last one if that is impossible.
    func moveTarget(for proposal: IndexPath, _ session: any UIDropSession) -> IndexPath? {
        guard let view, let source = movedItem(of: session) else { return nil }
        let target = view.movementTarget(from: source, current: destination ?? source, proposal: proposal)
        return view.isMovementTarget(target, from: source) ? target : destination ?? source
    }
}
