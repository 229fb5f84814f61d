// SPDX-License-Identifier: MIT
internal import Foundation

/// A string divided into segments, with conversions between byte offsets (Pango's) and UTF-16 offsets (the API's).
struct TextSource {
    /// A paragraph without its terminator, or a part of a very long one.
    struct Segment {
        /// The range in UTF-8 bytes.
        var bytes: Range<Int>
        var startsParagraph: Bool
        /// The length of the terminator in bytes; 0 at the end of the text, and inside a long paragraph.
        var terminator: Int
        var endsParagraph: Bool
    }

    let string: String
    let isASCII: Bool
    private let byteCount: Int
    private let segmentLimit: Int

    /// Creates a source.
    ///
    /// `length` is the string's in UTF-16 code units; paragraphs are divided after at most `segmentLimit` bytes.
    init(_ string: String, length: Int, segmentLimit: Int) {
        self.string = string
        byteCount = string.utf8.count
        isASCII = byteCount == length
        self.segmentLimit = max(segmentLimit, 4)
    }

    // MARK: - Segments

    var firstSegment: Segment { segment(from: 0, startsParagraph: true) }

    /// Returns the next segment; `nil` after the text's last paragraph, which is empty if the text ends in a newline.
    func segment(after segment: Segment) -> Segment? {
        let start = segment.bytes.upperBound + segment.terminator
        guard start < byteCount || segment.terminator > 0 else { return nil }
        return self.segment(from: start, startsParagraph: segment.endsParagraph)
    }

    private func segment(from start: Int, startsParagraph: Bool) -> Segment {
        let bytes = string.utf8.span
        let limit = min(byteCount, start + segmentLimit)
        var index = start
        while index < limit {
            switch bytes[index] {
            case 0x0A:
                return Segment(
                    bytes: start..<index, startsParagraph: startsParagraph, terminator: 1, endsParagraph: true)
            case 0x0D:
                let isPair = index + 1 < byteCount && bytes[index + 1] == 0x0A
                return Segment(
                    bytes: start..<index, startsParagraph: startsParagraph, terminator: isPair ? 2 : 1,
                    endsParagraph: true)
            // U+2029, the paragraph separator.
            case 0xE2 where index + 2 < byteCount && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
                return Segment(
                    bytes: start..<index, startsParagraph: startsParagraph, terminator: 3, endsParagraph: true)
            default:
                index += 1
            }
        }
        if index < byteCount { index = cut(before: index, from: start) }
        return Segment(
            bytes: start..<index, startsParagraph: startsParagraph, terminator: 0, endsParagraph: index == byteCount)
    }

    /// Returns the best position at or before `end` to divide a paragraph: after a nearby space, otherwise between two
    /// characters.
    private func cut(before end: Int, from start: Int) -> Int {
        let bytes = string.utf8.span
        for index in stride(from: end, to: max(start, end - 256), by: -1) where bytes[index - 1] == 0x20 {
            return index
        }
        var index = end
        while index > start + 1, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// Returns the segment's bytes for Pango, and the ranges of replaced characters, which must be hidden.
    ///
    /// Pango treats NUL as the end and draws other control characters as boxes with their code.
    func bytes(of segment: Segment) -> (bytes: [UInt8], hidden: [Range<Int>]) {
        let span = string.utf8.span
        var bytes: [UInt8] = []
        bytes.reserveCapacity(segment.bytes.count + 4)
        var hidden: [Range<Int>] = []
        for index in segment.bytes {
            let byte = span[index]
            let isControl = byte < 0x20 && byte != 0x09 || byte == 0x7F
            if isControl {
                let position = bytes.count
                if let last = hidden.last, last.upperBound == position {
                    hidden[hidden.count - 1] = last.lowerBound..<position + 1
                } else {
                    hidden.append(position..<position + 1)
                }
            }
            bytes.append(isControl ? 0x01 : byte)
        }
        return (bytes, hidden)
    }

    /// Returns whether the bytes at `index` are the character of an attachment, U+FFFC.
    static func isAttachment(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC
    }

    /// Returns whether an attachment's character begins at `byteOffset`.
    func isAttachment(at byteOffset: Int) -> Bool {
        let bytes = string.utf8.span
        return byteOffset >= 0 && byteOffset + 2 < byteCount && bytes[byteOffset] == 0xEF
            && bytes[byteOffset + 1] == 0xBF && bytes[byteOffset + 2] == 0xBC
    }

    // MARK: - Offsets

    /// Returns the UTF-8 offset of the character at a UTF-16 offset; inside a surrogate pair, that of the pair.
    func byteOffset(_ offset: Int) -> Int {
        if isASCII { return min(max(offset, 0), byteCount) }
        let utf16 = string.utf16
        guard let index = utf16.index(string.startIndex, offsetBy: max(offset, 0), limitedBy: string.endIndex) else {
            return byteCount
        }
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// Returns the UTF-16 offset of the character at a UTF-8 offset.
    func offset(ofByte byteOffset: Int) -> Int {
        if isASCII { return min(max(byteOffset, 0), byteCount) }
        let utf8 = string.utf8
        let index = utf8.index(string.startIndex, offsetBy: min(max(byteOffset, 0), byteCount))
        return string.utf16.distance(from: string.startIndex, to: index)
    }

    /// Returns the UTF-8 offset `count` Unicode scalars further, at most `limit`.
    func byteOffset(_ byteOffset: Int, advancedBy count: Int, limit: Int) -> Int {
        let bytes = string.utf8.span
        var index = byteOffset
        for _ in 0..<max(count, 0) where index < limit {
            index += 1
            while index < limit, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
        return index
    }

    /// Returns the UTF-8 offset of the grapheme cluster that ends at `byteOffset` or contains the byte before it.
    func characterStart(before byteOffset: Int) -> Int {
        let index = string.utf8.index(string.startIndex, offsetBy: min(max(byteOffset, 0), byteCount))
        guard index > string.startIndex else { return 0 }
        // `index(before:)` skips the cluster that contains an index, and traps inside the first one.
        var start = index < string.endIndex ? string.index(before: string.index(after: index)) : index
        if start >= index { start = string.index(before: index) }
        return string.utf8.distance(from: string.startIndex, to: start)
    }
}
