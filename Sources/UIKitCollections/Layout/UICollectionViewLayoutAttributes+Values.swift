// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewLayoutAttributes {
    var transformedFrame: CGRect {
        let center = center
        let box = CGRect(
            x: -storedFrame.width / 2, y: -storedFrame.height / 2, width: storedFrame.width, height: storedFrame.height
        ).applying(transform)
        return box.offsetBy(dx: center.x, dy: center.y).saneFrame(or: storedFrame)
    }

    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = empty()
        copy.storedFrame = storedFrame
        copy.storedTransform = storedTransform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.isPinned = isPinned
        copy.followsItem = followsItem
        copy.isWidthFixed = isWidthFixed
        copy.isHeightFixed = isHeightFixed
        copy.container = container
        return copy
    }

    /// Returns attributes of the same class for the same element, without geometry.
    private func empty() -> UICollectionViewLayoutAttributes {
        let copy = Self.make(type(of: self))
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        return copy
    }

    func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && storedFrame == other.storedFrame && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && storedTransform == other.storedTransform
            && isPinned == other.isPinned && container === other.container && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    /// Returns the attributes as a duplicate of their own class, so that a change does not affect the layout's.
    package func duplicated() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? duplicate()
    }

    /// The element that the attributes describe.
    var element: CollectionElement {
        switch representedElementCategory {
        case .cell: .cell(indexPath)
        case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
        case .decorationView: .decoration(representedElementKind ?? "", indexPath)
        }
    }
}

extension CGRect {
    /// The largest coordinate of an element, in points, either side of the origin.
    private static let limit: CGFloat = 1e9

    /// Returns the rectangle with a size that is not negative and coordinates within the usable range; `other` if a
    /// coordinate is not finite.
    func saneFrame(or other: CGRect) -> CGRect {
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return other }
        func limited(_ value: CGFloat, from low: CGFloat) -> CGFloat { Swift.min(Swift.max(value, low), Self.limit) }
        return CGRect(
            x: limited(origin.x, from: -Self.limit), y: limited(origin.y, from: -Self.limit),
            width: limited(size.width, from: 0), height: limited(size.height, from: 0))
    }
}
