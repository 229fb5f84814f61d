// SPDX-License-Identifier: MIT

/// A search through a text of any length, one part at a time, so that it can be canceled and shows its results early.
///
/// The text is a sequence of chunks of any size; matches may continue from one to the next. They don't overlap.
package struct TextSearcher: Sendable {
    private let pattern: TextSearchPattern
    private let breaking: any TextBreaking
    private let chunks: [String]
    private let windowSize: Int
    /// The length of the end of a part, in bytes, that is searched again with the next part.
    private let overlap: Int

    private var folding: TextFolding
    private let scalars: Occurrences<UInt32>
    /// For parts in ASCII; `nil` if the pattern can't occur there.
    private let bytes: Occurrences<UInt8>?
    private let needle: [UInt32]

    private var chunk = 0
    private var position: String.Index?
    private var window = ""
    /// The position of the window in the text, in UTF-16 units.
    private var start = 0
    /// The position in the window from which matches are accepted.
    private var accepted = 0
    private var isDone = false

    /// The length of the text before a part that is kept to find the boundaries of words, in bytes.
    private static let context = 256

    package init(
        _ pattern: TextSearchPattern, in chunks: [String], breaking: any TextBreaking, windowSize: Int = 1 << 16
    ) {
        self.pattern = pattern
        self.breaking = breaking
        self.chunks = chunks
        var folding = TextFolding(pattern)
        needle = folding.form(of: pattern.text)
        self.folding = folding
        scalars = Occurrences(of: needle)
        bytes = needle.allSatisfy { $0 < 0x80 } ? Occurrences(of: needle.map { UInt8(truncatingIfNeeded: $0) }) : nil
        // A match may have more marks than the pattern.
        overlap = needle.count * 12 + Self.context
        self.windowSize = max(windowSize, overlap * 4)
        isDone = needle.isEmpty
    }

    /// Returns all matches in a text, in UTF-16 units.
    package static func matches(
        of pattern: TextSearchPattern, in text: String, breaking: any TextBreaking
    ) -> [Range<Int>] {
        var searcher = TextSearcher(pattern, in: [text], breaking: breaking)
        var result: [Range<Int>] = []
        while let matches = searcher.next() { result += matches }
        return result
    }

    /// Searches the next part.
    ///
    /// - Returns: The matches in UTF-16 units of the whole text, in ascending order; `nil` after the last part.
    package mutating func next() -> [Range<Int>]? {
        guard !isDone else { return nil }
        fill()
        let isLast = chunk >= chunks.count
        let cut = isLast ? window.endIndex : cutPosition
        let cut16 = window.utf16.distance(from: window.startIndex, to: cut)
        var part = TextSearchWindow(window, breaking)
        let isASCII = part.length == window.utf8.count
        let found = isASCII ? asciiMatches(in: &part, before: cut16) : matches(in: &part, before: cut16)
        accepted = max(found.last?.upperBound ?? 0, cut16, accepted)
        let offset = start
        isDone = isLast
        if !isLast { dropText(before: cut) }
        return found.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }

    // MARK: - Parts

    private mutating func fill() {
        while chunk < chunks.count, window.utf8.count < windowSize {
            let text = chunks[chunk]
            let first = position ?? text.startIndex
            let wanted = windowSize - window.utf8.count
            var last =
                text.utf8.index(first, offsetBy: wanted, limitedBy: text.endIndex) ?? text.endIndex
            while last < text.endIndex, text.utf8[last] & 0xC0 == 0x80 { last = text.utf8.index(after: last) }
            window += text[first..<last]
            if last == text.endIndex {
                chunk += 1
                position = nil
            } else {
                position = last
            }
        }
    }

    /// The position at which the next part begins to be searched: between characters, unless one is very long.
    private var cutPosition: String.Index {
        character(at: window.utf8.index(window.endIndex, offsetBy: -overlap))
    }

    private mutating func dropText(before cut: String.Index) {
        let distance = window.utf8.distance(from: window.startIndex, to: cut)
        let kept = character(at: window.utf8.index(cut, offsetBy: -min(Self.context, distance)))
        let dropped = window.utf16.distance(from: window.startIndex, to: kept)
        start += dropped
        accepted -= dropped
        window = String(window[kept...])
    }

    private func character(at index: String.Index) -> String.Index {
        var scalar = index
        while scalar > window.startIndex, scalar < window.endIndex, window.utf8[scalar] & 0xC0 == 0x80 {
            scalar = window.utf8.index(before: scalar)
        }
        guard scalar > window.startIndex, scalar < window.endIndex else { return scalar }
        let start = window.index(before: window.index(after: scalar))
        let distance = window.utf8.distance(from: start, to: scalar)
        return start <= scalar && distance < Self.context ? start : scalar
    }

    // MARK: - Matches

    private func asciiMatches(in part: inout TextSearchWindow, before end: Int) -> [Range<Int>] {
        guard let bytes else { return [] }
        var text = Array(part.text.utf8)
        if pattern.ignoresCase {
            for index in text.indices where text[index] &- 0x41 < 26 { text[index] |= 0x20 }
        }
        var result: [Range<Int>] = []
        var index = accepted
        while let first = bytes.first(in: text, from: index), first < end {
            let range = first..<first + needle.count
            let isMatch = accepts(range, in: &part)
            if isMatch { result.append(range) }
            index = isMatch ? range.upperBound : first + 1
        }
        return result
    }

    private mutating func matches(in part: inout TextSearchWindow, before end: Int) -> [Range<Int>] {
        var (text, offsets) = ([UInt32](), [Int]())
        text.reserveCapacity(part.length)
        offsets.reserveCapacity(part.length + 1)
        var offset = 0
        var begin: Int?
        for scalar in part.text.unicodeScalars {
            if offset >= accepted, begin == nil { begin = text.count }
            for _ in 0..<folding.append(scalar, to: &text) { offsets.append(offset) }
            offset += scalar.value > 0xFFFF ? 2 : 1
        }
        offsets.append(offset)
        var result: [Range<Int>] = []
        var index = begin ?? text.count
        while let first = scalars.first(in: text, from: index), offsets[first] < end {
            let range = offsets[first]..<offsets[first + needle.count]
            // A scalar is only matched as a whole.
            let isWhole =
                (first == 0 || offsets[first - 1] < range.lowerBound)
                && offsets[first + needle.count - 1] < range.upperBound
            let isMatch = isWhole && accepts(range, in: &part)
            if isMatch { result.append(range) }
            index = first + (isMatch ? needle.count : 1)
        }
        return result
    }

    private func accepts(_ range: Range<Int>, in part: inout TextSearchWindow) -> Bool {
        part.isBoundary(range.lowerBound) && part.isBoundary(range.upperBound) && part.fits(range, pattern.wordMatch)
    }
}
