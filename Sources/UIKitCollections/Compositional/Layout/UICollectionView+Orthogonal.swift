// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Adds the scroll view of a section below the views that scroll with the whole content.
    func insert(_ scroller: OrthogonalScrollView) {
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
    }

    /// Places the elements of a section that has scrolled; queries the layout if `isOutdated`.
    func orthogonalSectionDidScroll(isOutdated: Bool) {
        if isOutdated { content.nearbyRect = .null }
        placeElements()
    }
}

extension UICollectionViewCompositionalLayout {
    private var cross: LayoutAxis { axis.other }

    private var isMirrored: Bool { collectionView?.mirrorsCoordinates ?? false }

    // MARK: - Scroll views

    /// Gives the scroll views of the sections their frames, and removes those of sections that are gone.
    func placeScrollers() {
        for (index, scroller) in scrollers {
            guard geometry.sections.indices.contains(index), geometry.sections[index].isOrthogonal,
                scroller.superview === collectionView
            else {
                scroller.removeFromSuperview()
                scrollers[index] = nil
                continue
            }
            place(scroller)
        }
    }

    /// Removes all scroll views, before another layout takes over their cells.
    func removeScrollers() {
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
        scrolledDistances = [:]
    }

    /// Returns the scroll view of a section, created if there is none.
    func scroller(of section: Int) -> OrthogonalScrollView {
        if let scroller = scrollers[section] { return scroller }
        let scroller = OrthogonalScrollView(frame: .zero)
        scroller.section = section
        scroller.layout = self
        scrollers[section] = scroller
        UIView.performWithoutAnimation {
            collectionView?.insert(scroller)
            place(scroller)
        }
        return scroller
    }

    private func place(_ scroller: OrthogonalScrollView) {
        let placement = geometry.sections[scroller.section]
        let origin = geometry.origin(of: scroller.section)
        var frame = placement.contentFrame.offsetBy(dx: origin.x, dy: origin.y).pixelAligned(scale: displayScale)
        if isMirrored { frame.origin.x = geometry.contentSize.width - frame.maxX }
        var length = placement.orthogonalLength.pixelAligned(scale: displayScale)
        // Content that is shorter than the section begins at the right edge too.
        if isMirrored, cross == .horizontal { length = max(length, frame.width) }
        let size = CGSize(cross, length, across: frame.size[axis])
        // The position is kept from the leading edge.
        let distance = scroller.hasAppeared ? leadingDistance(of: scroller) : scrolledDistances[scroller.section] ?? 0
        let isSame = scroller.frame == frame && scroller.contentSize == size
        if scroller.frame != frame { scroller.frame = frame }
        if scroller.contentSize != size { scroller.contentSize = size }
        if !isSame || !scroller.hasAppeared {
            scroller.hasAppeared = true
            let offset = offset(of: scroller, atLeadingDistance: distance)
            if scroller.contentOffset != offset { scroller.contentOffset = offset }
        }
        configure(scroller, placement)
    }

    private func configure(_ scroller: OrthogonalScrollView, _ placement: SectionPlacement) {
        let properties = placement.section.orthogonalScrollingProperties
        let behavior = placement.section.orthogonalScrollingBehavior
        scroller.isPagingEnabled = behavior == .paging
        let isByGroups = behavior == .groupPaging || behavior == .groupPagingCentered
        scroller.decelerationRate =
            switch properties.decelerationRate {
            case .automatic: isByGroups ? .fast : .normal
            case .normal: .normal
            case .fast: .fast
            }
        scroller.bounces = properties.bounce != .never
        scroller.alwaysBounceHorizontal = properties.bounce == .always && cross == .horizontal
        scroller.alwaysBounceVertical = properties.bounce == .always && cross == .vertical
    }

    /// Returns the distance that a section has scrolled from its leading edge.
    private func leadingDistance(of scroller: OrthogonalScrollView) -> CGFloat {
        let offset = scroller.contentOffset[cross]
        guard isMirrored, cross == .horizontal else { return offset }
        return scroller.contentSize.width - scroller.bounds.width - offset
    }

    private func offset(of scroller: OrthogonalScrollView, atLeadingDistance distance: CGFloat) -> CGPoint {
        let maximum = max(scroller.contentSize[cross] - scroller.bounds.size[cross], 0)
        let distance = min(max(distance, 0), maximum)
        let isReversed = isMirrored && cross == .horizontal
        return CGPoint(cross, isReversed ? maximum - distance : distance, across: 0)
    }

    func scrollerDidScroll(_ scroller: OrthogonalScrollView) {
        guard scrollers[scroller.section] === scroller, geometry.sections.indices.contains(scroller.section),
            scroller.hasAppeared
        else { return }
        scrolledDistances[scroller.section] = leadingDistance(of: scroller)
        let hasHandler = geometry.sections[scroller.section].section.visibleItemsInvalidationHandler != nil
        collectionView?.orthogonalSectionDidScroll(
            isOutdated: hasHandler || !scroller.queried.contains(scroller.bounds))
    }

    func scrollRow(
        toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard geometry.sections.indices.contains(path.section), geometry.sections[path.section].isOrthogonal,
            let frame = attributesOfItem(at: path)?.frame
        else { return }
        let scroller = scroller(of: path.section)
        let insets = geometry.sections[path.section].insets
        let length = scroller.bounds.size[cross]
        let isReversed = isMirrored && cross == .horizontal
        let (start, end) =
            isReversed
            ? (insets.end(cross), insets.start(cross)) : (insets.start(cross), insets.end(cross))
        let isSideways = cross == .horizontal
        var target = scroller.contentOffset[cross]
        if position.contains(isSideways ? .left : .top) {
            target = frame.start(cross) - start
        } else if position.contains(isSideways ? .centeredHorizontally : .centeredVertically) {
            target = (frame.start(cross) + frame.end(cross) - length) / 2
        } else if position.contains(isSideways ? .right : .bottom) {
            target = frame.end(cross) + end - length
        }
        target = min(max(target, 0), max(scroller.contentSize[cross] - length, 0)).pixelAligned(scale: displayScale)
        let offset = CGPoint(cross, target, across: 0)
        if offset != scroller.contentOffset { scroller.setContentOffset(offset, animated: animated) }
    }

    // MARK: - Elements

    /// Returns the origin of the groups in the content of a scroll view.
    private func groupsOrigin(_ placement: SectionPlacement) -> CGPoint {
        var origin = placement.solverOrigin
        origin[cross] += placement.orthogonalPadding
        return origin
    }

    /// Returns the attributes of the elements around the visible part of a section.
    func attributesInScroller(of section: Int) -> [UICollectionViewLayoutAttributes] {
        let scroller = scroller(of: section)
        let placement = geometry.sections[section]
        let reach = Theme.Collection.queryReach * scroller.bounds.size[cross]
        let area = scroller.bounds.insetBy(
            dx: cross == .horizontal ? -reach : 0, dy: cross == .vertical ? -reach : 0)
        // Other queries, as for the neighbors of an item, don't change what the collection view has attributes for.
        if collectionView?.content.isPlacing == true { scroller.queried = area }
        var rect = area
        if isMirrored, cross == .horizontal { rect.origin.x = scroller.contentSize.width - rect.maxX }
        let origin = groupsOrigin(placement)
        // Elements that exceed the section's height are visible too.
        rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let limit = LengthRule.maximumLength
        rect =
            cross == .horizontal
            ? CGRect(x: rect.minX, y: -limit, width: rect.width, height: 2 * limit)
            : CGRect(x: -limit, y: rect.minY, width: 2 * limit, height: rect.height)
        let content = placement.solver.content(in: rect)
        return content.items.map { inScroller(attributes(of: $0, in: section, origin: origin), scroller) }
            + content.supplementaries.map { inScroller(attributes(of: $0, in: section, origin: origin), scroller) }
    }

    func attributesInScroller(of item: SectionSolver.Item, section: Int) -> UICollectionViewLayoutAttributes {
        let origin = groupsOrigin(geometry.sections[section])
        return inScroller(attributes(of: item, in: section, origin: origin), scroller(of: section))
    }

    func attributesInScroller(
        of supplementary: SectionSolver.Supplementary, section: Int
    ) -> UICollectionViewLayoutAttributes {
        let origin = groupsOrigin(geometry.sections[section])
        return inScroller(attributes(of: supplementary, in: section, origin: origin), scroller(of: section))
    }

    private func inScroller(
        _ attributes: UICollectionViewLayoutAttributes, _ scroller: OrthogonalScrollView
    ) -> UICollectionViewLayoutAttributes {
        attributes.container = scroller
        if isMirrored { attributes.center.x = scroller.contentSize.width - attributes.center.x }
        return attributes
    }

    // MARK: - Stops

    /// Returns the offset at which a section comes to rest instead of a proposed one.
    ///
    /// `velocity` is in points per millisecond.
    func stop(of scroller: OrthogonalScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard geometry.sections.indices.contains(scroller.section) else { return proposed }
        let placement = geometry.sections[scroller.section]
        let behavior = placement.section.orthogonalScrollingBehavior
        let isReversed = isMirrored && cross == .horizontal
        let maximum = max(scroller.contentSize[cross] - scroller.bounds.size[cross], 0)
        let current = leadingDistance(of: scroller)
        let target = isReversed ? maximum - proposed[cross] : proposed[cross]
        let speed = isReversed ? -velocity[cross] : velocity[cross]
        let distance: CGFloat
        switch behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            distance = nearestStop(to: target, placement, maximum: maximum)
        case .groupPaging, .groupPagingCentered:
            distance = groupStop(from: current, speed: speed, placement, maximum: maximum)
        }
        return offset(of: scroller, atLeadingDistance: distance)
    }

    /// Returns the scrolled distance at which a group is at the leading edge, or in the center.
    private func stop(atGroup frame: CGRect, _ placement: SectionPlacement) -> CGFloat {
        // In the center, the space before the first group is that before any group at its stop.
        frame.start(cross)
    }

    private func nearestStop(to target: CGFloat, _ placement: SectionPlacement, maximum: CGFloat) -> CGFloat {
        guard target < maximum - 0.5, let group = placement.solver.group(at: target) else { return target }
        let start = stop(atGroup: group.frame, placement)
        guard let next = groupAfter(group.frame, placement) else { return start }
        let end = stop(atGroup: next, placement)
        return target - start <= end - target ? start : end
    }

    private func groupAfter(_ frame: CGRect, _ placement: SectionPlacement) -> CGRect? {
        let position = frame.end(cross) + placement.solver.spacing + 0.5
        guard position < placement.solver.length, let group = placement.solver.group(at: position),
            group.frame.start(cross) > frame.start(cross)
        else { return nil }
        return group.frame
    }

    /// Returns the stop of the group to which a drag leads: that of the next one for a fast drag, else the nearest one.
    private func groupStop(
        from current: CGFloat, speed: CGFloat, _ placement: SectionPlacement, maximum: CGFloat
    ) -> CGFloat {
        guard let group = placement.solver.group(at: max(current, 0)) else { return current }
        let start = stop(atGroup: group.frame, placement)
        let end = groupAfter(group.frame, placement).map { stop(atGroup: $0, placement) } ?? start
        if abs(speed) > Theme.Collection.groupPagingSpeed { return speed > 0 ? end : start }
        return current - start <= end - current ? start : end
    }
}
