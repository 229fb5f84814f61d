// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCompositionalLayout {
    /// Returns whether an item is to be measured although its size is as estimated, because others depend on it.
    func needsMeasurement(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, attributes.indexPath.count == 2,
            geometry.sections.indices.contains(attributes.indexPath.section)
        else { return false }
        return geometry.sections[attributes.indexPath.section].solver.dependsOnMeasurement(
            of: attributes.indexPath.item)
    }

    /// Takes over the size that a view prefers, rounded up to device pixels.
    func takeSize(
        of preferred: UICollectionViewLayoutAttributes, replacing original: UICollectionViewLayoutAttributes
    ) {
        let scale = displayScale
        func rounded(_ length: CGFloat) -> CGFloat {
            length.isFinite ? ((length * scale - 0.01).rounded(.up) / scale) : 0
        }
        let size = CGSize(
            width: original.isWidthFixed ? original.size.width : rounded(preferred.size.width),
            height: original.isHeightFixed ? original.size.height : rounded(preferred.size.height))
        let path = original.indexPath
        switch original.representedElementCategory {
        case .cell where path.count == 2:
            geometry.change(path.section) { _ = $0.setSize(size, of: path.item) }
        case .supplementaryView:
            let kind = original.representedElementKind ?? ""
            if path.count == 1 {
                takeBoundarySize(size, at: path[0])
            } else if path.count == 2, geometry.sections.indices.contains(path.section),
                let element = geometry.sections[path.section].boundary(kind, at: path.item)
            {
                geometry.change(path.section) { _ = $0.setBoundarySize(size, at: element.index) }
            }
        case .cell, .decorationView: break
        }
    }

    private func takeBoundarySize(_ size: CGSize, at index: Int) {
        let rules = configuration.boundarySupplementaryItems.map(\.boundaryRule)
        var sizes: [Int: CGSize] = [index: size]
        for element in geometry.boundaries.elements where element.index != index {
            sizes[element.index] = element.size
        }
        geometry.setBoundaries(
            BoundaryPlacement(
                rules, container: environment.container.effectiveContentSize, measured: { sizes[$0] }))
    }

    var displayScale: CGFloat {
        let scale = collectionView?.traitCollection.displayScale ?? 1
        return scale > 0 ? scale : 1
    }
}

extension SectionPlacement {
    /// Returns the header or footer of a kind.
    ///
    /// The index path of the first one of a kind has the item 0, the next one 1.
    func boundary(_ kind: String, at item: Int) -> BoundaryPlacement.Element? {
        let elements = boundaries.elements.filter { $0.rule.kind == kind }
        return elements.indices.contains(item) ? elements[item] : nil
    }
}
