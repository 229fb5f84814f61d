// SPDX-License-Identifier: MIT

/// The writing direction of a range inside a paragraph.
public struct TextEmbedding: Hashable, Sendable {
    /// Whether the direction is right to left.
    public var isRightToLeft: Bool
    /// Whether every character has the direction; otherwise that of each character is kept.
    public var isOverride: Bool

    /// Creates a direction.
    public init(isRightToLeft: Bool, isOverride: Bool = false) {
        self.isRightToLeft = isRightToLeft
        self.isOverride = isOverride
    }

    /// The control characters at the start of the range: LRE, RLE, LRO, and RLO.
    private var opening: String {
        switch (isRightToLeft, isOverride) {
        case (false, false): "\u{202A}"
        case (true, false): "\u{202B}"
        case (false, true): "\u{202D}"
        case (true, true): "\u{202E}"
        }
    }

    /// The character at the end of the range: PDF.
    private static let closing = "\u{202C}"

    /// Returns the control characters for a segment of a text.
    static func insertions(
        for segment: TextSource.Segment, of text: AttributedText, source: TextSource
    ) -> [(offset: Int, text: String)] {
        var result: [(offset: Int, text: String)] = []
        var open: [TextEmbedding] = []
        func change(to next: [TextEmbedding], at offset: Int) {
            guard next != open else { return }
            let kept = zip(open, next).prefix { $0 == $1 }.count
            result.append((offset, String(repeating: closing, count: open.count - kept)))
            result.append((offset, next[kept...].map(\.opening).joined()))
            open = next
        }
        let count = segment.bytes.count
        var index = text.runIndex(at: source.offset(ofByte: segment.bytes.lowerBound))
        while index < text.runs.count {
            let start = source.byteOffset(text.runs[index].range.lowerBound) - segment.bytes.lowerBound
            guard start < count else { break }
            // A limit below that of Unicode's algorithm.
            change(to: Array((text.runs[index].attributes.styling?.embeddings ?? []).prefix(60)), at: max(start, 0))
            index += 1
        }
        change(to: [], at: count)
        return result
    }
}
