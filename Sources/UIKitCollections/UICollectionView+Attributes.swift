// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Whether the layout's coordinates are mirrored horizontally.
    var mirrorsCoordinates: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && storedLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// Returns a point of the content in the coordinates of the layout, or the reverse.
    func layoutPoint(_ point: CGPoint) -> CGPoint {
        mirrorsCoordinates ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
    }

    private var mirrorWidth: CGFloat { max(contentSize.width, 0) }

    /// Returns attributes of the layout in the coordinates of the content, mirrored if necessary.
    func oriented(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard mirrorsCoordinates, attributes.container == nil else { return attributes }
        let result = attributes.duplicated()
        result.center.x = mirrorWidth - result.center.x
        return result
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard mirrorsCoordinates else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the attributes of all existing elements that intersect a rectangle of the content.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = storedLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        let existing = found.filter { content.has($0.element) }
        if existing.count != found.count { reportStrangers(in: found) }
        let result = mirrorsCoordinates ? existing.map(oriented) : existing
        return interaction.movement == nil ? result : permuted(result)
    }

    /// Returns the attributes of an element; `nil` if it does not exist.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if interaction.movement != nil, case .cell(let path) = element { return movedAttributes(of: path) }
        guard content.has(element) else { return nil }
        let attributes =
            switch element {
            case .cell(let path): storedLayout.layoutAttributesForItem(at: path)
            case .supplementary(let kind, let path):
                storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decoration(let kind, let path):
                storedLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        return attributes.map(oriented)
    }
}
