// SPDX-License-Identifier: MIT
internal import Foundation

/// The dictionaries of the desktop, and the user's own words.
///
/// Belongs to the queue of a ``SpellingService``, and is reached through it. Without the library or without
/// dictionaries, no word is misspelled, and nothing has guesses.
package final class Speller {
    /// The number of dictionaries that are kept, each of a few megabytes.
    private static let maximumDictionaries = 8
    package static let maximumGuesses = 12
    package static let maximumCompletions = 50

    private let broker: EnchantBroker?
    private let names: [String]
    /// Loaded dictionaries; `nil` for those that can't be loaded.
    private var dictionaries: [String: EnchantDictionary?] = [:]
    private var caches: [String: WordCache] = [:]
    private var wordLists: [String: WordList?] = [:]
    /// Words that were learned in this process.
    private var learnedHere: Set<String> = []

    init(library: String) {
        broker = EnchantBroker(library: library)
        names = broker?.languages ?? []
    }

    // MARK: - Languages

    /// Returns the dictionaries' names, such as `en_US`, those for the user's languages first.
    package func languages(preferred: [String] = []) -> [String] {
        let first = languagesOfUser(preferred)
        return first + names.filter { !first.contains($0) }
    }

    /// Returns the best dictionary for each of the user's languages that has one.
    package func languagesOfUser(_ preferred: [String]) -> [String] {
        var found: [String] = []
        for name in preferred.prefix(32) {
            if let language = language(for: name), !found.contains(language) { found.append(language) }
        }
        return found
    }

    /// Returns the name of the best dictionary for a language, which may be written as in BCP 47 or POSIX.
    package func language(for name: String) -> String? { LanguageName.bestMatch(for: name, in: names) }

    private func script(of language: String) -> Script {
        LanguageName(language).map { Script(language: $0.language, code: $0.script) } ?? .latin
    }

    private func dictionary(_ language: String) -> EnchantDictionary? {
        if let known = dictionaries[language] { return known }
        if dictionaries.count >= Self.maximumDictionaries {
            dictionaries.removeAll()
            caches.removeAll()
        }
        let dictionary = broker?.dictionary(language)
        dictionaries[language] = .some(dictionary)
        return dictionary
    }

    // MARK: - Checking

    /// Returns whether the dictionary of that name lacks a word.
    package func isMisspelled(_ word: String, in language: String) -> Bool {
        guard word.utf8.count <= 256, !learnedHere.contains(word), let dictionary = dictionary(language) else {
            return false
        }
        return !caches[language, default: WordCache()].answer(for: word) { dictionary.contains(word) }
    }

    /// Returns whether a word is to be checked in a language, and is misspelled.
    private func isMisspelled(_ word: SpelledWord, in language: String, _ options: SpellingOptions) -> Bool {
        guard word.script == script(of: language), !(options.skipsCapitals && word.isCapitals),
            !options.ignoredWords.contains(word.text)
        else { return false }
        return isMisspelled(word.text, in: language)
    }

    /// Returns the first misspelled word that begins at or after `start` and ends by the end of `range`; `nil` if
    /// there is none.
    ///
    /// Offsets are in UTF-16 units. Words that the range cuts aren't checked.
    package func firstMisspelling(
        in text: String, range: Range<Int>, startingAt start: Int, language: String,
        options: SpellingOptions = SpellingOptions()
    ) -> Range<Int>? {
        let units = text.utf16
        let start = max(start, range.lowerBound)
        guard start < range.upperBound,
            let end = units.index(units.startIndex, offsetBy: range.upperBound, limitedBy: units.endIndex)
        else { return nil }
        // The characters before decide whether the word is part of a link.
        let (first, firstOffset) = Self.beginningOfChunk(in: text, at: start)
        // The characters after decide it too, and whether the range cuts a word.
        let limit = units.index(end, offsetBy: WordScanner.maximumChunkLength, limitedBy: units.endIndex)
        for word in WordScanner(text[first..<(limit ?? units.endIndex)], offset: firstOffset) {
            guard word.range.lowerBound < range.upperBound else { break }
            guard word.range.lowerBound >= start, word.range.upperBound <= range.upperBound else { continue }
            if isMisspelled(word, in: language, options) { return word.range }
        }
        return nil
    }

    /// Returns all misspelled words of a paragraph, in UTF-16 units.
    package func misspellings(
        in paragraph: Substring, offset: Int = 0, language: String, options: SpellingOptions = SpellingOptions()
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for word in WordScanner(paragraph, offset: offset) where isMisspelled(word, in: language, options) {
            found.append(word.range)
        }
        return found
    }

    private static func beginningOfChunk(in text: String, at offset: Int) -> (String.Index, Int) {
        let units = text.utf16
        var index = units.index(units.startIndex, offsetBy: offset)
        var offset = offset
        var steps = 0
        while index > units.startIndex, steps < WordScanner.maximumChunkLength {
            let before = units.index(before: index)
            if units[before] <= 0x20 { break }
            index = before
            offset -= 1
            steps += 1
        }
        // Not inside a surrogate pair.
        if index.samePosition(in: text.unicodeScalars) == nil, index > units.startIndex {
            index = units.index(before: index)
            offset -= 1
        }
        return (index, offset)
    }

    /// Returns a word as dictionaries write it: with straight apostrophes, and without soft hyphens.
    package static func plain(_ word: String) -> String {
        guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
        var plain = String.UnicodeScalarView()
        for scalar in word.unicodeScalars where scalar != "\u{AD}" {
            plain.append(scalar == "\u{2019}" || scalar == "\u{2BC}" ? "'" : scalar)
        }
        return String(plain)
    }

    // MARK: - Guesses

    /// Returns similar words of the dictionary of that name, the most similar first.
    ///
    /// Takes up to 0.3 s for long words of languages that have compounds.
    package func guesses(for word: String, in language: String) -> [String] {
        guard !word.isEmpty, word.utf8.count <= 128, let dictionary = dictionary(language) else { return [] }
        let plain = Self.plain(word)
        let isCurly = word.unicodeScalars.contains("\u{2019}")
        var seen: Set<String> = []
        let found = dictionary.suggestions(for: plain).filter { $0 != plain && seen.insert($0).inserted }
        return found.prefix(Self.maximumGuesses).map {
            isCurly ? String($0.map { $0 == "'" ? "\u{2019}" : $0 }) : $0
        }
    }

    // MARK: - Completions

    /// Returns words that begin with `prefix`: first those of `text`, the most frequent first, then those of the
    /// dictionary, the shortest first.
    package func completions(of prefix: String, at position: Int? = nil, in text: String, language: String) -> [String]
    {
        let key = prefix.lowercased()
        guard !key.isEmpty, prefix.utf8.count <= 128 else { return [] }
        var counts: [String: (count: Int, first: Int)] = [:]
        for word in WordScanner(Self.part(of: text, around: position ?? 0)) {
            guard word.range.count > prefix.utf16.count, word.text.lowercased().hasPrefix(key) else { continue }
            counts[word.text, default: (0, word.range.lowerBound)].count += 1
        }
        let ofText = counts.filter { !isMisspelled($0.key, in: language) || $0.value.count > 1 }
            .sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }.map(\.key)
        let ofDictionary = wordList(language)?.words(beginningWith: prefix, limit: 2 * Self.maximumCompletions) ?? []
        let isCapitalized = prefix.first?.isUppercase == true
        var seen: Set<String> = [prefix]
        var found: [String] = []
        for word in ofText + ofDictionary {
            let word = isCapitalized ? word.prefix(1).uppercased() + word.dropFirst() : word
            if seen.insert(word).inserted { found.append(word) }
            if found.count == Self.maximumCompletions { break }
        }
        return found
    }

    /// The part of a long text from which words are collected.
    private static func part(of text: String, around position: Int) -> Substring {
        let reach = 100_000
        let units = text.utf16
        let middle = units.index(units.startIndex, offsetBy: max(position, 0), limitedBy: units.endIndex)
        let start = units.index(middle ?? units.endIndex, offsetBy: -reach, limitedBy: units.startIndex)
        let end = units.index(middle ?? units.endIndex, offsetBy: reach, limitedBy: units.endIndex)
        return text[(start ?? units.startIndex)..<(end ?? units.endIndex)]
    }

    private func wordList(_ language: String) -> WordList? {
        if let known = wordLists[language] { return known }
        // Each takes a few megabytes.
        if wordLists.count >= 2 { wordLists.removeAll() }
        let list = WordList(language)
        wordLists[language] = .some(list)
        return list
    }

    // MARK: - Learning

    /// The languages for which a word is learned: the user's, otherwise the first that has a dictionary.
    package func learningLanguages(_ preferred: [String]) -> [String] {
        let languages = languagesOfUser(preferred)
        return languages.isEmpty ? Array(names.prefix(1)) : languages
    }

    /// Adds a word to the user's own words of the languages, which all applications share.
    ///
    /// In this process, the word is right in every language from now on.
    package func learn(_ word: String, in languages: [String]) {
        let word = Self.plain(word)
        guard Self.canBeLearned(word) else { return }
        for language in languages where isMisspelled(word, in: language) {
            dictionary(language)?.add(word)
            caches[language] = nil
        }
        learnedHere.insert(word)
    }

    /// Returns whether a word is among the user's own words of one of the languages.
    package func hasLearned(_ word: String, in languages: [String]) -> Bool {
        let word = Self.plain(word)
        guard Self.canBeLearned(word) else { return false }
        return learnedHere.contains(word) || languages.contains { dictionary($0)?.hasAdded(word) == true }
    }

    /// Removes a word from the user's own words of the languages.
    package func unlearn(_ word: String, in languages: [String]) {
        let word = Self.plain(word)
        guard Self.canBeLearned(word) else { return }
        learnedHere.remove(word)
        for language in languages {
            guard let dictionary = dictionary(language), dictionary.hasAdded(word) else { continue }
            dictionary.remove(word)
            caches[language] = nil
        }
    }

    /// Returns the user's own words of the languages, sorted.
    package func learnedWords(in languages: [String]) -> [String] {
        let stored = languages.flatMap(LearnedWords.words)
        return learnedHere.union(stored.filter(Self.canBeLearned)).sorted()
    }

    /// Whether a line of the user's file can hold the word.
    private static func canBeLearned(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.count <= 256 && word.first != "#"
            && !word.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F || $0.properties.isWhitespace }
    }

    // MARK: - Language of a paragraph

    /// Returns the language of a paragraph; `nil` if no dictionary is for its script.
    ///
    /// The first candidate that knows most of the words is taken; if none does, the one that knows the most.
    /// Paragraphs with fewer than three words are of the first candidate for their script that knows all of them, or of
    /// the first one.
    ///
    /// The candidates are names of dictionaries, in order of preference.
    package func language(of paragraph: Substring, candidates: [String]) -> String? {
        var sample: [SpelledWord] = []
        for word in WordScanner(paragraph) where !word.isCapitals {
            sample.append(word)
            if sample.count == 48 { break }
        }
        guard let script = Self.commonScript(of: sample) else { return candidates.first }
        let suitable = candidates.filter { self.script(of: $0) == script }
        let words = sample.filter { $0.script == script }
        guard suitable.count > 1 else { return suitable.first }
        if words.count < 3 {
            let known = suitable.prefix(Self.maximumDictionaries).first { language in
                words.allSatisfy { !isMisspelled($0.text, in: language) }
            }
            return known ?? suitable.first
        }
        var best: (language: String, known: Int)?
        for language in suitable.prefix(Self.maximumDictionaries) {
            let known = words.count { !isMisspelled($0.text, in: language) }
            if known * 10 >= words.count * 7 { return language }
            if known > best?.known ?? 0 { best = (language, known) }
        }
        return best?.language ?? suitable.first
    }

    private static func commonScript(of words: [SpelledWord]) -> Script? {
        var counts: [Script: Int] = [:]
        for word in words { counts[word.script, default: 0] += 1 }
        return counts.max { $0.value < $1.value }?.key
    }

    /// Returns the dictionaries among which a paragraph's language is chosen: the user's languages, then one of each
    /// other language.
    ///
    /// Without a dictionary for a language of the user, English is the first, as in the interface.
    package func candidates(preferred: [String]) -> [String] {
        var found = languagesOfUser(preferred)
        if found.isEmpty, let english = language(for: "en") { found = [english] }
        var languages = Set(found.compactMap { LanguageName($0)?.language })
        for name in names {
            guard let language = LanguageName(name)?.language, languages.insert(language).inserted else { continue }
            if let best = self.language(for: language) { found.append(best) }
        }
        return found
    }
}
