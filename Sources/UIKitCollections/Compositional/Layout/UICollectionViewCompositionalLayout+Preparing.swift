// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCompositionalLayout {
    var axis: LayoutAxis { configuration.axis }

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? CompositionalInvalidationContext, !context.invalidateEverything,
            !context.invalidateDataSourceCounts
        {
            if context.isScrolling || context.isMeasuring { return }
            if context.namesElements { return }
        }
        needsSections = true
    }

    // MARK: - Environment

    /// The part of the collection view that its content insets leave.
    private var containerSize: CGSize {
        guard let collectionView else { return .zero }
        let inset = collectionView.adjustedContentInset
        return CGSize(
            width: max(collectionView.bounds.width - inset.left - inset.right, 0),
            height: max(collectionView.bounds.height - inset.top - inset.bottom, 0))
    }

    /// Returns the distances of a boundary from the sides of the content, across the axis.
    func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let collectionView else { return .zero }
        // Insets of the scroll view apply in addition, unless they are those of the safe area.
        let adjusted = collectionView.adjustedContentInset
        let own = collectionView.contentInset
        func directed(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let left = max(insets.left - (adjusted.left - own.left), 0)
            let right = max(insets.right - (adjusted.right - own.right), 0)
            return NSDirectionalEdgeInsets(
                top: max(insets.top - (adjusted.top - own.top), 0), leading: isMirrored ? right : left,
                bottom: max(insets.bottom - (adjusted.bottom - own.bottom), 0), trailing: isMirrored ? left : right
            ).across(axis)
        }
        switch reference {
        case .automatic:
            let general = configuration.contentInsetsReference
            return insets(of: general == .automatic ? .safeArea : general)
        case .none: return .zero
        case .safeArea: return directed(collectionView.safeAreaInsets)
        case .layoutMargins: return directed(collectionView.layoutMargins)
        case .readableContent: return directed(collectionView.readableContentInsets)
        }
    }

    var environment: LayoutEnvironment {
        let reference = configuration.contentInsetsReference
        return LayoutEnvironment(
            container: LayoutContainer(
                contentSize: containerSize, contentInsets: insets(of: reference == .automatic ? .safeArea : reference)),
            traitCollection: collectionView?.traitCollection ?? .current)
    }

    // MARK: - Sections

    func prepareSections() {
        guard let collectionView else { return geometry = CompositionalGeometry() }
        preparedSize = collectionView.bounds.size
        if needsSections || geometry.sections.count != collectionView.content.counts.count {
            makeSections(for: collectionView)
        }
        placeScrollers()
    }

    private func makeSections(for collectionView: UICollectionView) {
        needsSections = false
        showListBackground()
        let environment = environment
        let former = geometry
        var sections: [SectionPlacement] = []
        sections.reserveCapacity(collectionView.content.counts.count)
        for (index, count) in collectionView.content.counts.enumerated() {
            sections.append(placement(of: index, count: count, in: environment))
        }
        adopt(former.sections, in: &sections)
        if former.across != environment.container.contentSize[axis.other] || former.axis != axis {
            remeasure(collectionView)
        }
        geometry = CompositionalGeometry(
            axis: axis, across: environment.container.contentSize[axis.other],
            spacing: configuration.interSectionSpacing.saneSpacing, sections: sections,
            boundaries: BoundaryPlacement(
                configuration.boundarySupplementaryItems.map(\.boundaryRule),
                container: environment.container.effectiveContentSize, measured: { _ in nil }))
    }

    private func placement(of index: Int, count: Int, in environment: LayoutEnvironment) -> SectionPlacement {
        let empty = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        let section =
            provider(index, environment)
            ?? NSCollectionLayoutSection(group: .horizontal(layoutSize: empty, subitems: []))
        let supplementary = section.supplementaryContentInsetsReference
        return SectionPlacement(
            section, count: count, axis: axis, environment: environment,
            reference: insets(of: section.contentInsetsReference),
            supplementaryReference: supplementary == .automatic ? nil : insets(of: supplementary))
    }

    /// Lets the views in sight be measured again, as when the width has changed.
    private func remeasure(_ collectionView: UICollectionView) {
        for view in collectionView.content.views.values { view.isMeasured = false }
    }

    // MARK: - Changes of the data

    /// Takes over the measured sizes of the sections before, at the positions that the items have now.
    private func adopt(_ former: [SectionPlacement], in sections: inout [SectionPlacement]) {
        guard let map = updateMap else {
            guard sections.map(\.solver.count) == former.map(\.solver.count) else { return }
            for index in sections.indices { sections[index].adopt(former[index]) }
            return
        }
        updateMap = nil
        guard map.sectionOrigins.count == sections.count else { return }
        for (index, origin) in map.sectionOrigins.enumerated() {
            guard let origin, former.indices.contains(origin) else { continue }
            if map.changesItems(of: index) {
                let positions = ItemPositions(
                    origin: { item in
                        map.origin(of: IndexPath(item: item, section: index)).flatMap {
                            $0.section == origin ? $0.item : nil
                        }
                    },
                    goal: { item in
                        map.goal(of: IndexPath(item: item, section: origin)).flatMap {
                            $0.section == index ? $0.item : nil
                        }
                    })
                sections[index].adopt(former[origin], positions)
            } else {
                sections[index].adopt(former[origin])
            }
        }
    }

    /// Notes a batch of changes, for which the layout will be prepared next.
    func noteChanges(_ map: CollectionUpdateMap) {
        updateMap = map
        let (old, distances) = (scrollers, scrolledDistances)
        scrollers = [:]
        scrolledDistances = [:]
        for (section, scroller) in old {
            guard let goal = map.sectionGoal(of: section) else {
                scroller.removeFromSuperview()
                continue
            }
            scroller.section = goal
            scrollers[goal] = scroller
        }
        for (section, distance) in distances {
            if let goal = map.sectionGoal(of: section) { scrolledDistances[goal] = distance }
        }
    }
}
