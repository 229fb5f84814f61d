// SPDX-License-Identifier: MIT
public import Foundation

/// The words that an input view's controller knows in addition to those of a language.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words, sorted.
    public let entries: [UILexiconEntry]

    /// Finds the user's own words; set by the spelling, which is in a module above this one.
    package static var findWords: (() async -> [String])?

    init(words: [String]) {
        entries = words.map { UILexiconEntry($0) }
    }
}

/// A word of a lexicon.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// The text to insert for the input.
    public let documentText: String
    /// The input; for a word that the user has taught the spelling, the word itself.
    public let userInput: String

    init(_ word: String) {
        documentText = word
        userInput = word
    }
}
