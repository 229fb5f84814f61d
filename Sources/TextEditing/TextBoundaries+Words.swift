// SPDX-License-Identifier: MIT

/// Words, by character class; scripts without spaces are split where the script changes.
extension TextBoundaries {
    private enum Kind: Equatable {
        case word, ideograph, hiragana, katakana, space, newline, other
    }

    private static func kind(of character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .other }
        switch scalar.value {
        case 0x3041...0x309F: return .hiragana
        // The prolonged sound mark is used with both kana, but far more often with katakana.
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

    /// Returns whether `character` is part of the surrounding word, like the apostrophe of "don't" or the point of
    /// "3.14".
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

    /// Returns the run of characters of one class around `offset`: a word, or the text between two words.
    ///
    /// At the end of the text, this is the last run.
    package func run(at offset: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        var index = index(offset)
        if index == string.endIndex { index = string.index(before: index) }
        // An offset may be inside a character.
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

    /// Returns whether the character at `offset` is part of a word.
    package func isWord(at offset: Int) -> Bool {
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

    /// Returns the end of the next word.
    package func wordEnd(after offset: Int) -> Int {
        var position = character(at: offset)
        while position < length {
            let run = run(at: position)
            position = run.upperBound
            if isWord(at: run.lowerBound) { break }
        }
        return position
    }

    /// Returns the start of the word before `offset`.
    package func wordStart(before offset: Int) -> Int {
        var position = min(max(offset, 0), length)
        while position > 0 {
            let run = run(at: character(before: position))
            position = run.lowerBound
            if isWord(at: run.lowerBound) { break }
        }
        return position
    }
}
