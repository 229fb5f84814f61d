// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCompositionalLayout {
    /// The part of the content that is visible, in coordinates that start at the leading edge.
    private var sight: CGRect {
        guard let collectionView else { return .null }
        var rect = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        if collectionView.mirrorsCoordinates { rect.origin.x = geometry.contentSize.width - rect.maxX }
        return rect
    }

    // MARK: - Elements

    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for element in geometry.boundaries.elements {
            let attributes = attributesOfBoundary(element)
            if attributes.isPinned || attributes.frame.touches(rect) { found.append(attributes) }
        }
        for section in geometry.sections(from: rect.start(axis), to: rect.end(axis)) {
            appendElements(of: section, in: rect, to: &found)
        }
        return found
    }

    private func appendElements(
        of index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let placement = geometry.sections[index]
        let origin = geometry.origin(of: index)
        let first = found.count
        for item in placement.section.decorationItems {
            let attributes = attributesOfDecoration(item, of: index)
            if attributes.frame.touches(rect) { found.append(attributes) }
        }
        for element in placement.boundaries.elements {
            let attributes = attributesOfBoundary(element, of: index)
            if attributes.isPinned || attributes.frame.touches(rect) { found.append(attributes) }
        }
        if placement.isOrthogonal {
            let area = placement.contentFrame.offsetBy(dx: origin.x, dy: origin.y)
            if area.touches(rect) || area.isEmpty { found += attributesInScroller(of: index) }
        } else {
            let start = contentOrigin(of: index)
            let content = placement.solver.content(in: rect.offsetBy(dx: -start.x, dy: -start.y))
            for item in content.items { found.append(attributes(of: item, in: index, origin: start)) }
            for supplementary in content.supplementaries {
                found.append(attributes(of: supplementary, in: index, origin: start))
            }
        }
        adaptVisibleItems(of: index, Array(found[first...]))
    }

    /// Calls the section's handler with the elements in sight.
    private func adaptVisibleItems(of index: Int, _ found: [UICollectionViewLayoutAttributes]) {
        let placement = geometry.sections[index]
        guard let handler = placement.section.visibleItemsInvalidationHandler, let collectionView else { return }
        let scroller = placement.isOrthogonal ? scrollers[index] : nil
        let visible = found.filter { attributes in
            if let container = attributes.container { return attributes.frame.touches(container.bounds) }
            return placement.isOrthogonal == false && attributes.frame.touches(sight)
        }
        guard !visible.isEmpty else { return }
        // Positions within a section that scrolls on its own are mirrored already.
        let isMirrored = collectionView.mirrorsCoordinates
        let items = visible.map { attributes in
            VisibleItem(
                attributes,
                mirrorWidth: isMirrored && attributes.container == nil ? geometry.contentSize.width : nil)
        }
        handler(
            items, scroller?.contentOffset ?? collectionView.contentOffset,
            placement.environment)
    }

    // MARK: - Items

    /// Returns the origin of a section's groups in the content.
    private func contentOrigin(of index: Int) -> CGPoint {
        let placement = geometry.sections[index]
        let (origin, frame, inner) = (geometry.origin(of: index), placement.contentFrame, placement.solverOrigin)
        return CGPoint(x: origin.x + frame.minX + inner.x, y: origin.y + frame.minY + inner.y)
    }

    func attributes(
        of item: SectionSolver.Item, in section: Int, origin: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .cell(IndexPath(item: item.index, section: section)), inListOf: section)
        attributes.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y).pixelAligned(scale: displayScale)
        attributes.zIndex = item.zIndex
        attributes.isWidthFixed = !item.measured.width
        attributes.isHeightFixed = !item.measured.height
        return attributes
    }

    func attributes(
        of supplementary: SectionSolver.Supplementary, in section: Int, origin: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(
            of: .supplementary(supplementary.kind, IndexPath(item: supplementary.item, section: section)))
        attributes.frame = supplementary.frame.offsetBy(dx: origin.x, dy: origin.y).pixelAligned(scale: displayScale)
        attributes.zIndex = supplementary.zIndex
        attributes.isWidthFixed = true
        attributes.isHeightFixed = true
        return attributes
    }

    func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section),
            let item = geometry.sections[path.section].solver.item(path.item)
        else { return nil }
        if geometry.sections[path.section].isOrthogonal { return attributesInScroller(of: item, section: path.section) }
        return attributes(of: item, in: path.section, origin: contentOrigin(of: path.section))
    }

    func attributesOfSupplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            let elements = geometry.boundaries.elements
            guard elements.indices.contains(path[0]), elements[path[0]].rule.kind == kind else { return nil }
            return attributesOfBoundary(elements[path[0]])
        }
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        let placement = geometry.sections[path.section]
        if let element = placement.boundary(kind, at: path.item) {
            return attributesOfBoundary(element, of: path.section)
        }
        guard let found = placement.solver.supplementary(kind, of: path.item) else { return nil }
        if placement.isOrthogonal { return attributesInScroller(of: found, section: path.section) }
        return attributes(of: found, in: path.section, origin: contentOrigin(of: path.section))
    }

    // MARK: - Decorations

    func attributesOfDecoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section),
            let item = geometry.sections[path.section].section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        return attributesOfDecoration(item, of: path.section)
    }

    private func attributesOfDecoration(
        _ item: NSCollectionLayoutDecorationItem, of section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .decoration(item.elementKind, IndexPath(item: 0, section: section)))
        let size = CGSize(axis, geometry.sections[section].extent, across: geometry.across)
        let origin = CGPoint(axis, geometry.origin(of: section)[axis], across: 0)
        attributes.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets.sane)
            .pixelAligned(scale: displayScale)
        attributes.zIndex = item.zIndex
        attributes.isWidthFixed = true
        attributes.isHeightFixed = true
        return attributes
    }

    // MARK: - Headers and footers

    /// Returns the attributes of a header or footer of the whole layout.
    private func attributesOfBoundary(_ element: BoundaryPlacement.Element) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .supplementary(element.rule.kind, IndexPath(index: element.index)))
        let area = CGRect(origin: .zero, size: geometry.contentSize)
        place(attributes, element, frame: element.frame, within: area)
        return attributes
    }

    private func attributesOfBoundary(
        _ element: BoundaryPlacement.Element, of section: Int
    ) -> UICollectionViewLayoutAttributes {
        let placement = geometry.sections[section]
        let kind = element.rule.kind
        let item = placement.boundaries.elements.prefix { $0.index != element.index }.count { $0.rule.kind == kind }
        let attributes = makeAttributes(
            of: .supplementary(kind, IndexPath(item: item, section: section)), inListOf: section)
        let origin = geometry.origin(of: section)
        let area = CGRect(origin: origin, size: CGSize(axis, placement.extent, across: geometry.across))
        place(attributes, element, frame: element.frame.offsetBy(dx: origin.x, dy: origin.y), within: area)
        return attributes
    }

    /// Gives a header or footer its frame; a pinned one stays in sight as long as a part of `area` is.
    private func place(
        _ attributes: UICollectionViewLayoutAttributes, _ element: BoundaryPlacement.Element, frame: CGRect,
        within area: CGRect
    ) {
        var frame = frame.pixelAligned(scale: displayScale)
        attributes.zIndex = element.rule.zIndex
        attributes.isWidthFixed = !element.rule.size.width.isEstimated
        attributes.isHeightFixed = !element.rule.size.height.isEstimated
        let sight = sight
        if element.rule.isPinned, !sight.isNull {
            let natural = frame.start(axis)
            var position = natural
            switch (element.rule.side, axis) {
            case (.top, .vertical), (.leading, .horizontal):
                position = min(max(natural, sight.start(axis)), area.end(axis) - frame.size[axis])
                position = max(position, natural)
            case (.bottom, .vertical), (.trailing, .horizontal):
                position = max(min(natural, sight.end(axis) - frame.size[axis]), area.start(axis))
                position = min(position, natural)
            default: break
            }
            if axis == .vertical { frame.origin.y = position } else { frame.origin.x = position }
            attributes.isPinned = abs(position - natural) > 0.001
        }
        attributes.frame = frame
        if attributes.isPinned { attributes.zIndex += 1 }
    }

    func insetsOfPinnedElements(over frame: CGRect) -> UIEdgeInsets {
        guard let section = geometry.sections(from: frame.start(axis), to: frame.start(axis)).last else { return .zero }
        var insets = UIEdgeInsets.zero
        for element in geometry.sections[section].boundaries.elements where element.rule.isPinned {
            switch element.rule.side {
            case .top: insets.top = max(insets.top, element.frame.height)
            case .bottom: insets.bottom = max(insets.bottom, element.frame.height)
            case .leading: insets.left = max(insets.left, element.frame.width)
            case .trailing: insets.right = max(insets.right, element.frame.width)
            default: break
            }
        }
        return insets
    }
}
