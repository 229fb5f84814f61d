// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import Spelling
internal import TextEditing
package import UIKitCore

/// The part of the edit menu for a misspelled word.
extension TextSpellChecker {
    /// The number of guesses in a menu.
    private static let maximumGuesses = 5

    package func menuElements() -> [UIMenuElement] {
        guard let editor, let view = editor.view, view.acceptsEdits, let range = selectedWord else { return [] }
        let word = editor.text.substring(range)
        let guesses = UIDeferredMenuElement { [weak self] completion in
            guard let self else { return completion([]) }
            find(word, in: view.block(at: range.lowerBound)) { completion($0) }
        }
        let learn = UIAction(title: Phrase.learnSpelling.text) { [weak self] _ in self?.learn(word) }
        let ignore = UIAction(title: Phrase.ignoreSpelling.text) { [weak self] _ in self?.ignore(word) }
        return [
            UIMenu(options: .displayInline, children: [guesses]),
            UIMenu(options: .displayInline, children: [learn, ignore]),
        ]
    }

    /// The misspelled word that is selected, or at the caret.
    private var selectedWord: Range<Int>? {
        guard let selection = editor?.text.selection else { return nil }
        let near = max(selection.lowerBound - 1, 0)..<selection.upperBound + 1
        let words = misspelled.ranges(in: near)
        guard selection.isEmpty else { return words.first { $0 == selection } }
        return words.first { $0.lowerBound <= selection.lowerBound && selection.lowerBound <= $0.upperBound }
    }

    /// Finds the guesses for a word in the language of its paragraph.
    private func find(_ word: String, in paragraph: Range<Int>, completion: @escaping ([UIMenuElement]) -> Void) {
        guard let editor else { return completion([]) }
        let text = paragraph.count <= Self.maximumLength ? editor.text.substring(paragraph) : word
        let preferred = UserLocale.current.languages
        Task { [weak self, service] in
            let guesses = await service.perform { speller -> [String] in
                let candidates = speller.candidates(preferred: preferred)
                guard let language = speller.language(of: text[...], candidates: candidates) else { return [] }
                return speller.guesses(for: word, in: language)
            }
            let actions = guesses.prefix(Self.maximumGuesses).map { guess in
                UIAction(title: guess) { _ in self?.replace(word, with: guess) }
            }
            completion(
                actions.isEmpty ? [UIAction(title: Phrase.noGuesses.text, attributes: .disabled) { _ in }] : actions)
        }
    }

    // MARK: - Commands

    /// Replaces the word at the selection, if it is still the same.
    func replace(_ word: String, with guess: String) {
        guard let editor, let range = selectedWord, editor.text.substring(range) == word else { return }
        editor.userChange(range, to: guess, kind: .other)
    }

    /// Stops marking a word in this text.
    func ignore(_ word: String) {
        ignored.insert(Speller.plain(word))
        recheck()
    }

    /// Adds a word to the user's own words; other texts are checked again when they are next laid out.
    func learn(_ word: String) {
        let preferred = UserLocale.current.languages
        Task { [weak self, service] in
            await service.perform { $0.learn(word, in: $0.learningLanguages(preferred)) }
            Self.learnedCount += 1
            self?.recheck()
        }
    }
}
