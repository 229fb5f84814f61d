// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop {
    /// Returns the space for a drop; `nil` where the dragged item already is.
    func gap(at path: IndexPath, _ session: any UIDropSession) -> CollectionGap? {
        guard items.isMove(session) else { return CollectionGap(path: path) }
        let own = items.sourcePaths
        guard own.count == 1, let source = own.first else { return CollectionGap(path: path) }
        return source == path ? nil : CollectionGap(path: path, source: source)
    }

    /// Returns the item whose place is at a location, or a new one after the last.
    func path(at location: CGPoint, _ session: any UIDropSession) -> IndexPath? {
        guard let view, !view.content.counts.isEmpty, location.x.isFinite, location.y.isFinite else { return nil }
        guard var path = view.indexPathForItem(at: location) ?? placeBetween(location, in: view) else { return nil }
        // Items that are moved away make the section shorter.
        if items.isMove(session) {
            let removed = items.sourcePaths.count { $0.section == path.section }
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
}
