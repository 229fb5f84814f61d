// SPDX-License-Identifier: MIT
internal import CPango

extension TextLayout {
    /// The insertion position one character to the right or left of `offset` on the screen, whichever way the text is
    /// written there; `nil` at the end of the line.
    ///
    /// Offsets are UTF-16 units of the whole string. A line that was wrapped ends as the paragraph does.
    public func position(from offset: Int, toRight: Bool) -> Int? {
        let offset = min(max(offset, 0), text.length)
        let placed = placed[lineIndex(containing: offset)]
        guard placed.index != nil else { return nil }
        let segment = segments[placed.segment]
        let start = segment.segment.bytes.lowerBound
        let byte = Int32(clamping: source.byteOffset(offset) - start)
        guard let (index, trailing) = segment.visualStep(from: byte, toRight: toRight) else { return nil }
        // Pango's word for beyond either end.
        guard index >= 0, index != Int32.max else { return nil }
        let limit = segment.segment.bytes.upperBound
        let found = source.byteOffset(min(start + Int(index), limit), advancedBy: Int(trailing), limit: limit)
        let position = source.offset(ofByte: found)
        return position == offset ? nil : position
    }
}
