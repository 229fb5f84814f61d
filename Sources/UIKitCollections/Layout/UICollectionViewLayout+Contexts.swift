// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewLayout {
    /// Returns an empty context of the layout's class.
    package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = type(of: self).invalidationContextClass
        return (contextClass as? UICollectionViewLayoutInvalidationContext.Type)
            .map(UICollectionViewLayoutInvalidationContext.make)
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Returns attributes of the layout's class for an element, without geometry.
    func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type =
            type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
        let attributes = UICollectionViewLayoutAttributes.make(type)
        attributes.indexPath = element.indexPath
        switch element {
        case .cell: break
        case .supplementary(let kind, _):
            attributes.representedElementCategory = .supplementaryView
            attributes.representedElementKind = kind
        case .decoration(let kind, _):
            attributes.representedElementCategory = .decorationView
            attributes.representedElementKind = kind
        }
        return attributes
    }

    func makeInvalidationContext(
        moving targets: [IndexPath], from previous: [IndexPath], to position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.interactiveMovementTarget = position
        return context
    }
}

extension UICollectionViewLayoutInvalidationContext {
    func invalidate(_ element: CollectionElement) {
        switch element {
        case .cell(let path): invalidateItems(at: [path])
        case .supplementary(let kind, let path): invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): invalidateDecorationElements(ofKind: kind, at: [path])
        }
    }
}
