// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import Spelling

/// Checks the spelling of text, and completes words.
///
/// Dictionaries are those of the desktop. Without any, no word is misspelled. Use one checker for each document, or
/// share one between documents that share ignored words.
///
/// Calls wait for the dictionaries. The first call takes about 20 ms, to load a dictionary; guesses for long words of
/// languages with compounds, such as German, take up to 0.3 s.
///
/// > Note: Differs from UIKit: links, mail addresses, paths, and words with digits aren't checked, nor are words of
/// > another script than the language's. An unknown language has no misspelled words.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private let service: SpellingService

    public override init() {
        service = .shared
        super.init()
    }

    init(service: SpellingService) {
        self.service = service
        super.init()
    }

    // MARK: - Languages

    /// The languages that have a dictionary, such as `en_US`, the user's languages first.
    open class var availableLanguages: [String] {
        let preferred = UserLocale.current.languages
        return SpellingService.shared.wait { $0.languages(preferred: preferred) }
    }

    // MARK: - Misspelled words

    /// Returns the range of the first misspelled word that begins at or after `startingOffset`.
    ///
    /// Only words that lie in `range` as a whole are checked. Ranges are clamped to the text.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part to check, in UTF-16 units.
    ///   - startingOffset: The offset at which to start, in the text.
    ///   - wrapFlag: Whether to continue at the beginning of `range` if no word is found.
    ///   - language: A language, such as `en_US`, `pt-BR`, or `en`.
    /// - Returns: The range of the word; its location is `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let range = clamped(range, to: stringToCheck) else { return none }
        let start = max(startingOffset, range.lowerBound)
        let options = SpellingOptions(ignoredWords: ignored)
        let found = service.wait { speller -> Range<Int>? in
            guard let language = speller.language(for: language) else { return nil }
            func first(from start: Int) -> Range<Int>? {
                speller.firstMisspelling(
                    in: stringToCheck, range: range, startingAt: start, language: language, options: options)
            }
            return first(from: start) ?? (wrapFlag && start > range.lowerBound ? first(from: range.lowerBound) : nil)
        }
        return found.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? none
    }

    /// Returns words that are similar to a misspelled one, the most similar first; `nil` if there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = substring(range, of: string) else { return nil }
        let guesses = service.wait { speller in
            speller.language(for: language).map { speller.guesses(for: word, in: $0) } ?? []
        }
        return guesses.isEmpty ? nil : guesses
    }

    // MARK: - Completions

    /// Returns words that begin with a partial word; `nil` if there are none.
    ///
    /// > Note: Differs from UIKit: dictionaries don't have the frequency of words. Words of the text are first, the
    /// > most frequent of them before the others; then the dictionary's, the shortest before the others. Inflected
    /// > forms that the dictionary derives by rules are left out.
    open func completions(forPartialWordRange range: NSRange, in string: String?, language: String) -> [String]? {
        guard let string, let word = substring(range, of: string) else { return nil }
        let position = range.location
        let completions = service.wait { speller in
            let name = speller.language(for: language) ?? language
            return speller.completions(of: word, at: position, in: string, language: name)
        }
        return completions.isEmpty ? nil : completions
    }

    // MARK: - Ignored words

    /// Stops reporting a word as misspelled by this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if !wordToIgnore.isEmpty { ignored.insert(Speller.plain(wordToIgnore)) }
    }

    /// The words that this checker ignores, sorted; none by default.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set((newValue ?? []).map(Speller.plain)) }
    }

    private var ignored: Set<String> = []

    // MARK: - Learned words

    /// Adds a word to the user's own words, which all applications share.
    ///
    /// The word is stored for each of the user's languages that has a dictionary. Text with spaces isn't a word, and
    /// is not learned.
    open class func learnWord(_ word: String) {
        let preferred = UserLocale.current.languages
        SpellingService.shared.wait { $0.learn(word, in: $0.learningLanguages(preferred)) }
        TextSpellChecker.learnedCount += 1
    }

    /// Returns whether a word is among the user's own words.
    open class func hasLearnedWord(_ word: String) -> Bool {
        let preferred = UserLocale.current.languages
        return SpellingService.shared.wait { $0.hasLearned(word, in: $0.learningLanguages(preferred)) }
    }

    /// Removes a word from the user's own words.
    open class func unlearnWord(_ word: String) {
        let preferred = UserLocale.current.languages
        SpellingService.shared.wait { $0.unlearn(word, in: $0.learningLanguages(preferred)) }
        TextSpellChecker.learnedCount += 1
    }

    // MARK: - Ranges

    private func clamped(_ range: NSRange, to string: String) -> Range<Int>? {
        guard range.location != NSNotFound, range.location >= 0, range.length > 0 else { return nil }
        let length = string.utf16.count
        guard range.location < length else { return nil }
        return range.location..<range.location + min(range.length, length - range.location)
    }

    /// The text of a range that is short enough to be a word.
    private func substring(_ range: NSRange, of string: String) -> String? {
        guard let range = clamped(range, to: string), range.count <= 256 else { return nil }
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return String(decoding: units[start..<units.index(start, offsetBy: range.count)], as: UTF16.self)
    }
}
