// SPDX-License-Identifier: MIT
internal import Foundation

extension NSTextSelectionNavigation {
    private func isForward(_ direction: Direction, at location: any NSTextLocation) -> Bool {
        let isRightToLeft = textSelectionDataSource?.baseWritingDirection(at: location) == .rightToLeft
        return switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: !isRightToLeft
        case .left: isRightToLeft
        }
    }

    /// Returns the fixed and the movable end of a selection's last range.
    private func ends(_ selection: NSTextSelection) -> (anchor: NSTextRange, head: any NSTextLocation)? {
        guard let range = selection.textRanges.last else { return nil }
        if let anchor = selection.anchor {
            let isAtStart = anchor.location.compare(range.location) == .orderedSame
            return (anchor, isAtStart ? range.endLocation : range.location)
        }
        let isReversed = selection.affinity == .upstream && !range.isEmpty
        return (
            NSTextRange(location: isReversed ? range.endLocation : range.location),
            isReversed ? range.location : range.endLocation
        )
    }

    func moved(
        _ selection: NSTextSelection, _ direction: Direction, _ destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let (anchor, head) = ends(selection),
            let range = selection.textRanges.last
        else { return nil }
        var x: CGFloat = 0
        var target: (any NSTextLocation)?
        if direction == .up || direction == .down, destination == .character || destination == .line {
            x = selection.anchorPositionOffset != 0 ? selection.anchorPositionOffset : caret(at: head) ?? 0
            target = vertical(from: head, isDown: direction == .down, x: x)
            if confined, let moved = target, let paragraph = source.textRange(for: .paragraph, enclosing: head),
                !paragraph.contains(moved), paragraph.endLocation.compare(moved) != .orderedSame
            {
                target = nil
            }
        } else if !extending, !range.isEmpty, destination == .character {
            target = isForward(direction, at: head) ? range.endLocation : range.location
        } else {
            target = self.target(from: head, isForward: isForward(direction, at: head), destination)
        }
        guard let target else { return nil }
        let isAtLineEnd = destination == .line && isForward(direction, at: head) && direction != .down
        let moved: NSTextSelection
        if extending {
            let isReversed = target.compare(anchor.location) == .orderedAscending
            let extent = anchor.union(NSTextRange(location: target))
            moved = NSTextSelection(
                range: extent, affinity: isReversed ? .upstream : .downstream, granularity: selection.granularity)
            moved.anchor = anchor
        } else {
            moved = NSTextSelection(target, affinity: isAtLineEnd ? .upstream : .downstream)
        }
        moved.anchorPositionOffset = x
        return moved
    }

    /// Returns the location that a movement ends at; `nil` at the end of the text.
    private func target(
        from head: any NSTextLocation, isForward: Bool, _ destination: Destination
    ) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource else { return nil }
        let document = source.documentRange
        switch destination {
        case .character:
            return edge(from: head, isForward, .byComposedCharacterSequences)
        case .word:
            return edge(from: head, isForward, .words) ?? end(of: document, isForward, unless: head)
        case .sentence: return edge(from: head, isForward, .sentences)
        case .line:
            guard let line = source.textRange(for: .line, enclosing: head) else { return nil }
            return isForward ? contentEnd(of: line) : line.location
        case .paragraph:
            guard let paragraph = source.textRange(for: .paragraph, enclosing: head) else { return nil }
            let edge = isForward ? contentEnd(of: paragraph) : paragraph.location
            guard edge.compare(head) == .orderedSame else { return edge }
            // At the edge, the movement continues in the next paragraph.
            guard let beyond = source.location(head, offsetBy: isForward ? 1 : -1),
                let next = source.textRange(for: .paragraph, enclosing: beyond)
            else { return nil }
            return isForward ? contentEnd(of: next) : next.location
        case .container:
            var boundary: (any NSTextLocation)?
            source.enumerateContainerBoundaries(from: head, reverse: !isForward) { location, stop in
                boundary = location
                stop.pointee = true
            }
            return boundary
        case .document: return isForward ? document.endLocation : document.location
        }
    }

    private func end(
        of document: NSTextRange, _ isForward: Bool, unless head: any NSTextLocation
    ) -> (any NSTextLocation)? {
        let end = isForward ? document.endLocation : document.location
        return end.compare(head) == .orderedSame ? nil : end
    }

    /// Returns the end, or the start, of the nearest piece that is beyond a location.
    private func edge(
        from head: any NSTextLocation, _ isForward: Bool, _ kind: NSString.EnumerationOptions
    ) -> (any NSTextLocation)? {
        var result: (any NSTextLocation)?
        let options: NSString.EnumerationOptions =
            isForward ? [kind, .substringNotRequired] : [kind, .reverse, .substringNotRequired]
        textSelectionDataSource?.enumerateSubstrings(from: head, options: options) { _, range, _, stop in
            let edge = isForward ? range.endLocation : range.location
            guard edge.compare(head) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            result = edge
            stop.pointee = true
        }
        return result
    }

    /// Returns the end of a line or paragraph without its newline.
    private func contentEnd(of range: NSTextRange) -> any NSTextLocation {
        guard !range.isEmpty, let source = textSelectionDataSource else { return range.endLocation }
        var end = range.endLocation
        source.enumerateSubstrings(
            from: range.endLocation, options: [.byComposedCharacterSequences, .reverse]
        ) { text, piece, _, stop in
            if let text, text == "\n" || text == "\r\n" { end = piece.location }
            stop.pointee = true
        }
        return end
    }

    // MARK: - Lines

    /// The position of the caret at a location in its container.
    private func caret(at location: any NSTextLocation) -> CGFloat? {
        var result: CGFloat?
        textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) { x, other, _, stop in
            guard other.compare(location) == .orderedSame else { return }
            result = x
            stop.pointee = true
        }
        return result
    }

    private func vertical(from head: any NSTextLocation, isDown: Bool, x: CGFloat) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource, let line = source.textRange(for: .line, enclosing: head) else {
            return nil
        }
        let document = source.documentRange
        if isDown {
            // The last line ends the text, unless a newline begins another one.
            let isLast = line.endLocation.compare(document.endLocation) == .orderedSame
            let hasNewline = contentEnd(of: line).compare(line.endLocation) != .orderedSame
            guard !isLast || hasNewline else { return end(of: document, true, unless: head) }
            return nearest(x, inLineAt: line.endLocation) ?? line.endLocation
        }
        guard let above = source.location(line.location, offsetBy: -1) else {
            return end(of: document, false, unless: head)
        }
        return nearest(x, inLineAt: above) ?? above
    }

    /// Returns the location nearest to a position in the line with another location.
    func nearest(_ x: CGFloat, inLineAt location: any NSTextLocation) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, location: any NSTextLocation)?
        textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) { position, place, _, _ in
            let distance = abs(position - x)
            if distance < best?.distance ?? .infinity { best = (distance, place) }
        }
        return best?.location
    }

    // MARK: - Pointer

    func place(at point: CGPoint, in container: any NSTextLocation) -> (any NSTextLocation)? {
        guard let line = textSelectionDataSource?.lineFragmentRange(for: point, inContainerAt: container) else {
            return nil
        }
        return nearest(point.x, inLineAt: line.location) ?? line.location
    }

    func selections(
        at point: CGPoint, in container: any NSTextLocation, _ anchors: [NSTextSelection], _ modifiers: Modifier,
        isDragging: Bool
    ) -> [NSTextSelection] {
        guard let place = place(at: point, in: container) else { return anchors }
        guard isDragging || modifiers.contains(.extend), let base = anchors.last, let ends = ends(base) else {
            let caret = NSTextSelection(place, affinity: .downstream)
            return modifiers.contains(.multiple) ? anchors + [caret] : [caret]
        }
        // A selection of whole words grows by words.
        let fixed = base.granularity == .character ? ends.anchor : base.anchor ?? base.textRanges.last ?? ends.anchor
        var extent = fixed.union(NSTextRange(location: place))
        if base.granularity != .character,
            let unit = textSelectionDataSource?.textRange(for: base.granularity, enclosing: place)
        {
            extent = extent.union(unit)
        }
        let isReversed = place.compare(fixed.location) == .orderedAscending
        let extended = NSTextSelection(
            range: extent, affinity: isReversed ? .upstream : .downstream, granularity: base.granularity)
        extended.anchor = fixed
        extended.isTransient = isDragging
        return modifiers.contains(.multiple) ? anchors.dropLast() + [extended] : [extended]
    }

    func extended(_ selection: NSTextSelection, to granularity: NSTextSelection.Granularity) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return selection }
        let ranges = selection.textRanges.map { range in
            let start = source.textRange(for: granularity, enclosing: range.location)
            let last = range.isEmpty ? nil : source.location(range.endLocation, offsetBy: -1)
            let end = last.flatMap { source.textRange(for: granularity, enclosing: $0) }
            return [start, end].compactMap { $0 }.reduce(range) { $0.union($1) }
        }
        let result = NSTextSelection(ranges, affinity: selection.affinity, granularity: granularity)
        result.anchor = ranges.last
        return result
    }

    // MARK: - Deletion

    func deleted(
        _ selection: NSTextSelection, _ direction: Direction, _ destination: Destination, _ allowsDecomposition: Bool
    ) -> [NSTextRange] {
        guard let source = textSelectionDataSource else { return [] }
        let filled = selection.textRanges.filter { !$0.isEmpty }
        guard filled.isEmpty, let head = selection.textRanges.last?.location else { return filled }
        let isForward = isForward(direction, at: head)
        if allowsDecomposition, !isForward, destination == .character {
            var last: (length: Int, cluster: NSTextRange)?
            source.enumerateSubstrings(
                from: head, options: [.byComposedCharacterSequences, .reverse]
            ) { text, range, _, stop in
                last = (text?.unicodeScalars.last.map { $0.utf16.count } ?? 1, range)
                stop.pointee = true
            }
            guard let last, let start = source.location(head, offsetBy: -last.length) else { return [] }
            return [NSTextRange(between: start, and: head)]
        }
        guard let target = target(from: head, isForward: isForward, destination) else { return [] }
        return [NSTextRange(between: head, and: target)]
    }
}

extension NSString.EnumerationOptions {
    // Foundation declares these values as unavailable on Linux, where its strings can't enumerate such pieces.
    static let words = Self(rawValue: 3)
    static let sentences = Self(rawValue: 4)
}
