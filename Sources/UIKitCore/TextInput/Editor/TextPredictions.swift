// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import TextEditing

/// The predictions of the text that is typed next, which are shown after the caret and aren't part of the text.
///
/// There is one only at the end of a paragraph, and not while text is composed or selected, or if it doesn't fit in the
/// line. It is hidden by a movement of the caret, Escape, other typed text, and the end of editing.
@MainActor
package final class TextPredictions {
    /// Finds the word that a part of one at an offset in a text will become, from the dictionaries of a module above
    /// this one.
    package static var findWord: ((_ prefix: String, _ offset: Int, _ text: String) async -> String?)?

    private weak var editor: TextEditor?
    package private(set) var shown: InlinePrediction?
    /// The number of changes after which an answer of the dictionaries is for another text.
    private var revision = 0
    private var wantsWord = false
    /// The question to the dictionaries, of which there is one at a time.
    package private(set) var search: Task<Void, Never>?

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    // MARK: - Offering

    /// Shows a prediction for the text that was typed.
    func offer() {
        guard let editor, let view = editor.view, editor.isEditing, view.acceptsEdits, !view.isSecureTextEntry,
            editor.text.marked == nil, editor.text.selection.isEmpty, isAtEndOfParagraph(editor.text)
        else { return dismiss() }
        // Digits that were typed are the first ones of the number that is shown.
        if shown?.isNumber == true { return }
        if view.mathExpressionCompletionType == .yes, let number = number(in: editor.text) {
            return show(number, whole: number.trimmingCharacters(in: .whitespaces), isNumber: true)
        }
        guard view.inlinePredictionType == .yes else { return dismiss() }
        wantsWord = true
        findWord(in: editor.text)
    }

    private func isAtEndOfParagraph(_ text: EditedText) -> Bool {
        let head = text.head
        return head == text.length || text.substring(head..<head + 1).first?.isNewline == true
    }

    private func number(in text: EditedText) -> String? {
        let head = text.head
        guard head > 0, text.substring(head - 1..<head) == "=" else { return nil }
        let locale = UserLocale.current.locale
        return MathExpression.completion(
            of: text.substring(max(head - MathExpression.reach, 0)..<head),
            separators: MathExpression.Separators(
                decimal: locale.decimalSeparator?.first ?? ".", grouping: locale.groupingSeparator?.first))
    }

    /// Asks for the word at the caret; a prediction that is shown stays until there is an answer.
    private func findWord(in text: EditedText) {
        guard search == nil else { return }
        let head = text.head
        let prefix = WordCompletions.prefix(of: text.substring(max(head - WordCompletions.longestWord, 0)..<head))
        guard prefix.count >= Theme.TextInput.minimumPredictedPrefix, let find = Self.findWord else { return dismiss() }
        let start = max(head - Theme.TextInput.predictionReach, 0)
        let part = text.substring(start..<min(head + Theme.TextInput.predictionReach, text.length))
        let revision = revision
        search = Task { [weak self] in
            let word = await find(prefix, head - prefix.utf16.count - start, part)
            self?.finish(word, for: prefix, at: revision)
        }
    }

    private func finish(_ word: String?, for prefix: String, at revision: Int) {
        search = nil
        guard wantsWord else { return }
        // The text has changed in the meantime.
        guard revision == self.revision else { return offer() }
        wantsWord = false
        guard let word, word.hasPrefix(prefix), word != prefix else { return dismiss() }
        show(String(word.dropFirst(prefix.count)), whole: word, isNumber: false)
    }

    // MARK: - Showing

    private func show(_ text: String, whole: String, isNumber: Bool) {
        guard let editor, let view = editor.view else { return }
        let new = InlinePrediction(text, whole: whole, isNumber: isNumber, of: editor)
        guard view.hasSpace(forPredictionOf: new.width) else { return dismiss() }
        let before = shown
        before?.view.removeFromSuperview()
        shown = new
        view.addSubview(new.view)
        view.predictionDidChange()
        if before?.whole != whole { UIAccessibility.post(notification: .announcement, argument: whole) }
    }

    package func dismiss() {
        revision += 1
        wantsWord = false
        guard let shown else { return }
        self.shown = nil
        shown.view.removeFromSuperview()
        editor?.view?.predictionDidChange()
    }

    /// Moves the prediction with the caret, and hides one that doesn't fit any more.
    package func layoutDidChange() {
        guard let shown, let editor, let view = editor.view else { return }
        guard view.hasSpace(forPredictionOf: shown.width) else { return dismiss() }
        let head = editor.text.head
        shown.place(
            at: view.caretFrame(at: head), baseline: view.caretBaseline, isRightToLeft: view.isRightToLeft(at: head))
    }

    /// Keeps the rest of the prediction if its beginning was typed, and hides it after other changes.
    func textDidChange(_ change: TextChange) {
        revision += 1
        guard let shown else { return wantsWord = false }
        guard let editor, change.range.isEmpty, editor.text.marked == nil, editor.text.selection.isEmpty,
            editor.text.head == change.inserted.upperBound
        else { return dismiss() }
        let typed = editor.text.substring(change.inserted)
        guard typed.count < shown.text.count, shown.text.hasPrefix(typed) else { return dismiss() }
        show(String(shown.text.dropFirst(typed.count)), whole: shown.whole, isNumber: shown.isNumber)
    }

    // MARK: - Using

    /// Inserts the prediction as a change of its own.
    private func take() {
        guard let editor, let view = editor.view, let shown else { return }
        dismiss()
        let head = editor.text.head
        editor.userChange(head..<head, to: view.fitting(shown.text), kind: .other)
    }

    /// Inserts the prediction for Tab and the arrow key that points to it, and hides it for Escape.
    ///
    /// - Returns: Whether there is a prediction and the key was one of these.
    package func use(_ key: UIKey) -> Bool {
        guard shown != nil, let editor, let view = editor.view,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        let isRightToLeft = view.isRightToLeft(at: editor.text.head)
        switch key.keyCode {
        case .keyboardTab: take()
        case .keyboardRightArrow where !isRightToLeft: take()
        case .keyboardLeftArrow where isRightToLeft: take()
        case .keyboardEscape: dismiss()
        default: return false
        }
        return true
    }

    /// Returns whether a point of the view is in the prediction.
    func contains(_ point: CGPoint) -> Bool { shown?.view.frame.contains(point) == true }

    /// Inserts the prediction if a point is in it, and returns whether it is.
    @discardableResult
    func take(at point: CGPoint) -> Bool {
        guard contains(point) else { return false }
        take()
        return true
    }
}

extension TextEditor {
    /// Shows a prediction after text was typed, if the traits ask for any.
    func offerPrediction() {
        guard let view, view.inlinePredictionType == .yes || view.mathExpressionCompletionType == .yes else { return }
        let offering = predictions ?? TextPredictions(self)
        predictions = offering
        offering.offer()
    }
}
