// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// Spaces around words that are cut or pasted, in texts whose `smartInsertDeleteType` is `yes`.
extension TextEditor {
    private var adaptsSpaces: Bool { view?.smartInsertDeleteType == .yes && view?.isSecureTextEntry == false }

    /// Extends a range of whole words by a space that would remain beside another space, or before punctuation.
    func rangeWithSpace(_ range: Range<Int>) -> Range<Int> {
        guard adaptsSpaces, !range.isEmpty else { return range }
        let (before, after) = (character(before: range.lowerBound), character(after: range.upperBound))
        guard character(after: range.lowerBound)?.isInWord == true, before?.isInWord != true,
            character(before: range.upperBound)?.isInWord == true, after?.isInWord != true
        else { return range }
        let isBeforeGap = after.map { $0.isWhitespace || ".,;:!?)]}\u{2026}".contains($0) } ?? true
        if before == " ", isBeforeGap { return range.lowerBound - 1..<range.upperBound }
        if before.map(\.isNewline) ?? true, after == " " { return range.lowerBound..<range.upperBound + 1 }
        return range
    }

    /// Adds spaces to pasted words that would continue a word before or after `range`.
    ///
    /// Within a word, text is pasted as it is.
    func textWithSpaces(_ new: String, replacing range: Range<Int>) -> String {
        guard adaptsSpaces, let first = new.first, let last = new.last else { return new }
        let isAfterWord = character(before: range.lowerBound)?.isInWord == true
        let isBeforeWord = character(after: range.upperBound)?.isInWord == true
        guard isAfterWord != isBeforeWord else { return new }
        if isAfterWord, first.isInWord { return " " + new }
        if isBeforeWord, last.isInWord { return new + " " }
        return new
    }

    private func character(before offset: Int) -> Character? {
        text.substring(max(offset - Self.reach, 0)..<offset).last
    }

    private func character(after offset: Int) -> Character? {
        text.substring(offset..<min(offset + Self.reach, text.length)).first
    }

    /// The number of UTF-16 units in which a character beside the range is sought.
    private static let reach = 32
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber }
}
