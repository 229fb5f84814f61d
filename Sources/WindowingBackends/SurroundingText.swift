// SPDX-License-Identifier: MIT
package import Windowing

/// The text around the caret, truncated to the size of a message, with the selection as UTF-8 offsets.
package struct SurroundingText: Hashable {
    /// The maximum number of bytes in the text-input protocol, and enough for any input method.
    private static let capacity = 4000

    package private(set) var text: String
    package private(set) var cursor: Int
    package private(set) var anchor: Int

    package init(_ state: TextInputState) {
        var whole = state.surroundingText
        whole.makeContiguousUTF8()
        let bytes = whole.utf8.span
        let cursor = Self.boundary(at: state.cursor, in: bytes)
        let anchor = Self.boundary(at: state.anchor, in: bytes)
        let range = Self.range(around: cursor, anchor, in: bytes)
        let start = whole.utf8.index(whole.startIndex, offsetBy: range.lowerBound)
        let end = whole.utf8.index(start, offsetBy: range.count)
        let part = whole.utf8[start..<end]
        if part.contains(0) {
            // A NUL would end the text early; replacing it by a space keeps all offsets.
            text = String(decoding: part.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        } else {
            text = range.count == whole.utf8.count ? whole : String(whole[start..<end])
        }
        self.cursor = cursor - range.lowerBound
        // For a selection that is too long, the moving end is kept.
        self.anchor = min(max(anchor, range.lowerBound), range.upperBound) - range.lowerBound
    }

    private static func range(around cursor: Int, _ anchor: Int, in text: Span<UInt8>) -> Range<Int> {
        guard text.count > capacity else { return 0..<text.count }
        let selection = min(cursor, anchor)..<max(cursor, anchor)
        let core = selection.count <= capacity ? selection : cursor..<cursor
        let start = min(max(core.lowerBound - (capacity - core.count) / 2, 0), text.count - capacity)
        let end = boundary(at: start + capacity, in: text)
        // The start of the next character, if the one at `start` is cut.
        let isCut = boundary(at: start, in: text) != start
        return (isCut ? nextBoundary(after: start, in: text) : start)..<end
    }

    /// Returns the start of the character that contains the offset; offsets outside are clamped.
    private static func boundary(at offset: Int, in text: Span<UInt8>) -> Int {
        var offset = min(max(offset, 0), text.count)
        while offset > 0, offset < text.count, isInside(text[offset]) { offset -= 1 }
        return offset
    }

    private static func nextBoundary(after offset: Int, in text: Span<UInt8>) -> Int {
        var offset = offset + 1
        while offset < text.count, isInside(text[offset]) { offset += 1 }
        return offset
    }

    /// Returns whether a byte is a UTF-8 continuation byte.
    private static func isInside(_ byte: UInt8) -> Bool {
        byte & 0b1100_0000 == 0b1000_0000
    }
}
