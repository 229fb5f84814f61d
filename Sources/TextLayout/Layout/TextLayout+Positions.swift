// SPDX-License-Identifier: MIT
internal import CPango
public import Foundation

// Offsets are in UTF-16 code units of the whole string.
extension TextLayout {
    /// Returns the index of the line that shows the character at `offset`.
    ///
    /// The position of a line wrap belongs to the later line.
    public func lineIndex(containing offset: Int) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    /// Returns the index of the line at height `y`; the first one above the text, the last one below it.
    public func lineIndex(atHeight y: CGFloat) -> Int { lineIndex(at: CGPoint(x: -.infinity, y: y)) }

    /// Returns the index of the line at a point: of lines beside each other, the last one that begins before it.
    func lineIndex(at point: CGPoint) -> Int {
        let first = firstLineIndex(atHeight: point.y)
        guard lines.indices.contains(first) else { return first }
        var (result, best) = (first, Self.distance(from: point.x, to: lines[first].frame))
        for index in lines.indices.dropFirst(first + 1) {
            guard lines[index].frame.minY == lines[first].frame.minY else { break }
            let distance = Self.distance(from: point.x, to: lines[index].frame)
            if distance < best { (result, best) = (index, distance) }
        }
        return result
    }

    private static func distance(from x: CGFloat, to frame: CGRect) -> CGFloat {
        max(frame.minX - x, x - frame.maxX, 0)
    }

    private func firstLineIndex(atHeight y: CGFloat) -> Int {
        // Written so that NaN gives the last line.
        max(lines.firstIndex { y < $0.frame.maxY } ?? lines.count - 1, 0)
    }

    /// Returns the insertion position nearest to `point`, on the line at its height.
    ///
    /// Positions are never inside a grapheme cluster. Points outside the text give the nearest end of a line.
    public func characterIndex(at point: CGPoint) -> Int {
        let placed = placed[lineIndex(at: point)]
        guard let index = placed.index else { return placed.line.range.lowerBound }
        let segment = segments[placed.segment]
        let line = unsafe segment.pangoLine(index)

        var byte: Int32 = 0
        var trailing: Int32 = 0
        unsafe _ = pango_layout_line_x_to_index(line, PangoUnits.units(point.x - placed.x), &byte, &trailing)
        if segment.insertions?.isInserted(at: Int(byte)) == true { trailing = 0 }
        let found = min(segment.sourceByte(ofLayout: Int(byte)), placed.bytes.upperBound)
        var position = source.byteOffset(found, advancedBy: Int(trailing), limit: placed.bytes.upperBound)
        // The end of a wrapped line is the beginning of the next, which is not where the point is.
        let isWrapped = position == placed.bytes.upperBound && position < segment.segment.bytes.upperBound
        if isWrapped, position > placed.bytes.lowerBound {
            position = max(source.characterStart(before: position), placed.bytes.lowerBound)
        }
        return source.offset(ofByte: position)
    }

    /// Returns the rectangles of the selection of `range`, with the height of their lines, from top to bottom.
    ///
    /// A bidirectional line can give several rectangles, an empty line gives none.
    public func selectionRects(for range: Range<Int>) -> [CGRect] {
        let range = range.clamped(to: 0..<text.length)
        guard !range.isEmpty else { return [] }
        let first = lineIndex(containing: range.lowerBound)
        var result: [CGRect] = []
        for placed in placed[first...] {
            guard placed.line.range.lowerBound < range.upperBound else { break }
            let part = placed.line.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            result += spans(of: part, in: placed).map { span in
                let frame = placed.line.frame
                return CGRect(
                    x: frame.minX + span.lowerBound, y: frame.minY, width: span.upperBound - span.lowerBound,
                    height: frame.height)
            }
        }
        return result
    }

    /// Returns the horizontal extents of a range of characters in one line, relative to the line's left end.
    func spans(of range: Range<Int>, in placed: PlacedLine) -> [Range<CGFloat>] {
        guard let index = placed.index else { return [] }
        let segment = segments[placed.segment]
        let line = unsafe segment.pangoLine(index)
        func spans(_ bytes: Range<Int>) -> [Range<Int32>] {
            var list: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            unsafe pango_layout_line_get_x_ranges(
                line, segment.layoutIndex(ofByte: bytes.lowerBound), segment.layoutIndex(ofByte: bytes.upperBound),
                &list, &count)
            defer { unsafe g_free(list) }
            let numbers = unsafe UnsafeBufferPointer(start: list, count: 2 * Int(max(count, 0)))
            return stride(from: 0, to: numbers.count, by: 2).map { position in
                let (a, b) = unsafe (numbers[position], numbers[position + 1])
                return min(a, b)..<max(a, b)
            }
        }
        // Pango's ranges are relative to the layout's edge; the line's own position is only available from the range of
        // all its text.
        let origin = spans(placed.bytes).map(\.lowerBound).min() ?? 0
        let bytes = source.byteOffset(range.lowerBound)..<source.byteOffset(range.upperBound)
        return spans(bytes).map {
            PangoUnits.points($0.lowerBound &- origin)..<PangoUnits.points($0.upperBound &- origin)
        }
    }
}
