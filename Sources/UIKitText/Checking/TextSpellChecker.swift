// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
package import Spelling
package import TextEditing
package import UIKitCore

/// Checks the visible paragraphs of a text view or text field that is or was edited, and marks the misspelled words.
///
/// The dictionaries are asked off the main actor, one paragraph at a time. An answer for a paragraph that has changed
/// in the meantime is dropped. A word that is being typed isn't marked before the caret leaves it.
@MainActor
package final class TextSpellChecker: TextSpelling {
    /// The length, in UTF-16 units, above which a text field isn't checked.
    ///
    /// Text views divide long paragraphs into shorter parts.
    static let maximumLength = 50_000

    weak var editor: TextEditor?
    let service: SpellingService
    /// The words that the user ignores in this text.
    var ignored: Set<String> = []
    /// The misspelled words of the paragraphs that have been checked.
    private(set) var misspelled = TrackedRanges()
    private var checked = TrackedRanges()
    /// The paragraph that is being checked; empty if none is, or if it has changed.
    private var asked = TrackedRanges()
    private var isAsking = false
    /// The misspelled word at the caret that isn't marked yet.
    private var typed: Range<Int>?
    private var isTyping = false
    private var wasEdited = false
    /// The number of changes of the user's own words in this process.
    static var learnedCount = 0
    /// The value of `learnedCount` for which the checked paragraphs are valid.
    private var knownCount = learnedCount

    /// Adds spelling to all text fields and text views.
    package static func install() {
        TextEditor.makeSpelling = { TextSpellChecker($0, service: .shared) }
        UILexicon.findWords = { await learnedWords(of: .shared) }
        TextPredictions.findWord = { await predictedWord(for: $0, at: $1, in: $2, of: .shared) }
    }

    /// Returns the words that the user has added to the dictionaries of their languages, sorted.
    static func learnedWords(of service: SpellingService) async -> [String] {
        let preferred = UserLocale.current.languages
        return await service.perform { $0.learnedWords(in: $0.learningLanguages(preferred)) }
    }

    package init(_ editor: TextEditor, service: SpellingService) {
        self.editor = editor
        self.service = service
    }

    /// Whether no paragraph is being checked.
    package var isIdle: Bool { !isAsking }

    // MARK: - TextSpelling

    package func editingDidBegin() {
        wasEdited = true
        editor?.view?.setNeedsLayout()
    }

    package func editingDidEnd() { endTyping() }

    package func textDidChange(_ change: TextChange?) {
        guard let change, let editor else { return reset() }
        // The word that was being typed is marked by the next check, unless the caret is still there.
        if let typed { checked.replace(in: typed, with: []) }
        typed = nil
        misspelled.apply(change)
        checked.apply(change)
        asked.apply(change)
        let text = editor.text
        isTyping =
            editor.isEditing && text.selection.isEmpty && text.head == change.range.lowerBound + change.count
    }

    package func selectionDidMove() { endTyping() }

    package func layoutDidChange() {
        if isActive {
            checkNext()
        } else if !checked.isEmpty {
            misspelled.removeAll()
            editor?.view?.markMisspelled([], in: 0..<Int.max)
            reset()
        }
    }

    package func markedWords(in range: Range<Int>) -> [Range<Int>] {
        let marked = editor?.text.marked?.range
        return misspelled.ranges(in: range).filter { $0 != typed && marked?.overlaps($0) != true }
    }

    // MARK: - Checking

    private func reset() {
        misspelled.removeAll()
        checked.removeAll()
        asked.removeAll()
        typed = nil
        isTyping = false
    }

    /// Checks all paragraphs again, because other words are known now.
    func recheck() {
        checked.removeAll()
        asked.removeAll()
        editor?.view?.setNeedsLayout()
    }

    /// Asks for the first visible paragraph that hasn't been checked.
    private func checkNext() {
        if knownCount != Self.learnedCount {
            knownCount = Self.learnedCount
            checked.removeAll()
            asked.removeAll()
        }
        guard !isAsking, let editor, let range = nextParagraph else { return }
        isAsking = true
        asked.insert(range)
        let text = editor.text.substring(range)
        let options = SpellingOptions(skipsCapitals: true, ignoredWords: ignored)
        let preferred = UserLocale.current.languages
        Task { [weak self, service] in
            let words = await service.perform { speller -> [Range<Int>] in
                let candidates = speller.candidates(preferred: preferred)
                guard let language = speller.language(of: text[...], candidates: candidates) else { return [] }
                return speller.misspellings(in: text[...], language: language, options: options)
            }
            self?.finish(words)
        }
    }

    private var nextParagraph: Range<Int>? {
        guard let view = editor?.view else { return nil }
        let visible = view.visibleText
        var offset = visible.lowerBound
        while true {
            let block = view.block(at: offset)
            guard !block.isEmpty else { return nil }
            if block.count <= Self.maximumLength, checked.index(of: block) == nil { return block }
            guard block.upperBound > offset, block.upperBound < visible.upperBound else { return nil }
            offset = block.upperBound
        }
    }

    /// Takes over the misspelled words of a paragraph, at offsets from its start.
    private func finish(_ words: [Range<Int>]) {
        isAsking = false
        let range = asked.all.first
        asked.removeAll()
        guard let view = editor?.view, isActive else { return }
        // Otherwise, the paragraph has changed.
        if let range, view.block(at: range.lowerBound) == range {
            let words = words.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
            misspelled.replace(in: range, with: words)
            checked.insert(range)
            typed = typedWord
            view.markMisspelled(markedWords(in: range), in: range)
        }
        checkNext()
    }

    // MARK: - Typing

    /// The misspelled word that ends at the caret or contains it, while the user is typing.
    private var typedWord: Range<Int>? {
        guard isTyping, let editor, editor.isEditing else { return nil }
        let head = editor.text.head
        let near = misspelled.ranges(in: max(head - 1, 0)..<head + 1)
        return near.first { $0.lowerBound < head && head <= $0.upperBound }
    }

    private func endTyping() {
        isTyping = false
        guard let word = typed else { return }
        typed = nil
        guard misspelled.index(of: word) != nil else { return }
        editor?.view?.markMisspelled(markedWords(in: word), in: word)
    }

    // MARK: - Traits

    /// Whether the text is checked: it is or was edited, can be edited, isn't secret, and its traits don't exclude it.
    private var isActive: Bool {
        guard wasEdited, let view = editor?.view, view.acceptsEdits, !view.isSecureTextEntry else { return false }
        switch view.spellCheckingType {
        case .yes: return true
        case .no: return false
        default: return view.autocorrectionType != .no && view.isForProse
        }
    }
}

extension UITextInputTraits {
    /// Whether the text consists of words, judging by its traits.
    @MainActor
    fileprivate var isForProse: Bool {
        switch keyboardType {
        case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: textContentType == nil
        default: false
        }
    }
}
