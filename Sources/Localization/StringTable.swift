// SPDX-License-Identifier: MIT

/// The words of one language.
///
/// A language's words are loaded when they are first asked for; those of the others never are.
package struct StringTable: Sendable {
    package let language: Language

    package init(_ language: Language) {
        self.language = language
    }

    package subscript(phrase: Phrase) -> String { words[phrase] ?? Self.english[phrase] ?? phrase.rawValue }

    /// A phrase with its argument.
    package func text(_ phrase: Phrase, _ argument: String) -> String {
        let parts = self[phrase].split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: argument)
    }

    /// A phrase with its two arguments, in the order in which they are in the phrase.
    package func text(_ phrase: Phrase, _ first: String, _ second: String) -> String {
        let parts = self[phrase].split(separator: "%@", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return parts.joined(separator: first) }
        return parts[0] + first + parts[1] + second + parts[2]
    }

    /// The words of the language, without those that English stands in for.
    package var words: [Phrase: String] {
        switch language {
        case .english: Self.english
        case .czech: Self.czech
        case .german: Self.german
        case .french: Self.french
        case .spanish: Self.spanish
        case .japanese: Self.japanese
        case .arabic: Self.arabic
        case .simplifiedChinese: Self.simplifiedChinese
        case .traditionalChinese: Self.traditionalChinese
        }
    }
}
