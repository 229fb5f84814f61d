// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop {
    /// Returns the position of an item of a column that makes space for the dragged one, whose size may differ.
    ///
    /// Returns `nil` for other arrangements.
    func centerInColumn(
        ofSlot slot: IndexPath, for own: UICollectionViewLayoutAttributes, at path: IndexPath, in view: UICollectionView
    ) -> CGPoint? {
        guard let gap, items.placeholders.isEmpty, slot.section == path.section else { return nil }
        if path == gap.source {
            guard let end = view.attributes(of: .cell(slot))?.frame, own.frame.isInColumn(with: end) else { return nil }
            let half = own.size.height / 2
            return CGPoint(x: own.center.x, y: end.minY > own.frame.minY ? end.maxY - half : end.minY + half)
        }
        guard abs(slot.item - path.item) == 1, let height = gapHeight(in: view) else { return nil }
        // The last item, which has nothing after it, has the same distance from the item before it.
        let other = view.content.has(slot) ? slot : IndexPath(item: path.item - 1, section: path.section)
        guard view.content.has(other), let neighbor = view.attributes(of: .cell(other))?.frame,
            own.frame.isInColumn(with: neighbor)
        else { return nil }
        let spacing = max(own.frame.minY, neighbor.minY) - min(own.frame.maxY, neighbor.maxY)
        let shift = height + spacing
        return CGPoint(x: own.center.x, y: own.center.y + (slot.item > path.item ? shift : -shift))
    }

    /// The height of the dragged item; that of the item at the gap if the dragged one is of another view.
    private func gapHeight(in view: UICollectionView) -> CGFloat? {
        guard let gap else { return nil }
        let source = gap.source ?? (items.dragSession == nil ? nil : items.sourcePaths.min())
        let last = IndexPath(item: gap.path.item - 1, section: gap.path.section)
        let path = source ?? (view.content.has(gap.path) ? gap.path : last)
        return view.content.has(path) ? view.attributes(of: .cell(path))?.size.height : nil
    }
}

extension CGRect {
    /// Whether a rectangle is exactly above or below another one.
    fileprivate func isInColumn(with other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(width - other.width) < 0.5
            && (maxY <= other.minY + 0.5 || minY >= other.maxY - 0.5)
    }
}
