// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    // MARK: - Counts

    /// The number of sections, as last loaded.
    public var numberOfSections: Int {
        loadIfNeeded()
        return content.counts.count
    }

    /// Returns the number of items in a section, as last loaded; 0 if the section does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return content.counts.indices.contains(section) ? content.counts[section] : 0
    }

    // MARK: - Attributes

    /// Returns the attributes of an item; `nil` if it does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: .cell(interaction.usesPresentationValues ? itemShown(in: indexPath) : indexPath))
    }

    /// Returns the attributes of a supplementary view; `nil` if it does not exist.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: .supplementary(kind, indexPath))
    }

    // MARK: - Items

    /// Returns the item at a point in the content; `nil` if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        var best: UICollectionViewLayoutAttributes?
        for attributes in elements(in: spot) {
            guard attributes.representedElementCategory == .cell, !attributes.isHidden,
                frameInContent(of: attributes).contains(point)
            else { continue }
            if let best, best.zIndex > attributes.zIndex { continue }
            best = attributes
        }
        return best?.indexPath
    }

    func frameInContent(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        attributes.container.map { convert(attributes.frame, from: $0) } ?? attributes.frame
    }

    /// Returns the item of a cell; `nil` if the cell is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.host === self, case .cell(let path) = cell.element else { return nil }
        return path
    }

    /// Returns the cell of an item; `nil` unless the item is visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: interaction.usesPresentationValues ? itemShown(in: indexPath) : indexPath)
    }

    func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        content.views[.cell(path)] as? UICollectionViewCell
    }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(shownCell)
    }

    /// The index paths of the visible items, in ascending order.
    public var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return content.views.keys.compactMap { element in
            if case .cell(let path) = element { path } else { nil }
        }.sorted()
    }

    // MARK: - Supplementary views

    /// Returns a supplementary view; `nil` unless it is visible.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        content.views[.supplementary(elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutIfNeeded()
        return content.views.keys.compactMap { element in
            if case .supplementary(elementKind, let path) = element { path } else { nil }
        }.sorted()
    }

    /// Returns the index path of a supplementary view; `nil` if it is not visible.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard case .supplementary(_, let path) = supplementaryView.element,
            supplementaryView.element.flatMap({ content.views[$0] }) === supplementaryView
        else { return nil }
        return path
    }
}
