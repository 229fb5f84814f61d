// SPDX-License-Identifier: MIT

/// A text with a selection and the marked text of an input method.
///
/// Offsets are in UTF-16 units. Ranges and offsets may originate outside the process, so they are clamped to the text
/// and moved out of surrogate pairs.
package struct EditedText {
    /// The text that an input method is composing.
    package struct Marked: Equatable {
        package var range: Range<Int>
        /// The text that it replaced.
        package let original: String
    }

    package private(set) var content: TextBuffer
    /// The fixed end of the selection.
    package private(set) var anchor = 0
    /// The moving end of the selection; the caret if the selection is empty.
    package private(set) var head = 0
    package private(set) var marked: Marked?
    private let breaking: any TextBreaking

    package init(_ string: String, breaking: any TextBreaking) {
        self.init(TextBuffer(string), breaking: breaking)
    }

    /// Creates a text, which is shared until either is changed.
    package init(_ content: TextBuffer, breaking: any TextBreaking) {
        self.content = content
        self.breaking = breaking
        (anchor, head) = (length, length)
    }

    /// The whole text, assembled when it is first read after a change.
    package var string: String { content.string }
    package var length: Int { content.length }
    package var boundaries: TextBoundaries { TextBoundaries(content, breaking: breaking) }
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Returns `range` clamped to the text and extended to whole Unicode scalars.
    ///
    /// An empty range stays empty.
    package func clamped(_ range: Range<Int>) -> Range<Int> { content.clamped(range) }

    package func substring(_ range: Range<Int>) -> String { content.substring(range) }

    /// Returns a part of the text in pieces, which share the text's memory.
    package func parts(of range: Range<Int>) -> [Substring] { content.parts(of: range) }

    package mutating func select(anchor: Int, head: Int) {
        self.anchor = content.scalarStart(at: anchor)
        self.head = content.scalarStart(at: head)
    }

    /// Replaces `range` with `text`, moves the caret to its end, and unmarks marked text.
    ///
    /// - Returns: The clamped range, and the text that was replaced.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with text: String) -> (range: Range<Int>, removed: String) {
        let range = clamped(range)
        let removed = content.substring(range)
        content.replace(range, with: text)
        marked = nil
        anchor = range.lowerBound + text.utf16.count
        head = anchor
        return (range, removed)
    }

    // MARK: - Marked text

    /// Replaces the marked text or, without any, the selection.
    ///
    /// `selection` is relative to the start of `text`.
    package mutating func setMarkedText(_ text: String, selection: Range<Int>) {
        let present = marked
        let (range, removed) = replace(present?.range ?? self.selection, with: text)
        let count = text.utf16.count
        let original = present?.original ?? removed
        marked = count > 0 ? Marked(range: range.lowerBound..<range.lowerBound + count, original: original) : nil
        let inside = selection.clamped(to: 0..<count)
        select(anchor: range.lowerBound + inside.lowerBound, head: range.lowerBound + inside.upperBound)
    }

    package mutating func unmarkText() { marked = nil }
}
