// SPDX-License-Identifier: MIT
internal import CPango

extension TextLayout {
    /// Returns the insertion position one character to the right or left of `offset` on the screen, regardless of the
    /// writing direction; `nil` at the end of the line.
    ///
    /// Offsets are in UTF-16 code units of the whole string. The end of a wrapped line follows the paragraph's
    /// direction.
    public func position(from offset: Int, toRight: Bool) -> Int? {
        let offset = min(max(offset, 0), text.length)
        let placed = placed[lineIndex(containing: offset)]
        guard placed.index != nil else { return nil }
        let segment = segments[placed.segment]
        let byte = segment.layoutIndex(ofByte: source.byteOffset(offset))
        if segment.isPlainLine {
            return segment.caret(nextTo: Int(byte), toRight: toRight).map {
                source.offset(ofByte: min(segment.sourceByte(ofLayout: $0), segment.segment.bytes.upperBound))
            }
        }
        guard let (index, trailing) = segment.visualStep(from: byte, toRight: toRight) else { return nil }
        // Pango's values for positions beyond either end.
        guard index >= 0, index != Int32.max else { return nil }
        let limit = segment.segment.bytes.upperBound
        let found = source.byteOffset(
            min(segment.sourceByte(ofLayout: Int(index)), limit), advancedBy: Int(trailing), limit: limit)
        let position = source.offset(ofByte: found)
        return position == offset ? nil : position
    }
}
