// SPDX-License-Identifier: MIT
internal import Foundation

/// Where the characters, words, sentences and paragraphs of a string begin and end.
///
/// Offsets count UTF-16 units; those outside the string count as its nearest end.
struct TextBoundaries {
    let string: String
    let length: Int

    init(_ string: String, length: Int? = nil) {
        self.string = string
        self.length = length ?? string.utf16.count
    }

    func index(_ offset: Int) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    }

    func offset(_ index: String.Index) -> Int {
        string.utf16.distance(from: string.startIndex, to: index)
    }

    // MARK: - Characters

    /// Where the user-perceived character begins that holds `offset`.
    func character(at offset: Int) -> Int {
        let index = index(offset)
        guard index < string.endIndex else { return length }
        return self.offset(string.index(before: string.index(after: index)))
    }

    func character(after offset: Int) -> Int {
        let index = index(offset)
        return index < string.endIndex ? self.offset(string.index(after: index)) : length
    }

    func character(before offset: Int) -> Int {
        let index = index(offset)
        return index > string.startIndex ? self.offset(string.index(before: index)) : 0
    }

    /// Where the Unicode scalar begins that holds `offset`: no position is within a surrogate pair.
    func scalar(at offset: Int) -> Int {
        let index = index(offset)
        guard index < string.endIndex else { return length }
        return self.offset(string.unicodeScalars.index(before: string.unicodeScalars.index(after: index)))
    }

    // MARK: - Words

    private enum Kind: Equatable {
        case word, ideograph, hiragana, katakana, space, newline, other
    }

    private static func kind(of character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .other }
        switch scalar.value {
        case 0x3041...0x309F: return .hiragana
        // The mark that lengthens vowels stands in both kana, far more often in this one.
        case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005: return .ideograph
        default: break
        }
        if character.isNewline { return .newline }
        if character.isWhitespace { return .space }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return .word
        default: return character.isLetter || character.isNumber ? .word : .other
        }
    }

    /// Whether `character` belongs to the word around it: the apostrophe of "don't", the point of "3.14".
    private static func joins(_ character: Character, _ before: Character, _ after: Character) -> Bool {
        switch character {
        case "'", "\u{2019}", "\u{B7}", "\u{2027}": before.isLetter && after.isLetter
        case ".", ",", ":": before.isNumber && after.isNumber
        case "\u{AD}", "\u{200D}": true
        default: false
        }
    }

    private func kind(at index: String.Index) -> Kind {
        let character = string[index]
        let kind = Self.kind(of: character)
        guard kind == .other, index > string.startIndex else { return kind }
        let next = string.index(after: index)
        guard next < string.endIndex else { return kind }
        let (before, after) = (string[string.index(before: index)], string[next])
        guard Self.kind(of: before) == .word, Self.kind(of: after) == .word else { return kind }
        return Self.joins(character, before, after) ? .word : kind
    }

    /// The characters of one kind around `offset`: a word, or what is between two; at the end of the text, the last.
    func run(at offset: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        var index = index(offset)
        if index == string.endIndex { index = string.index(before: index) }
        // An offset may be within a character.
        index = string.index(before: string.index(after: index))
        let kind = kind(at: index)
        var start = index
        var end = string.index(after: index)
        while start > string.startIndex {
            let before = string.index(before: start)
            guard self.kind(at: before) == kind else { break }
            start = before
        }
        while end < string.endIndex, self.kind(at: end) == kind { end = string.index(after: end) }
        return self.offset(start)..<self.offset(end)
    }

    /// Whether the character at `offset` is part of a word.
    func isWord(at offset: Int) -> Bool {
        let index = index(offset)
        guard index < string.endIndex else { return false }
        return isWord(kind(at: string.index(before: string.index(after: index))))
    }

    private func isWord(_ kind: Kind) -> Bool {
        switch kind {
        case .word, .ideograph, .hiragana, .katakana: true
        case .space, .newline, .other: false
        }
    }

    /// Where the next word ends.
    func wordEnd(after offset: Int) -> Int {
        var position = character(at: offset)
        while position < length {
            let run = run(at: position)
            position = run.upperBound
            if isWord(at: run.lowerBound) { break }
        }
        return position
    }

    /// Where the word before begins.
    func wordStart(before offset: Int) -> Int {
        var position = min(max(offset, 0), length)
        while position > 0 {
            let run = run(at: character(before: position))
            position = run.lowerBound
            if isWord(at: run.lowerBound) { break }
        }
        return position
    }

    // MARK: - Paragraphs and sentences

    /// The paragraph that holds `offset`, the newline left out.
    func paragraph(at offset: Int) -> Range<Int> {
        let middle = index(offset)
        let start = string[..<middle].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
        let end = string[middle...].firstIndex(where: \.isNewline) ?? string.endIndex
        return self.offset(start)..<self.offset(max(start, end))
    }

    /// The sentence that holds `offset`, with the room after it: up to a mark that ends one before a space, or to the
    /// paragraph's end.
    func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        var start = index(paragraph.lowerBound)
        let (target, limit) = (index(min(offset, max(paragraph.upperBound - 1, 0))), index(paragraph.upperBound))
        var position = start
        var mayEnd = false
        while position < limit {
            let character = string[position]
            if ".!?\u{2026}".contains(character) {
                mayEnd = true
            } else if "\u{3002}\u{FF01}\u{FF1F}".contains(character) || mayEnd && character.isWhitespace {
                var end = string.index(after: position)
                while end < limit, string[end].isWhitespace { end = string.index(after: end) }
                if target < end { return self.offset(start)..<self.offset(end) }
                (start, position, mayEnd) = (end, end, false)
                continue
            } else if !"\"'\u{201D}\u{2019})]".contains(character) {
                mayEnd = false
            }
            position = string.index(after: position)
        }
        return self.offset(start)..<paragraph.upperBound
    }

    // MARK: - Direction

    /// Whether the first character that has a direction is written from right to left; `nil` where none has one.
    var isRightToLeft: Bool? {
        // What decides stands at the beginning, but for texts of figures only.
        for scalar in string.unicodeScalars.prefix(4096) {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                // Marks and figures of these scripts say nothing.
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .decimalNumber, .otherPunctuation, .mathSymbol: continue
                default: return true
                }
            case 0x200E: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
