// SPDX-License-Identifier: MIT
internal import CPango
public import Foundation

// Offsets are in UTF-16 code units of the whole string.
extension TextLayout {
    /// Returns the position of the caret before the character at `offset`, with the height of its line and no width.
    ///
    /// Between characters of opposite directions, it is where text in the paragraph's direction would be inserted.
    /// Offsets outside the string are clamped; those inside a grapheme cluster are placed as Pango divides it.
    public func caretRect(for offset: Int) -> CGRect { carets(for: offset).primary }

    /// Returns the position at which text in the direction opposite to the paragraph's would be inserted at `offset`;
    /// `nil` unless it differs from that of `caretRect(for:)`.
    public func secondaryCaretRect(for offset: Int) -> CGRect? { carets(for: offset).secondary }

    private func carets(for offset: Int) -> (primary: CGRect, secondary: CGRect?) {
        let offset = min(max(offset, 0), text.length)
        let placed = placed[lineIndex(containing: offset)]
        let frame = placed.line.frame
        func rect(_ x: CGFloat) -> CGRect { CGRect(x: x, y: frame.minY, width: 0, height: frame.height) }
        guard placed.index != nil else { return (rect(frame.minX), nil) }
        let byte = min(source.byteOffset(offset), placed.bytes.upperBound)
        let (start, end) =
            placed.isRightToLeft ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
        let before =
            byte > placed.bytes.lowerBound
            ? edges(ofByte: max(source.characterStart(before: byte), placed.bytes.lowerBound), in: placed) : nil
        let after = byte < placed.bytes.upperBound ? edges(ofByte: byte, in: placed) : nil
        var (primary, secondary): (CGFloat, CGFloat?)
        switch (before, after) {
        case (nil, nil): return (rect(start), nil)
        case (let before?, nil):
            // The end is in the paragraph's direction, regardless of the direction of the last word.
            (primary, secondary) = (end, before.runsAgainst(placed) ? before.trailing : nil)
        case (nil, let after?):
            (primary, secondary) =
                after.runsAgainst(placed) ? (start, after.leading) : (after.leading, nil)
        case (let before?, let after?):
            if let first = before.isRightToLeft, let second = after.isRightToLeft, first != second {
                let isBefore = first == placed.isRightToLeft
                (primary, secondary) = isBefore ? (before.trailing, after.leading) : (after.leading, before.trailing)
            } else {
                (primary, secondary) = (after.leading, nil)
            }
        }
        if let other = secondary, abs(other - primary) < 0.5 { secondary = nil }
        return (rect(primary), secondary.map(rect))
    }

    /// The horizontal positions of a character in the order of the text.
    private struct Edges {
        var leading: CGFloat
        var trailing: CGFloat

        /// `nil` for a character without a width.
        var isRightToLeft: Bool? { leading == trailing ? nil : trailing < leading }

        func runsAgainst(_ placed: PlacedLine) -> Bool {
            isRightToLeft.map { $0 != placed.isRightToLeft } ?? false
        }
    }

    private func edges(ofByte byte: Int, in placed: PlacedLine) -> Edges? {
        let x = extent(ofByte: byte, in: placed)
        return x.map { Edges(leading: placed.x + $0.leading, trailing: placed.x + $0.trailing) }
    }

    /// Returns the leading and the trailing edge of the character at `byte`, relative to the line's left end.
    func extent(ofByte byte: Int, in placed: PlacedLine) -> (leading: CGFloat, trailing: CGFloat)? {
        guard let index = placed.index else { return nil }
        let segment = segments[placed.segment]
        let line = unsafe segment.pangoLine(index)
        func edge(trailing: Bool) -> CGFloat {
            var x: Int32 = 0
            unsafe pango_layout_line_index_to_x(line, segment.layoutIndex(ofByte: byte), trailing ? 1 : 0, &x)
            return PangoUnits.points(x)
        }
        return (edge(trailing: false), edge(trailing: true))
    }

    /// Returns whether the character nearest to `point`, on the line at its height, is written from right to left.
    ///
    /// A line without characters has the direction of its paragraph.
    package func isRightToLeft(at point: CGPoint) -> Bool {
        let placed = placed[lineIndex(at: point)]
        guard let index = placed.index else { return placed.isRightToLeft }
        let segment = segments[placed.segment]
        var byte: Int32 = 0
        var trailing: Int32 = 0
        unsafe _ = pango_layout_line_x_to_index(
            segment.pangoLine(index), PangoUnits.units(point.x - placed.x), &byte, &trailing)
        let found = min(segment.sourceByte(ofLayout: Int(byte)), placed.bytes.upperBound)
        return edges(ofByte: found, in: placed)?.isRightToLeft ?? placed.isRightToLeft
    }
}
