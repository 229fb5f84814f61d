// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout
public import UIKitCore

/// A line of a layout manager's text.
struct TextLine {
    /// The characters, including the newline.
    var range: Range<Int>
    /// The area of the text, in the column of all lines and inside the container's padding.
    var frame: CGRect
    var baseline: CGFloat
}

extension NSLayoutManager {
    // MARK: - Glyphs

    /// The number of glyphs: the length of the text.
    public var numberOfGlyphs: Int { stack.length }

    /// Returns the glyph of a character: the same index.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph: the same index.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyphs of characters: the same range, clamped to the text.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        let range = NSRange(clamped(charRange))
        actualCharacterRange?.pointee = range
        return range
    }

    /// Returns the characters of glyphs: the same range, clamped to the text.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    /// Returns whether there is a glyph at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: - Layout on demand

    /// Lays out the characters of a range.
    public func ensureLayout(forCharacterRange charRange: NSRange) {
        let range = clamped(charRange)
        let last = stack.paragraph(at: range.upperBound)
        for index in (allowsNonContiguousLayout ? stack.paragraph(at: range.lowerBound) : 0)...last {
            _ = stack.layout(of: index)
        }
        completeLayout()
    }

    /// Lays out the glyphs of a range.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out the text of a container.
    public func ensureLayout(for container: NSTextContainer) {
        stack.measureAll()
        completeLayout()
    }

    /// Lays out the lines in a part of a container.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard let column = column(of: container) else { return }
        stack.set(from: column.top + bounds.minY, to: column.top + bounds.maxY)
        completeLayout()
    }

    /// The first character that has not been laid out; the length of the text if all have been.
    public func firstUnlaidCharacterIndex() -> Int { stack.firstUnmeasured.map { stack.start(of: $0) } ?? stack.length }

    /// The first glyph that has not been laid out.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// Notifies the delegate once after the whole text has been laid out.
    func completeLayout() {
        guard !hasCompletedLayout, let delegate, stack.firstUnmeasured == nil else { return }
        hasCompletedLayout = true
        delegate.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
    }

    // MARK: - Containers

    private func column(of container: NSTextContainer) -> ContainerColumn? {
        columns.first { $0.container === container }
    }

    /// The top of a container in the column of all lines; 0 for a single one.
    func top(of container: NSTextContainer) -> CGFloat {
        columns.count > 1 ? column(of: container)?.top ?? 0 : 0
    }

    /// The heights in the column of all lines that a container has.
    func extent(of container: NSTextContainer) -> Range<CGFloat> {
        guard columns.count > 1, let column = column(of: container) else { return 0..<CGFloat.infinity }
        return column.top..<column.top + column.limits.height
    }

    /// The height of the text in a container, partly estimated if the text is long.
    func height(of container: NSTextContainer) -> CGFloat {
        guard columns.count > 1, let column = column(of: container) else { return stack.height }
        return min(max(stack.height - column.top, 0), column.limits.height)
    }

    private func column(at y: CGFloat) -> ContainerColumn? {
        columns.last { $0.top <= y } ?? columns.first
    }

    /// Returns the container with a glyph, and the glyphs on the same line of it; `nil` for a glyph that fits no
    /// container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let line = line(at: glyphIndex), let column = column(at: line.frame.minY) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: column.container)
        return column.container
    }

    /// Returns the glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let column = column(of: container) else { return NSRange(location: NSNotFound, length: 0) }
        guard columns.count > 1 || column.limits.height.isFinite else { return NSRange(0..<stack.length) }
        stack.measureAll()
        let bottom = column.top + column.limits.height
        let inside = lines(from: column.top, to: bottom).filter {
            $0.frame.minY >= column.top - 0.01 && $0.frame.minY < bottom && $0.frame.height > 0
        }
        guard let first = inside.first, let last = inside.last else {
            return NSRange(location: stack.length, length: 0)
        }
        return NSRange(first.range.lowerBound..<max(last.range.upperBound, first.range.lowerBound))
    }

    /// Returns the area that the text uses in a container.
    ///
    /// It lays out all of the text.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let column = column(of: container) else { return .zero }
        ensureLayout(for: container)
        let bottom = column.top + column.limits.height
        var rect = CGRect.null
        for line in lines(from: column.top, to: bottom) where line.frame.minY >= column.top - 0.01 {
            guard line.frame.minY < bottom else { break }
            rect = rect.union(used(line, in: column))
        }
        return rect.isNull ? .zero : rect
    }

    /// Converts the area of a line to a container, with the padding at both ends.
    private func used(_ line: TextLine, in column: ContainerColumn) -> CGRect {
        let padding = column.container.lineFragmentPadding
        return CGRect(
            x: line.frame.minX, y: line.frame.minY - column.top, width: line.frame.width + 2 * padding,
            height: line.frame.height)
    }

    private func inContainer(_ rect: CGRect, _ column: ContainerColumn) -> CGRect {
        rect.offsetBy(dx: column.container.lineFragmentPadding, dy: -column.top)
    }

    // MARK: - Lines

    /// Returns the line with a glyph; `nil` without containers.
    func line(at glyphIndex: Int) -> TextLine? {
        guard !columns.isEmpty else { return nil }
        let offset = min(max(glyphIndex, 0), stack.length)
        let paragraph = stack.paragraph(at: offset)
        let lines = lines(of: paragraph)
        return lines.last { $0.range.lowerBound <= offset } ?? lines.first
    }

    func lines(of paragraph: Int) -> [TextLine] {
        let layout = stack.layout(of: paragraph)
        let (range, top) = (stack.range(of: paragraph), stack.top(of: paragraph))
        return layout.lines.enumerated().map { index, line in
            let isLast = index == layout.lines.count - 1
            let start = range.lowerBound + line.range.lowerBound
            let end = isLast ? range.upperBound : range.lowerBound + layout.lines[index + 1].range.lowerBound
            return TextLine(
                range: start..<max(start, end), frame: line.frame.offsetBy(dx: 0, dy: top),
                baseline: line.baseline + top)
        }
    }

    /// Returns the lines between two heights of the column.
    func lines(from top: CGFloat, to bottom: CGFloat) -> [TextLine] {
        var index = stack.paragraph(atHeight: top)
        var result: [TextLine] = []
        while index < stack.count, stack.top(of: index) < bottom {
            result += lines(of: index).filter { $0.frame.maxY > top && $0.frame.minY < bottom }
            index += 1
        }
        return result
    }

    /// Returns the area of the line with a glyph, as wide as its container; with exclusion paths, as wide as the line.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex), let column = column(at: line.frame.minY) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return fragment(line, in: column)
    }

    private func fragment(_ line: TextLine, in column: ContainerColumn) -> CGRect {
        let used = used(line, in: column)
        guard stack.shape == nil || column.container.isSimpleRectangularTextContainer, column.limits.width.isFinite
        else { return used }
        return CGRect(x: 0, y: used.minY, width: column.limits.width, height: used.height)
    }

    /// Returns the part of the line with a glyph that its text uses, with the padding.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex), let column = column(at: line.frame.minY) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return used(line, in: column)
    }

    /// The area of the empty line after a newline at the end of the text; empty if there is none.
    public var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, in: $0.column) } ?? .zero }

    /// The part of the extra line that the caret uses, with the padding.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, in: $0.column) } ?? .zero }

    /// The container of the extra line; `nil` if there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.column.container }

    private var extraLine: (line: TextLine, column: ContainerColumn)? {
        let last = stack.count - 1
        guard stack.length == 0 || last > 0 && stack.content(of: last).isEmpty, let line = lines(of: last).last,
            let column = column(at: line.frame.minY)
        else { return nil }
        return (line, column)
    }

    /// Calls a block for each line of a range of glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (
            _ rect: CGRect, _ usedRect: CGRect, _ textContainer: NSTextContainer, _ glyphRange: NSRange,
            _ stop: UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        let range = clamped(glyphRange)
        guard !range.isEmpty, !columns.isEmpty else { return }
        var stop: ObjCBool = false
        for paragraph in stack.paragraph(at: range.lowerBound)...stack.paragraph(at: range.upperBound - 1) {
            for line in lines(of: paragraph) where line.range.overlaps(range) {
                guard let column = column(at: line.frame.minY) else { continue }
                block(
                    fragment(line, in: column), used(line, in: column), column.container, NSRange(line.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls a block for each rectangle that encloses glyphs of a range in a container.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selection; where it continues after the end of a line, rectangles extend to the edge of
    ///     the container.
    ///   - textContainer: The container.
    ///   - block: Called with each rectangle.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (_ rect: CGRect, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let column = column(of: textContainer) else { return }
        let range = clamped(glyphRange)
        var stop: ObjCBool = false
        let isSelection = selectedRange.location != NSNotFound && selectedRange.length > 0
        for rect in isSelection ? stack.selectionRects(for: range) : stack.tightRects(for: range) {
            guard rect.minY >= column.top - 0.01, rect.minY < column.top + column.limits.height else { continue }
            block(inContainer(rect, column), &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the area of glyphs in a container; empty if none of them is in it.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        var result = CGRect.null
        enumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: container
        ) { rect, _ in result = result.union(rect) }
        return result.isNull ? .zero : result
    }

    /// Returns the glyphs of the lines in a part of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let column = column(of: container) else { return NSRange(location: NSNotFound, length: 0) }
        let lines = lines(from: column.top + bounds.minY, to: column.top + bounds.maxY)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<max(last.range.upperBound, first.range.lowerBound))
    }

    /// Returns the glyphs of the lines in a part of a container that are laid out already.
    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

    // MARK: - Positions

    /// Returns the position of a glyph on the baseline, relative to the upper left corner of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex), let column = column(at: line.frame.minY) else { return .zero }
        let caret = stack.caretRect(for: min(max(glyphIndex, 0), stack.length))
        let x = caret.minX + column.container.lineFragmentPadding - fragment(line, in: column).minX
        return CGPoint(x: x, y: line.baseline - line.frame.minY)
    }

    /// Returns the glyph nearest to a point of a container.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - container: The container.
    ///   - partialFraction: Set to the position of the point in the glyph, from 0 at its start to 1 at its end.
    /// - Returns: The index; 0 if there is no text.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction:
            UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        let (index, fraction) = glyph(at: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }

    /// Returns the character nearest to a point of a container.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - container: The container.
    ///   - partialFraction: Set to the position of the point in the character, from 0 at its start to 1 at its end.
    /// - Returns: The index; 0 if there is no text.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction:
            UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// Returns the position of a point in the glyph nearest to it, from 0 at its start to 1 at its end.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        glyph(at: point, in: container).fraction
    }

    private func glyph(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard let column = column(of: container), stack.length > 0, point.x.isFinite, point.y.isFinite else {
            return (0, 0)
        }
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y + column.top)
        let nearest = stack.offset(at: place)
        // The nearest position may be the start or the end of the character under the point.
        for start in [nearest, nearest - 1] where start >= 0 && start < stack.length {
            let boundaries = stack.cluster(at: start)
            guard let rect = stack.tightRects(for: boundaries).first, rect.width > 0,
                place.x >= rect.minX, place.x <= rect.maxX
            else { continue }
            let fraction = min(max((place.x - rect.minX) / rect.width, 0), 1)
            let isReversed = stack.caretRect(for: boundaries.lowerBound).minX > rect.midX
            return (boundaries.lowerBound, isReversed ? 1 - fraction : fraction)
        }
        let index = min(nearest, stack.length - 1)
        return (index, nearest > index ? 1 : 0)
    }

    /// Calls a block for each caret position of the line with a character, from left to right.
    public func enumerateInsertionPoints(
        forLineFragmentAt charIndex: Int, using block: (_ position: CGFloat, _ charIndex: Int) -> Void
    ) {
        guard let line = line(at: charIndex) else { return }
        let padding = column(at: line.frame.minY)?.container.lineFragmentPadding ?? 0
        var positions: [(x: CGFloat, index: Int)] = []
        var index = line.range.lowerBound
        while index < line.range.upperBound {
            positions.append((stack.caretRect(for: index).minX + padding, index))
            index = max(stack.cluster(at: index).upperBound, index + 1)
        }
        for position in positions.sorted(by: { $0.x < $1.x }) { block(position.x, position.index) }
    }

    // MARK: - Drawing

    func clamped(_ range: NSRange) -> Range<Int> { TextContent.clamped(range, to: stack.length) }

    /// Draws the lines with characters of a range.
    func draw(_ range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), !range.isEmpty, let first = line(at: range.lowerBound),
            let column = column(at: first.frame.minY), let last = line(at: range.upperBound - 1)
        else { return }
        let place = CGPoint(x: origin.x + column.container.lineFragmentPadding, y: origin.y - column.top)
        let bottom = min(last.frame.maxY, column.top + column.limits.height)
        let color = UIColor.label.cgColor(for: UITraitCollection.current)
        stack.drawLines(in: context, at: place, from: first.frame.minY, to: bottom, color: color)
        drawMarks(in: context, at: place, from: first.frame.minY, to: bottom)
    }
}
