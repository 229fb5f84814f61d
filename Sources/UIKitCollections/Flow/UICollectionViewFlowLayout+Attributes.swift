// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewFlowLayout {
    // MARK: - Elements

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        guard let sections = geometry.sections(from: start, to: end) else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        for section in sections {
            for item in geometry.items(of: section, from: start, to: end) {
                let attributes = itemAttributes(IndexPath(item: item, section: section))
                if attributes.overlaps(rect) { result.append(attributes) }
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let edge = edgeAttributes(ofKind: kind, at: IndexPath(item: 0, section: section)),
                    edge.isPinned || edge.overlaps(rect)
                else { continue }
                result.append(edge)
            }
        }
        return result
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .cell(path))
        let frame = geometry.frame(of: path.item, in: path.section)
        attributes.frame = rect(main: frame.main, cross: frame.cross, size: frame.size)
        return attributes
    }

    private func rect(main: CGFloat, cross: CGFloat, size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
            : CGRect(x: main, y: cross, width: size.main, height: size.cross)
    }

    // MARK: - Headers and footers

    /// Returns the attributes of a header or footer; `nil` for other kinds and if it has no length.
    func edgeAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, geometry.sections.indices.contains(path.section) else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        var span = isHeader ? geometry.header(of: path.section) : geometry.footer(of: path.section)
        guard span.length > 0 else { return nil }
        let attributes = makeAttributes(of: .supplementary(kind, path))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            attributes.zIndex = 10
            let start = isHeader ? pinnedStart(ofHeader: path.section) : pinnedStart(ofFooter: path.section)
            if let start {
                span.start = start
                attributes.isPinned = true
            }
        }
        attributes.frame = rect(
            main: span.start, cross: 0, size: FlowSize(main: span.length, cross: geometry.crossLength))
        return attributes
    }

    /// The range of the content along the axis of scrolling that is visible and that no bar covers.
    private var clear: (start: CGFloat, end: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
        guard isVertical else { return clearHorizontally(bounds, inset, of: collectionView) }
        return (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    }

    private func clearHorizontally(
        _ bounds: CGRect, _ inset: UIEdgeInsets, of view: UICollectionView
    ) -> (start: CGFloat, end: CGFloat) {
        let (low, high) = (bounds.minX + inset.left, bounds.maxX - inset.right)
        guard view.mirrorsCoordinates else { return (low, high) }
        let width = view.contentSize.width
        return (width - high, width - low)
    }

    /// Returns the position of a pinned header; `nil` if the header is in its own position.
    private func pinnedStart(ofHeader section: Int) -> CGFloat? {
        let (header, end) = (geometry.header(of: section), geometry.footer(of: section).start)
        guard header.start < clear.start, end > clear.start else { return nil }
        return min(clear.start, end - header.length)
    }

    /// Returns the position of a pinned footer; `nil` if the footer is in its own position.
    private func pinnedStart(ofFooter section: Int) -> CGFloat? {
        let (footer, start) = (geometry.footer(of: section), geometry.header(of: section).end)
        guard footer.end > clear.end, start < clear.end else { return nil }
        return max(clear.end - footer.length, start)
    }

    /// Returns the lengths at the edges that pinned headers and footers cover when `frame` is there.
    func edgesPinned(over frame: CGRect) -> UIEdgeInsets {
        let position = isVertical ? frame.midY : frame.midX
        guard let section = geometry.sections(from: position, to: position)?.lowerBound else { return .zero }
        let start = sectionHeadersPinToVisibleBounds ? geometry.header(of: section).length : 0
        let end = sectionFootersPinToVisibleBounds ? geometry.footer(of: section).length : 0
        return isVertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }

    // MARK: - Bounds

    /// Returns whether a change of the bounds affects the lines or pinned elements.
    func dependsOnChange(to bounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        if isVertical ? bounds.width != old.width : bounds.height != old.height { return true }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return false }
        return isVertical
            ? bounds.minY != old.minY || bounds.height != old.height
            : bounds.minX != old.minX || bounds.width != old.width
    }

    /// Limits a context to the parts that a change of the bounds affects.
    func limit(_ context: UICollectionViewLayoutInvalidationContext, forBoundsChange bounds: CGRect) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext, let old = collectionView?.bounds
        else { return }
        let keepsLines = isVertical ? bounds.width == old.width : bounds.height == old.height
        context.invalidateFlowLayoutAttributes = !keepsLines
        // Sizes that the delegate specifies usually depend on the width of the view.
        context.invalidateFlowLayoutDelegateMetrics = !keepsLines && estimatedItemSize == .zero
        if keepsLines { namePinnedElements(in: context, bounds: bounds) }
    }

    /// Names the headers and footers that may be pinned before or after the bounds change.
    private func namePinnedElements(in context: UICollectionViewLayoutInvalidationContext, bounds: CGRect) {
        let area = bounds.union(collectionView?.bounds ?? bounds)
        let (start, end) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        let sections = geometry.sections(from: start, to: end).map(Array.init) ?? []
        let paths = sections.map { IndexPath(item: 0, section: $0) }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        }
    }
}
