// SPDX-License-Identifier: MIT
public import Foundation

/// The text that an input view's controller edits: that of the first responder.
///
/// While the first responder doesn't take text, there is no text, and changes have no effect. The traits are those of
/// the first responder.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection, from the beginning of its paragraph, and at most 1,000 UTF-16 units; `nil` if
    /// there is none or it is secure.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection, up to the end of its paragraph, and at most 1,000 UTF-16 units; `nil` if there is
    /// none or it is secure.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` if nothing is selected or the text is secure.
    var selectedText: String? { get }
    /// The language in which the text is entered; `nil` if it isn't known.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the text, which changes whenever another responder's text is edited.
    var documentIdentifier: UUID { get }
    /// Moves the caret by a number of characters, backward if it is negative, but not beyond the ends of the text.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces the marked text or, without any, the selection by text that is being composed.
    ///
    /// `selectedRange` is in UTF-16 units of `markedText`, to which it is clamped.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
}

/// The proxy of a controller, which finds the first responder each time that it is used.
@MainActor
final class TextDocumentProxy: UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private weak var identifiedResponder: UIResponder?
    private var identifier = UUID()
    /// The number of UTF-16 units of context on each side.
    private static let reach = 1000

    init(of controller: UIInputViewController) {
        self.controller = controller
    }

    private var keyInput: (any UIKeyInput)? { controller?.editedResponder as? any UIKeyInput }
    private var text: (any UITextInput)? { controller?.editedResponder as? any UITextInput }
    private var readableText: (any UITextInput)? { text.flatMap { $0.isSecureTextEntry ? nil : $0 } }

    // MARK: - UIKeyInput

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { keyInput?.insertText(text) }

    func deleteBackward() { keyInput?.deleteBackward() }

    // MARK: - Context

    var documentContextBeforeInput: String? {
        guard let text = readableText, let selection = text.selectedTextRange else { return nil }
        let available = text.offset(from: text.beginningOfDocument, to: selection.start)
        let part = string(from: selection.start, by: -min(available, Self.reach), in: text)
        let line = part.lastIndex(where: \.isNewline).map { String(part[part.index(after: $0)...]) } ?? part
        return line.isEmpty ? nil : line
    }

    var documentContextAfterInput: String? {
        guard let text = readableText, let selection = text.selectedTextRange else { return nil }
        let available = text.offset(from: selection.end, to: text.endOfDocument)
        let part = string(from: selection.end, by: min(available, Self.reach), in: text)
        let line = part.firstIndex(where: \.isNewline).map { String(part[..<$0]) } ?? part
        return line.isEmpty ? nil : line
    }

    private func string(from start: UITextPosition, by offset: Int, in text: any UITextInput) -> String {
        guard offset != 0, let end = text.position(from: start, offset: offset),
            let range = offset < 0 ? text.textRange(from: end, to: start) : text.textRange(from: start, to: end)
        else { return "" }
        return text.text(in: range) ?? ""
    }

    var selectedText: String? {
        guard let text = readableText, let range = text.selectedTextRange, !range.isEmpty else { return nil }
        return text.text(in: range)
    }

    var documentInputMode: UITextInputMode? { controller?.editedResponder?.textInputMode }

    var documentIdentifier: UUID {
        let responder = controller?.editedResponder
        if responder !== identifiedResponder {
            identifiedResponder = responder
            identifier = UUID()
        }
        return identifier
    }

    // MARK: - Changes

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let selection = text.selectedTextRange else { return }
        let direction = UITextDirection.storage(offset < 0 ? .backward : .forward)
        var position = offset < 0 ? selection.start : selection.end
        for _ in 0..<offset.magnitude {
            guard let next = text.tokenizer.position(from: position, toBoundary: .character, inDirection: direction),
                text.compare(next, to: position) != .orderedSame
            else { break }
            position = next
        }
        guard let range = text.textRange(from: position, to: position) else { return }
        text.selectedTextRange = range
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        guard let text else { return }
        text.setMarkedText(markedText, selectedRange: selectedRange)
        (text as? any TextEditorClient)?.notifyUserChange()
    }

    func unmarkText() { text?.unmarkText() }

    // MARK: - Traits

    private var traits: (any UITextInputTraits)? { controller?.editedResponder as? any UITextInputTraits }

    var autocapitalizationType: UITextAutocapitalizationType { traits?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { traits?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { traits?.spellCheckingType ?? .default }
    var smartQuotesType: UITextSmartQuotesType { traits?.smartQuotesType ?? .default }
    var smartDashesType: UITextSmartDashesType { traits?.smartDashesType ?? .default }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { traits?.smartInsertDeleteType ?? .default }
    var inlinePredictionType: UITextInlinePredictionType { traits?.inlinePredictionType ?? .default }
    var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        traits?.mathExpressionCompletionType ?? .default
    }
    var keyboardType: UIKeyboardType { traits?.keyboardType ?? .default }
    var returnKeyType: UIReturnKeyType { traits?.returnKeyType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { traits?.keyboardAppearance ?? .default }
    var enablesReturnKeyAutomatically: Bool { traits?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { traits?.isSecureTextEntry ?? false }
    var textContentType: UITextContentType? { traits?.textContentType }
    var passwordRules: UITextInputPasswordRules? { traits?.passwordRules }
}
