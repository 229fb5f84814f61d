// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// Inserts typed text, with typographic quotation marks and dashes in texts whose traits ask for them.
///
/// Only text from keys and input methods passes through it. Text that the application inserts stays as it is.
@MainActor
enum SmartTyping {
    /// The number of UTF-16 units before the caret that are examined.
    private static let reach = 256

    static func insert(_ typed: String, into input: any UIKeyInput) {
        guard typed.utf8.count == 1, !input.isSecureTextEntry, let text = input as? any UITextInput else {
            return input.insertText(typed)
        }
        switch typed {
        case "\"" where text.smartQuotesType == .yes, "'" where text.smartQuotesType == .yes:
            let marks = QuotationMarks(UserLocale.current.locale)
            input.insertText(marks.mark(for: typed, after: textBeforeSelection(of: text)))
        case "-" where text.smartDashesType == .yes:
            input.insertText(typed)
            replaceHyphens(in: text)
        default: input.insertText(typed)
        }
    }

    /// Replaces exactly two hyphens before the caret by an em dash.
    ///
    /// The change is separate from the insertion of the second hyphen, so that undoing it restores both.
    private static func replaceHyphens(in text: any UITextInput) {
        let before = textBeforeSelection(of: text)
        guard before.hasSuffix("--"), !before.dropLast(2).hasSuffix("-"), let end = text.selectedTextRange?.start,
            let start = text.position(from: end, offset: -2), let range = text.textRange(from: start, to: end),
            text.shouldChangeText(in: range, replacementText: "\u{2014}")
        else { return }
        (text as? UIResponder)?.undoManager?.closeEventGroup()
        text.replace(range, withText: "\u{2014}")
        (text as? any TextEditorClient)?.notifyUserChange()
    }

    private static func textBeforeSelection(of text: any UITextInput) -> String {
        // Typed text replaces text that is being composed.
        guard let end = text.markedTextRange?.start ?? text.selectedTextRange?.start else { return "" }
        let length = min(text.offset(from: text.beginningOfDocument, to: end), reach)
        guard length > 0, let start = text.position(from: end, offset: -length),
            let range = text.textRange(from: start, to: end)
        else { return "" }
        return text.text(in: range) ?? ""
    }
}

extension UIKeyInput {
    /// Inserts text from keys or an input method.
    func insertTypedText(_ text: String) {
        SmartTyping.insert(text, into: self)
    }
}

/// The quotation marks of a language.
private struct QuotationMarks {
    private static let apostrophe = "\u{2019}"
    private let opening: String
    private let closing: String
    private let innerOpening: String
    private let innerClosing: String

    init(_ locale: Locale) {
        opening = locale.quotationBeginDelimiter ?? "\u{201C}"
        closing = locale.quotationEndDelimiter ?? "\u{201D}"
        innerOpening = locale.alternateQuotationBeginDelimiter ?? "\u{2018}"
        innerClosing = locale.alternateQuotationEndDelimiter ?? Self.apostrophe
    }

    /// Returns the mark for a straight one that is typed after `text`.
    func mark(for straight: String, after text: String) -> String {
        let opens = text.last.map(Self.precedesOpeningMark) ?? true
        if straight == "\"" { return opens ? opening : closing }
        if opens { return innerOpening }
        // Within or after a word, it is an apostrophe unless a quotation is open.
        guard let start = text.range(of: innerOpening, options: .backwards) else { return Self.apostrophe }
        return text[start.upperBound...].contains(innerClosing) ? Self.apostrophe : innerClosing
    }

    private static func precedesOpeningMark(_ character: Character) -> Bool {
        if character.isWhitespace || "-\u{2013}\u{2014}/=".contains(character) { return true }
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: return true
        default: return false
        }
    }
}
