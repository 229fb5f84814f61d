// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The parts of a flow layout that its next preparation computes.
struct FlowWork {
    /// Whether the delegate is asked for all metrics again.
    var needsMetrics = true
    /// Whether measured sizes are forgotten, as after the data was reloaded.
    var needsSizes = true
    /// Whether the lines are arranged again.
    var needsLines = true
    /// The items whose sizes the delegate is asked for again.
    var items: Set<IndexPath> = []
    /// The sizes of cells that measured themselves, by section.
    var measured: [Int: [(item: Int, size: CGSize)]] = [:]
    /// Whether the delegate's default implementation answered for the size of an item.
    var delegateHasNoSizes = false
    /// The sizes that items keep from before.
    var inherited: FlowInheritance?
}

/// The geometry before a batch of changes, from which items take their measured sizes.
struct FlowInheritance {
    var geometry: FlowGeometry
    /// The positions before and after the batch; `nil` if they are the same.
    var map: CollectionUpdateMap?

    /// Returns the lines that a section had, if its items are the same; `nil` if each must be looked up.
    func lines(ofSection section: Int) -> FlowLines? {
        guard let map else {
            return geometry.sections.indices.contains(section) ? geometry.sections[section].lines : nil
        }
        guard !map.changesItems(of: section), let origin = map.sectionOrigins[section],
            geometry.sections.indices.contains(origin)
        else { return nil }
        return geometry.sections[origin].lines
    }

    /// Returns whether any item had another size.
    func differs(from size: FlowSize) -> Bool {
        geometry.sections.contains { !$0.lines.isUniform || ($0.lines.count > 0 && $0.lines.size(of: 0) != size) }
    }

    /// Returns the size that an item had; `nil` for a new one.
    func size(of path: IndexPath) -> FlowSize? {
        guard let origin = map.map({ $0.origin(of: path) }) ?? path, geometry.has(origin.section, origin.item),
            map?.isReloaded(origin) != true
        else { return nil }
        return geometry.sections[origin.section].lines.size(of: origin.item)
    }
}

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    var contentSize: CGSize {
        let length = geometry.length
        return isVertical
            ? CGSize(width: geometry.crossLength, height: length) : CGSize(width: length, height: geometry.crossLength)
    }

    // MARK: - Invalidation

    /// Notes the extent of an invalidation for the next preparation.
    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            work.needsMetrics = true
            work.needsSizes = true
            return
        }
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
            work.needsMetrics = true
            return
        }
        for (path, size) in context.measuredSizes where path.count == 2 {
            work.measured[path.section, default: []].append((path.item, size))
        }
        if let items = context.invalidatedItemIndexPaths, context.measuredSizes.isEmpty { work.items.formUnion(items) }
        guard !context.namesElements else { return }
        if context.invalidateFlowLayoutDelegateMetrics { work.needsMetrics = true }
        if context.invalidateFlowLayoutAttributes { work.needsLines = true }
    }

    /// Invalidates the layout with the sizes that cells have measured.
    func forgetSizes() {
        work.needsSizes = true
        invalidateLayout()
    }

    func adopt(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes,
        in context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
        context.invalidateFlowLayoutDelegateMetrics = false
        context.measuredSizes.append((original.indexPath, preferred.size))
    }

    /// Called by the delegate protocol's default implementation for the size of an item.
    func delegateHasNoSizes() -> CGSize {
        work.delegateHasNoSizes = true
        return initialSize
    }

    // MARK: - Preparation

    func prepareGeometry() {
        guard let collectionView else {
            geometry = FlowGeometry()
            return
        }
        let work = work
        self.work = FlowWork()
        (self.work.needsMetrics, self.work.needsSizes, self.work.needsLines) = (false, false, false)
        let crossLength = crossLength(of: collectionView)
        if work.needsMetrics {
            self.work.inherited =
                work.inherited ?? (work.needsSizes ? nil : FlowInheritance(geometry: geometry, map: nil))
            defer { self.work.inherited = nil }
            geometry = FlowGeometry(
                sections: collectionView.content.counts.indices.map { section(at: $0, crossLength: crossLength) },
                crossLength: crossLength)
            return
        }
        if work.needsLines || crossLength != geometry.crossLength {
            geometry = FlowGeometry(
                sections: geometry.sections.enumerated().map { index, section in
                    rearranged(section, at: index, crossLength: crossLength)
                }, crossLength: crossLength)
        }
        for (section, sizes) in work.measured {
            geometry.set(sizes.map { ($0.item, flowSize($0.size)) }, in: section)
        }
        askForSizes(of: work.items)
    }

    private func askForSizes(of paths: Set<IndexPath>) {
        guard let collectionView, let delegate = sizingDelegate else { return }
        var changes: [Int: [(item: Int, size: FlowSize)]] = [:]
        for path in paths where path.count == 2 && geometry.has(path.section, path.item) {
            let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
            changes[path.section, default: []].append((path.item, flowSize(size)))
        }
        work.delegateHasNoSizes = false
        for (section, sizes) in changes { geometry.set(sizes, in: section) }
    }

    var sizingDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The length across the axis of scrolling that the content insets leave.
    private func crossLength(of view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        let length =
            isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        return length.isFinite ? max(length, 0) : 0
    }

    // MARK: - Sections

    private func section(at index: Int, crossLength: CGFloat) -> FlowGeometry.Section {
        let (rules, insets) = rules(of: index, crossLength: crossLength)
        return section(at: index, insets: insets, lines: lines(of: index, rules: rules))
    }

    /// Returns a section with items of the same sizes, arranged for another length across the axis of scrolling.
    private func rearranged(
        _ section: FlowGeometry.Section, at index: Int, crossLength: CGFloat
    ) -> FlowGeometry.Section {
        let (rules, insets) = rules(of: index, crossLength: crossLength)
        return self.section(at: index, insets: insets, lines: section.lines.arranged(by: rules))
    }

    private func section(at index: Int, insets: UIEdgeInsets, lines: FlowLines) -> FlowGeometry.Section {
        var (header, footer) = (headerReferenceSize, footerReferenceSize)
        if let collectionView, let delegate = sizingDelegate {
            header = delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: index)
            footer = delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: index)
        }
        return FlowGeometry.Section(
            header: flowSize(header).main, footer: flowSize(footer).main,
            start: isVertical ? insets.top : insets.left, end: isVertical ? insets.bottom : insets.right,
            side: isVertical ? insets.left : insets.top, lines: lines)
    }

    private func rules(of section: Int, crossLength: CGFloat) -> (FlowLines.Rules, UIEdgeInsets) {
        var (insets, lineSpacing, itemSpacing) = (sectionInset, minimumLineSpacing, minimumInteritemSpacing)
        if let collectionView, let delegate = sizingDelegate {
            insets = delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
            lineSpacing = delegate.collectionView(
                collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            itemSpacing = delegate.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        }
        insets = adding(referenceInsets, to: insets.sane)
        let sides = isVertical ? insets.left + insets.right : insets.top + insets.bottom
        return (
            FlowLines.Rules(
                available: max(crossLength - sides, 0), lineSpacing: lineSpacing.saneLength(or: 0),
                itemSpacing: itemSpacing.saneLength(or: 0), scale: collectionView?.pixelScale ?? 1),
            insets
        )
    }

    private func adding(_ first: UIEdgeInsets, to second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }

    /// The insets of the edges to which margins are relative, from the edges of the content insets.
    private var referenceInsets: UIEdgeInsets {
        guard let collectionView else { return .zero }
        let edges: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: edges = collectionView.safeAreaInsets
        case .fromLayoutMargins: edges = collectionView.layoutMargins
        }
        let inset = collectionView.adjustedContentInset
        // Along the axis of scrolling, the content insets are the only reference.
        return isVertical
            ? UIEdgeInsets(
                top: 0, left: max(edges.left - inset.left, 0), bottom: 0, right: max(edges.right - inset.right, 0))
            : UIEdgeInsets(
                top: max(edges.top - inset.top, 0), left: 0, bottom: max(edges.bottom - inset.bottom, 0), right: 0)
    }

    // MARK: - Items

    /// The size of items before the delegate specifies or a cell measures another.
    private var initialSize: CGSize {
        estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    private func lines(of section: Int, rules: FlowLines.Rules) -> FlowLines {
        guard let collectionView else { return FlowLines(count: 0, size: flowSize(itemSize), rules: rules) }
        let count = collectionView.content.counts[section]
        if estimatedItemSize != .zero, let lines = inheritedLines(of: section, count: count, rules: rules) {
            return lines
        }
        let common = flowSize(initialSize)
        guard count > 0, let delegate = sizingDelegate, !work.delegateHasNoSizes else {
            return FlowLines(count: count, size: common, rules: rules)
        }
        var sizes: [FlowSize] = []
        for item in 0..<count {
            let path = collectionView.itemShown(in: IndexPath(item: item, section: section))
            let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
            if work.delegateHasNoSizes { return FlowLines(count: count, size: common, rules: rules) }
            if item == 0 { sizes.reserveCapacity(count) }
            sizes.append(flowSize(size))
        }
        return FlowLines(sizes, rules: rules)
    }

    /// Returns the lines of a section whose items keep the sizes that their cells have measured; `nil` if there are
    /// none.
    private func inheritedLines(of section: Int, count: Int, rules: FlowLines.Rules) -> FlowLines? {
        guard let inherited = work.inherited else { return nil }
        if let lines = inherited.lines(ofSection: section), lines.count == count { return lines.arranged(by: rules) }
        let common = flowSize(initialSize)
        guard inherited.map != nil, inherited.differs(from: common) else { return nil }
        return FlowLines(
            (0..<count).map { inherited.size(of: IndexPath(item: $0, section: section)) ?? common }, rules: rules)
    }

    /// Returns a size in terms of the axis of scrolling.
    func flowSize(_ size: CGSize) -> FlowSize {
        let (width, height) = (
            size.width.saneLength(or: itemSize.width.saneLength(or: 0)),
            size.height.saneLength(or: itemSize.height.saneLength(or: 0))
        )
        return isVertical ? FlowSize(main: height, cross: width) : FlowSize(main: width, cross: height)
    }
}

extension CGFloat {
    /// Returns the length limited to the range from 0 to 1,000,000 points; `other` if it is not finite.
    func saneLength(or other: CGFloat) -> CGFloat {
        isFinite ? Swift.min(Swift.max(self, 0), 1_000_000) : other
    }
}
