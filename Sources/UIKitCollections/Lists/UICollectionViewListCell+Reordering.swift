// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewListCell {
    /// Moves the row vertically while its reorder handle is dragged, and to its new position in the end.
    func reorder(with recognizer: UIGestureRecognizer) {
        guard let host else { return reorderGrip = nil }
        let point = recognizer.location(in: host)
        switch recognizer.state {
        case .began:
            guard let path = host.indexPath(for: self), let frame = host.shownFrame(of: path),
                host.beginInteractiveMovementForItem(at: path)
            else { return }
            reorderGrip = (frame.midX, frame.midY - point.y)
        case .changed:
            guard let reorderGrip else { return }
            host.updateInteractiveMovementTargetPosition(
                CGPoint(x: reorderGrip.x, y: point.y + reorderGrip.distance))
        case .ended:
            if reorderGrip != nil { host.endInteractiveMovement() }
            reorderGrip = nil
        case .cancelled, .failed:
            if reorderGrip != nil { host.cancelInteractiveMovement() }
            reorderGrip = nil
        case .possible: break
        }
    }
}
