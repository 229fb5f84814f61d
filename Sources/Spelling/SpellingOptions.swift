// SPDX-License-Identifier: MIT

/// The words that aren't checked.
package struct SpellingOptions: Sendable {
    /// Whether words in capitals are skipped, such as abbreviations.
    package var skipsCapitals: Bool
    package var ignoredWords: Set<String>

    package init(skipsCapitals: Bool = false, ignoredWords: Set<String> = []) {
        self.skipsCapitals = skipsCapitals
        self.ignoredWords = ignoredWords
    }
}
