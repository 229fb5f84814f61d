// SPDX-License-Identifier: MIT

/// Words as Unicode defines them, with the changes that users of some scripts expect.
///
/// Ideographs, hiragana, and katakana are divided where the script changes, and scripts without spaces as a dictionary
/// has it. Spaces and symbols between two words are one run.
extension TextBoundaries {
    /// Returns the word that contains `offset`, or the text between two words.
    ///
    /// At the end of the text, this is the last run.
    package func run(at offset: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        let offset = buffer.scalarStart(at: min(max(offset, 0), length - 1))
        let paragraph = buffer.paragraph(at: offset)
        guard offset < paragraph.contentEnd else { return newlines(around: paragraph.contentEnd..<paragraph.end) }
        return piece(around: offset, in: paragraph.content) { $0.run(at: $1) }
    }

    /// Returns whether a run is a word.
    package func isWord(_ run: Range<Int>) -> Bool {
        buffer.scalar(at: run.lowerBound).map { WordKind($0).isWord } ?? false
    }

    /// Returns the end of the next word.
    package func wordEnd(after offset: Int) -> Int {
        var position = character(at: offset)
        while position < length {
            let start = max(buffer.paragraph(at: position).start, position - Self.stride)
            let window = window(start..<position + Self.stride)
            let before = position
            for (run, isWord) in window.runs() where window.start + run.upperBound > position {
                if window.end < length, run.upperBound > window.length - Self.margin { break }
                position = window.start + run.upperBound
                if isWord { return position }
            }
            guard position == before else { continue }
            // A run longer than the window.
            let run = run(at: position)
            position = run.upperBound
            if isWord(run) { break }
        }
        return position
    }

    /// Returns the start of the word before `offset`.
    package func wordStart(before offset: Int) -> Int {
        var position = min(max(offset, 0), length)
        while position > 0 {
            let window = window(position - Self.stride..<position + Self.stride)
            let before = position
            for (run, isWord) in window.runs().reversed() where window.start + run.lowerBound < position {
                if window.start > 0, run.lowerBound < Self.margin { break }
                position = window.start + run.lowerBound
                if isWord { return position }
            }
            guard position == before else { continue }
            let run = run(at: position - 1)
            position = run.lowerBound
            if isWord(run) { break }
        }
        return position
    }

    /// The number of units on either side of a position in which words are searched for at once.
    private static let stride = 1024

    /// Returns the adjacent newlines around one.
    private func newlines(around newline: Range<Int>) -> Range<Int> {
        let reach = Self.maximumReach
        let before = buffer.units(in: max(newline.lowerBound - reach, 0)..<newline.lowerBound)
        let after = buffer.units(in: newline.upperBound..<min(newline.upperBound + reach, length))
        let start = newline.lowerBound - before.reversed().prefix { Newlines.contains($0) }.count
        return start..<newline.upperBound + after.prefix { Newlines.contains($0) }.count
    }
}

/// The kind of a run, by its first scalar.
enum WordKind: Equatable {
    case word, ideograph, hiragana, katakana, space, newline, other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case let value where value < 0x10000 && Newlines.contains(UInt16(value)): self = .newline
        case 0x3041...0x309F: self = .hiragana
        // The prolonged sound mark is used with both kana, but far more often with katakana.
        case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005: self = .ideograph
        default:
            let properties = scalar.properties
            if properties.isWhitespace {
                self = .space
            } else if properties.isAlphabetic || properties.numericType != nil {
                self = .word
            } else {
                switch properties.generalCategory {
                case .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark, .otherLetter: self = .word
                default: self = .other
                }
            }
        }
    }

    var isWord: Bool {
        switch self {
        case .word, .ideograph, .hiragana, .katakana: true
        case .space, .newline, .other: false
        }
    }

    /// Whether adjacent segments of this kind are one run.
    var joins: Bool { self != .word && self != .newline }
}

extension BreakWindow {
    /// Returns whether the words of a scalar's script are found in a dictionary: Thai, Lao, Myanmar, and Khmer.
    private static func needsDictionary(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }

    /// Returns the run of segments of one kind around `offset`.
    func run(at offset: Int) -> Range<Int> {
        runs(through: offset).last?.range ?? 0..<0
    }

    /// Returns the runs of segments of one kind, up to the one that contains `last`.
    func runs(through last: Int = .max) -> [(range: Range<Int>, isWord: Bool)] {
        var runs: [(range: Range<Int>, isWord: Bool)] = []
        var (start, position) = (0, 0)
        var kind: WordKind?
        var needsDictionary = false
        for scalar in text.unicodeScalars {
            let needed = Self.needsDictionary(scalar)
            let isBoundary = breaks[position].contains(needed && needsDictionary ? .dictionaryWord : .word)
            needsDictionary = needed
            if isBoundary || kind == nil {
                let next = WordKind(scalar)
                if let kind, next != kind || !next.joins {
                    runs.append((start..<position, kind.isWord))
                    guard position <= last else { return runs }
                    start = position
                }
                kind = next
            }
            position += UTF16.width(scalar)
        }
        if let kind { runs.append((start..<position, kind.isWord)) }
        return runs
    }
}
