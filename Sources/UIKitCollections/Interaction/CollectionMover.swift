// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The standard gestures that move items: a long press by a finger, and a drag with the pointer.
@MainActor
final class CollectionMover {
    private weak var view: UICollectionView?
    private let press = UILongPressGestureRecognizer()
    private let drag = PointerDragRecognizer()
    /// The distance from the pointer to the item's center.
    private var grip = CGPoint.zero

    init() {
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(self, action: CollectionMover.moved)
        drag.addTarget(self, action: CollectionMover.moved)
        drag.mayBegin = { [weak self] touch in
            guard let view = self?.view, view.dragDelegate == nil, view.interaction.movement == nil,
                let path = view.shownItem(at: touch.location(in: view))
            else { return false }
            return !(touch.view is UIControl) && view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
        }
    }

    func enter(_ view: UICollectionView) {
        guard self.view !== view else { return }
        leave()
        self.view = view
        view.addGestureRecognizer(press)
        view.addGestureRecognizer(drag)
    }

    func leave() {
        view?.cancelInteractiveMovement()
        view?.removeGestureRecognizer(press)
        view?.removeGestureRecognizer(drag)
        view = nil
    }

    private func moved(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            let start = recognizer === drag ? drag.start : point
            guard let path = view.shownItem(at: start), let frame = view.shownFrame(of: path),
                view.beginInteractiveMovementForItem(at: path)
            else { return }
            grip = CGPoint(x: frame.midX - start.x, y: frame.midY - start.y)
            update(to: point)
        case .changed: update(to: point)
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
    }

    private func update(to point: CGPoint) {
        view?.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    }
}
