// SPDX-License-Identifier: MIT
internal import AccessibilityTree

/// Finds the ranges of a text that AT-SPI's granularities and boundaries name.
@MainActor
struct TextUnits {
    let text: any AccessibilityText
    let count: Int

    /// The maximum number of parts between two words.
    private static let maximumGapLength = 256

    /// A type of boundary, by its number in AT-SPI.
    enum Boundary: Int {
        case character, wordStart, wordEnd, sentenceStart, sentenceEnd, lineStart, lineEnd
    }

    init(_ text: any AccessibilityText) {
        self.text = text
        count = max(text.count, 0)
    }

    /// Limits an offset to the text.
    func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

    /// Limits a range to the text; a negative end is that of the text.
    func clamped(_ start: Int, _ end: Int) -> Range<Int> {
        let end = end < 0 ? count : clamped(end)
        let start = clamped(start)
        return min(start, end)..<max(start, end)
    }

    private func unit(_ unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let range = text.range(of: unit, at: clamped(offset))
        return clamped(range.lowerBound, max(range.upperBound, 0))
    }

    /// Returns the range for a granularity: character, word, sentence, line, or paragraph; `nil` for other numbers.
    func range(granularity: Int, at offset: Int) -> Range<Int>? {
        switch granularity {
        case 0: range(.character, at: offset)
        case 1: range(.wordStart, at: offset)
        case 2: unit(.sentence, at: offset)
        case 3: unit(.line, at: offset)
        case 4: unit(.paragraph, at: offset)
        default: nil
        }
    }

    func range(_ boundary: Boundary, at offset: Int) -> Range<Int> {
        let offset = clamped(offset)
        switch boundary {
        case .character: return offset..<min(offset + 1, count)
        case .wordStart: return wordWithGap(at: offset)
        case .wordEnd: return gapWithWord(at: offset)
        case .sentenceStart, .sentenceEnd: return unit(.sentence, at: offset)
        case .lineStart, .lineEnd: return unit(.line, at: offset)
        }
    }

    /// Returns the unit before the one at an offset; empty at the start.
    func rangeBefore(_ boundary: Boundary, at offset: Int) -> Range<Int> {
        let start = range(boundary, at: offset).lowerBound
        return start > 0 ? range(boundary, at: start - 1) : 0..<0
    }

    /// Returns the unit after the one at an offset; empty at the end.
    func rangeAfter(_ boundary: Boundary, at offset: Int) -> Range<Int> {
        let end = range(boundary, at: offset).upperBound
        return end < count ? range(boundary, at: end) : count..<count
    }

    // MARK: - Words

    private func isWord(_ range: Range<Int>) -> Bool {
        text.string(in: range).unicodeScalars.contains { scalar in
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
        }
    }

    /// Returns a word and what follows it up to the next word.
    private func wordWithGap(at offset: Int) -> Range<Int> {
        var start = unit(.word, at: offset)
        var steps = Self.maximumGapLength
        while !isWord(start), start.lowerBound > 0, steps > 0 {
            start = unit(.word, at: start.lowerBound - 1)
            steps -= 1
        }
        var end = start.upperBound
        steps = Self.maximumGapLength
        while end < count, steps > 0 {
            let next = unit(.word, at: end)
            guard !isWord(next), next.upperBound > end else { break }
            end = next.upperBound
            steps -= 1
        }
        return start.lowerBound..<max(end, start.lowerBound)
    }

    /// Returns a word and what precedes it from the previous word.
    private func gapWithWord(at offset: Int) -> Range<Int> {
        var end = unit(.word, at: offset)
        var steps = Self.maximumGapLength
        while !isWord(end), end.upperBound < count, steps > 0 {
            let next = unit(.word, at: end.upperBound)
            guard next.upperBound > end.upperBound else { break }
            end = next
            steps -= 1
        }
        var start = min(end.lowerBound, offset)
        steps = Self.maximumGapLength
        while start > 0, steps > 0 {
            let previous = unit(.word, at: start - 1)
            guard !isWord(previous), previous.lowerBound < start else { break }
            start = previous.lowerBound
            steps -= 1
        }
        return start..<max(end.upperBound, start)
    }
}
