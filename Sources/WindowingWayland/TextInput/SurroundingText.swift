// SPDX-License-Identifier: MIT
internal import Windowing

/// The text around the caret, cut to what a message carries, with the selection in it as UTF-8 offsets.
struct SurroundingText: Hashable {
    /// Bytes, by the protocol's own word.
    static let capacity = 4000

    private(set) var text: String
    private(set) var cursor: Int
    private(set) var anchor: Int

    init(_ state: TextInputState) {
        // A NUL would end the text early; a blank in its place keeps all offsets.
        let whole = Array(state.surroundingText.utf8).map { $0 == 0 ? UInt8(ascii: " ") : $0 }
        let cursor = Self.boundary(at: state.cursor, in: whole)
        let anchor = Self.boundary(at: state.anchor, in: whole)
        let range = Self.range(around: cursor, anchor, in: whole)
        text = String(decoding: whole[range], as: UTF8.self)
        self.cursor = cursor - range.lowerBound
        // Of a selection that is too long, the end that moves is what counts.
        self.anchor = min(max(anchor, range.lowerBound), range.upperBound) - range.lowerBound
    }

    private static func range(around cursor: Int, _ anchor: Int, in text: [UInt8]) -> Range<Int> {
        guard text.count > capacity else { return 0..<text.count }
        let selection = min(cursor, anchor)..<max(cursor, anchor)
        let core = selection.count <= capacity ? selection : cursor..<cursor
        let start = min(max(core.lowerBound - (capacity - core.count) / 2, 0), text.count - capacity)
        let end = boundary(at: start + capacity, in: text)
        // The next character's start, where the one at `start` is cut in two.
        let isCut = boundary(at: start, in: text) != start
        return (isCut ? nextBoundary(after: start, in: text) : start)..<end
    }

    /// The start of the character that the offset lies in; offsets outside are cut.
    private static func boundary(at offset: Int, in text: [UInt8]) -> Int {
        var offset = min(max(offset, 0), text.count)
        while offset > 0, offset < text.count, isInside(text[offset]) { offset -= 1 }
        return offset
    }

    private static func nextBoundary(after offset: Int, in text: [UInt8]) -> Int {
        var offset = offset + 1
        while offset < text.count, isInside(text[offset]) { offset += 1 }
        return offset
    }

    /// Whether a byte goes on with a character that another one began.
    private static func isInside(_ byte: UInt8) -> Bool {
        byte & 0b1100_0000 == 0b1000_0000
    }
}
