// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Whether the content scrolls horizontally only, so that its lines are columns.
    var scrollsHorizontally: Bool {
        contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
    }

    /// Returns the frame of an item in the coordinates of the content; `nil` if it has none.
    func shownFrame(of path: IndexPath) -> CGRect? {
        prepareLayoutIfNeeded()
        return attributes(of: .cell(path)).map(frameInContent)
    }

    // MARK: - Neighbors

    /// Returns the focusable item next to another one in a direction; `nil` if there is none.
    func item(
        _ direction: CollectionDirection, from path: IndexPath, frame: CGRect, center: CGFloat?
    ) -> IndexPath? {
        neighbor(direction, from: path, frame: frame, center: center, isFocus: true)
    }

    /// Returns the item next to another one in a direction, by the geometry of the layout.
    ///
    /// With a `center`, the direction is across the lines: the nearest line is searched for the item nearest to it.
    /// Without one, only items in the same line count. The area searched doubles until something is found, so the cost
    /// does not depend on the number of items.
    func neighbor(
        _ direction: CollectionDirection, from path: IndexPath, frame: CGRect, center: CGFloat?, isFocus: Bool
    ) -> IndexPath? {
        let origin = direction.span(of: frame)
        let breadth = direction.breadth(of: frame)
        let visible = direction.breadth(of: bounds)
        let across =
            center == nil
            ? breadth
            : min(visible.lowerBound, breadth.lowerBound)...max(visible.upperBound, breadth.upperBound)
        let end = direction.span(of: CGRect(origin: .zero, size: contentSize)).upperBound
        var start = origin.middle
        var reach = max(direction.isVertical ? bounds.height : bounds.width, 1)
        for _ in 0..<Theme.Collection.maximumStripsSearched {
            let strip = start...(max(start, origin.upperBound) + reach)
            let found = candidates(
                in: direction.rect(along: strip, across: across), direction, beyond: origin, except: path,
                overlapping: center == nil ? breadth : nil)
            if let best = best(of: found, direction, center ?? breadth.middle, isFocus: isFocus) { return best }
            guard strip.upperBound < end else { break }
            start = strip.upperBound
            reach *= 2
        }
        return sibling(direction, of: path, frame: frame, isFocus: isFocus)
    }

    private struct Candidate {
        var path: IndexPath
        var along: ClosedRange<CGFloat>
        var across: ClosedRange<CGFloat>
    }

    private func candidates(
        in rect: CGRect, _ direction: CollectionDirection, beyond origin: ClosedRange<CGFloat>, except path: IndexPath,
        overlapping line: ClosedRange<CGFloat>?
    ) -> [Candidate] {
        elements(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell, !attributes.isHidden, attributes.indexPath != path
            else { return nil }
            let frame = frameInContent(of: attributes)
            let (along, across) = (direction.span(of: frame), direction.breadth(of: frame))
            // Items may overlap a little, but not lie beside each other.
            let tolerance = min(origin.upperBound - origin.lowerBound, along.upperBound - along.lowerBound) / 2
            guard along.middle > origin.middle, along.lowerBound >= origin.upperBound - tolerance else { return nil }
            if let line, min(line.upperBound, across.upperBound) - max(line.lowerBound, across.lowerBound) <= 0 {
                return nil
            }
            return Candidate(path: attributes.indexPath, along: along, across: across)
        }
    }

    /// Returns the item of the nearest line whose center across the direction is nearest to `center`.
    private func best(
        of candidates: [Candidate], _ direction: CollectionDirection, _ center: CGFloat, isFocus: Bool
    ) -> IndexPath? {
        var rest = candidates
        // Each round removes the line of items that cannot become focused.
        while let nearest = rest.min(by: { $0.along.lowerBound < $1.along.lowerBound }) {
            let limit = nearest.along.middle
            let line = rest.filter { $0.along.lowerBound < limit || $0.along.lowerBound == nearest.along.lowerBound }
            let order = line.sorted {
                ($0.across.distance(to: center), abs($0.across.middle - center), $0.along.lowerBound)
                    < ($1.across.distance(to: center), abs($1.across.middle - center), $1.along.lowerBound)
            }
            if let found = order.first(where: { !isFocus || mayFocus($0.path) }) { return found.path }
            rest.removeAll { candidate in line.contains { $0.path == candidate.path } }
        }
        return nil
    }

    /// Returns the next item of a section that scrolls on its own and whose other items may be out of sight.
    private func sibling(
        _ direction: CollectionDirection, of path: IndexPath, frame: CGRect, isFocus: Bool
    ) -> IndexPath? {
        guard attributes(of: .cell(path))?.container != nil else { return nil }
        let span = direction.span(of: frame)
        for step in [1, -1] {
            var other = IndexPath(item: path.item + step, section: path.section)
            while let found = shownFrame(of: other), direction.span(of: found).lowerBound >= span.upperBound - 1 {
                if !isFocus || mayFocus(other) { return other }
                other.item += step
            }
        }
        return nil
    }

    // MARK: - Ends and pages

    func mayFocus(_ path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
    }

    private func nearest(from path: IndexPath?, _ next: (IndexPath) -> IndexPath?) -> IndexPath? {
        var path = path
        for _ in 0..<Theme.Collection.maximumItemsSearched {
            guard let candidate = path else { return nil }
            if mayFocus(candidate) { return candidate }
            path = next(candidate)
        }
        return nil
    }

    var firstFocusableItem: IndexPath? { nearest(from: content.firstPath) { content.path(after: $0) } }

    var lastFocusableItem: IndexPath? { nearest(from: content.lastPath) { content.path(before: $0) } }

    /// Returns the item one page away from another one, in its column.
    func item(aPageFrom path: IndexPath, isForward: Bool) -> IndexPath? {
        guard let frame = shownFrame(of: path) else { return nil }
        let isHorizontal = scrollsHorizontally
        let isMirrored = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: CollectionDirection =
            switch (isHorizontal, isForward != isMirrored) {
            case (false, true): .down
            case (false, false): .up
            case (true, true): .right
            case (true, false): .left
            }
        let inset = adjustedContentInset
        let page = max(
            isHorizontal ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom, 1)
        let span = direction.span(of: frame)
        let length = span.upperBound - span.lowerBound
        // The first line after this place is a page away, and at least one line.
        let end = max(span.lowerBound + page - length, span.upperBound)
        let goal = direction.rect(along: (end - length)...end, across: direction.breadth(of: frame))
        let column = isHorizontal ? frame.midY : frame.midX
        return item(direction, from: path, frame: goal, center: column)
            ?? (isForward ? lastFocusableItem : firstFocusableItem)
    }
}
