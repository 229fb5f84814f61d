// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The interactive movement of an item.
///
/// While it lasts, the layout arranges the items as if the movement had ended at the target; the data source is only
/// changed at the end.
@MainActor
struct CollectionMovement {
    /// The item's index path in the data.
    let origin: IndexPath
    /// The index path to which the item would be moved now.
    var target: IndexPath
    /// The last proposed index path.
    ///
    /// The delegate is asked once per proposal.
    var proposal: IndexPath
    /// The center of the item, in the visible area.
    var place: CGPoint
    /// The number of items in each section before the movement.
    let counts: [Int]
    let size: CGSize
    let scroller: DragAutoScroller

    /// Returns the item that is shown at an index path of the layout.
    func item(in slot: IndexPath) -> IndexPath {
        if slot == target { return origin }
        var path = slot
        if path.section == target.section, path.item > target.item { path.item -= 1 }
        if path.section == origin.section, path.item >= origin.item { path.item += 1 }
        return path
    }

    /// Returns the index path of the layout at which an item is shown.
    func slot(of item: IndexPath) -> IndexPath {
        if item == origin { return target }
        var path = item
        if path.section == origin.section, path.item > origin.item { path.item -= 1 }
        if path.section == target.section, path.item >= target.item { path.item += 1 }
        return path
    }

    /// The number of items in each section as they are shown.
    var shownCounts: [Int] {
        var counts = counts
        counts[origin.section] -= 1
        counts[target.section] += 1
        return counts
    }
}

extension UICollectionView {
    /// Returns the item that is shown at an index path of the layout, which differs while an item is moved.
    func itemShown(in slot: IndexPath) -> IndexPath { interaction.movement?.item(in: slot) ?? slot }

    /// Returns attributes of the layout as those of the items that are shown in their places.
    func permuted(_ list: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement = interaction.movement else { return list }
        var result = list.compactMap { attributes -> UICollectionViewLayoutAttributes? in
            guard attributes.representedElementCategory == .cell else { return attributes }
            let path = movement.item(in: attributes.indexPath)
            if path == movement.origin { return nil }
            return path == attributes.indexPath ? attributes : attributes.with(path)
        }
        // The item is in sight wherever its target is.
        result.append(movingAttributes(movement))
        return result
    }

    /// Returns the attributes of an item while another one is moved.
    func movedAttributes(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let movement = interaction.movement, path.count == 2, movement.counts.indices.contains(path.section),
            path.item >= 0,
            path.item < movement.counts[path.section]
        else { return nil }
        if path == movement.origin { return movingAttributes(movement) }
        return storedLayout.layoutAttributesForItem(at: movement.slot(of: path)).map { oriented($0).with(path) }
    }

    private func movingAttributes(_ movement: CollectionMovement) -> UICollectionViewLayoutAttributes {
        let position = CGPoint(x: movement.place.x + bounds.minX, y: movement.place.y + bounds.minY)
        let attributes = oriented(
            storedLayout.layoutAttributesForInteractivelyMovingItem(
                at: movement.target, withTargetPosition: layoutPoint(position))
        ).with(movement.origin)
        attributes.container = nil
        attributes.size = movement.size
        attributes.zIndex = Int.max
        if attributes.storedTransform == nil {
            let scale = Theme.Collection.movingScale
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        return attributes
    }

    /// Returns the index path whose place is at or nearest to a position of the layout, for an item that is moved.
    func slot(near position: CGPoint, for previous: IndexPath) -> IndexPath? {
        let reach = interaction.movement?.size ?? CGSize(width: bounds.width / 2, height: bounds.height / 2)
        let area = CGRect(origin: position, size: .zero).insetBy(dx: -reach.width, dy: -reach.height)
        var best: (path: IndexPath, frame: CGRect, distance: CGFloat)?
        for attributes in storedLayout.layoutAttributesForElements(in: area) ?? [] where content.has(attributes.element)
        {
            let path = attributes.indexPath
            switch attributes.representedElementCategory {
            case .cell:
                let frame = attributes.container == nil ? attributes.frame : frameInContent(of: attributes)
                if frame.contains(position) { return path }
                let distance = hypot(
                    (frame.minX...frame.maxX).distance(to: position.x),
                    (frame.minY...frame.maxY).distance(to: position.y))
                if best.map({ distance < $0.distance }) ?? true { best = (path, frame, distance) }
            case .supplementaryView:
                // A section without items has nothing else.
                guard path.count == 2, content.counts[path.section] == 0, attributes.frame.contains(position) else {
                    continue
                }
                return IndexPath(item: 0, section: path.section)
            case .decorationView: continue
            }
        }
        guard let best else { return nil }
        let isLast = best.path.item + 1 == content.counts[best.path.section]
        let isAfter = position.y > best.frame.maxY || (position.x > best.frame.maxX && position.y >= best.frame.minY)
        guard isLast, isAfter, best.path.section != previous.section else { return best.path }
        return IndexPath(item: best.path.item + 1, section: best.path.section)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy for another index path.
    fileprivate func with(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let result = duplicated()
        result.indexPath = path
        return result
    }
}
