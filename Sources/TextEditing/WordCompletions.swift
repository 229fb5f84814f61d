// SPDX-License-Identifier: MIT

/// The completions of the word at the end of a text, taken from the words around it.
package struct WordCompletions {
    /// The maximum length of a word, in UTF-16 units, that is completed or offered.
    package static let longestWord = 128

    private let before: String
    private let after: String
    private let prefix: String

    /// Creates the completions of the word at the end of `before`.
    package init(before: String, after: String) {
        self.before = before
        self.after = after
        prefix = Self.prefix(of: String(before.suffix(Self.longestWord)))
    }

    /// Returns the unfinished word at the end of a text; an empty string if there is none.
    package static func prefix(of text: String) -> String {
        let scalars = text.unicodeScalars
        var start = scalars.endIndex
        while start > scalars.startIndex {
            let previous = scalars.index(before: start)
            guard isPartOfWord(scalars[previous]) else { break }
            start = previous
        }
        // Marks and apostrophes don't begin a word.
        while start < scalars.endIndex, !beginsWord(scalars[start]) { start = scalars.index(after: start) }
        return String(scalars[start...])
    }

    /// Returns longer words that begin with the unfinished one, without duplicates, the nearest to the end of the first
    /// text first.
    ///
    /// Words with the same letters in upper or lower case follow those that begin in the same way.
    package func completions(limit: Int) -> [String] {
        guard !prefix.isEmpty, limit > 0 else { return [] }
        let folded = prefix.lowercased()
        var preceding = Self.words(in: before, beginningWith: folded)
        // The last one is the unfinished word itself.
        if preceding.last == prefix { preceding.removeLast() }
        var following = Self.words(in: after, beginningWith: folded)
        // The rest of a word in which the caret stands is not one.
        if let first = after.unicodeScalars.first, Self.isPartOfWord(first), !following.isEmpty,
            after.hasPrefix(following[0])
        {
            following.removeFirst()
        }
        preceding.reverse()
        var (same, other): ([String], [String]) = ([], [])
        var seen: Set<String> = [prefix]
        for index in 0..<max(preceding.count, following.count) {
            for word in [preceding, following].compactMap({ $0.indices.contains(index) ? $0[index] : nil }) {
                guard seen.insert(word).inserted, word.count > prefix.count else { continue }
                if word.hasPrefix(prefix) { same.append(word) } else { other.append(word) }
            }
        }
        return Array((same + other).prefix(limit))
    }

    private static func words(in text: String, beginningWith folded: String) -> [String] {
        let scalars = text.unicodeScalars
        let firsts = Set(folded.prefix(1).unicodeScalars.prefix(1)).union(
            folded.prefix(1).uppercased().unicodeScalars.prefix(1))
        var result: [String] = []
        var index = scalars.startIndex
        while index < scalars.endIndex {
            guard isPartOfWord(scalars[index]), beginsWord(scalars[index]) else {
                index = scalars.index(after: index)
                continue
            }
            let start = index
            var length = 0
            while index < scalars.endIndex, isPartOfWord(scalars[index]) {
                index = scalars.index(after: index)
                length += 1
            }
            guard firsts.contains(scalars[start]), length <= longestWord else { continue }
            var word = Substring(scalars[start..<index])
            while word.last == "'" || word.last == "\u{2019}" { word.removeLast() }
            if word.lowercased().hasPrefix(folded) { result.append(String(word)) }
        }
        return result
    }

    private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.isASCIIWordCharacter && scalar != "'" }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.isASCIIWordCharacter }
        if scalar == "\u{2019}" || beginsWord(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        // Joiners are parts of words in several scripts.
        default: return scalar.value == 0x200C || scalar.value == 0x200D
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIWordCharacter: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x27: true
        default: false
        }
    }
}
