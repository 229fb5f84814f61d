// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewTransitionLayout {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    /// The content offset at the current progress.
    var offset: CGPoint {
        CGPoint(x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
    }

    func invalidateEnds(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        for layout in [currentLayout, nextLayout] {
            let own = layout.makeInvalidationContext()
            own.invalidateEverything = context.invalidateEverything
            own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
            // The collection view is notified by this layout.
            let view = layout.collectionView
            layout.collectionView = nil
            layout.invalidateLayout(with: own)
            layout.collectionView = view
        }
    }

    /// Returns the elements that are in sight at either end of the transition.
    func interpolatedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let offset = offset
        var seen: Set<CollectionElement> = []
        var result: [UICollectionViewLayoutAttributes] = []
        for (layout, end) in [(currentLayout, offsets.start), (nextLayout, offsets.end)] {
            let area = rect.offsetBy(dx: end.x - offset.x, dy: end.y - offset.y)
            for attributes in layout.layoutAttributesForElements(in: area) ?? [] {
                guard seen.insert(attributes.element).inserted, let own = interpolated(attributes.element) else {
                    continue
                }
                result.append(own)
            }
        }
        return result
    }

    /// Returns the attributes of an element between those of the two layouts.
    ///
    /// An element that only one of them has fades.
    func interpolated(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (start, end) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let base = (transitionProgress < 0.5 ? start ?? end : end ?? start)?.duplicated() else { return nil }
        base.isPinned = false
        guard let start, let end, start.container == nil, end.container == nil else {
            base.container = nil
            let presence = start == nil ? transitionProgress : 1 - transitionProgress
            base.alpha *= min(max(presence, 0), 1)
            return base
        }
        let size = CGSize(
            width: max(between(start.size.width, end.size.width), 0),
            height: max(between(start.size.height, end.size.height), 0))
        base.size = size
        base.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        base.alpha = min(max(between(start.alpha, end.alpha), 0), 1)
        if !CATransform3DEqualToTransform(start.transform3D, end.transform3D) {
            base.transform = start.transform.between(end.transform, transitionProgress)
        }
        return base
    }
}

extension UICollectionViewLayout {
    fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }
}

extension CGAffineTransform {
    fileprivate func between(_ end: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
        func mixed(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
        return CGAffineTransform(
            a: mixed(a, end.a), b: mixed(b, end.b), c: mixed(c, end.c), d: mixed(d, end.d), tx: mixed(tx, end.tx),
            ty: mixed(ty, end.ty))
    }
}
