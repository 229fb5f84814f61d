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

    package private(set) var string = ""
    package private(set) var length = 0
    /// The fixed end of the selection.
    package private(set) var anchor = 0
    /// The moving end of the selection; the caret if the selection is empty.
    package private(set) var head = 0
    package private(set) var marked: Marked?

    package init(_ string: String = "") {
        self.string = string
        length = string.utf16.count
        (anchor, head) = (length, length)
    }

    package var boundaries: TextBoundaries { TextBoundaries(string, length: length) }
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Returns `range` clamped to the text and extended to whole Unicode scalars.
    ///
    /// An empty range stays empty.
    package func clamped(_ range: Range<Int>) -> Range<Int> {
        let boundaries = boundaries
        let start = boundaries.scalar(at: range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        let end = min(max(range.upperBound, 0), length)
        let floor = boundaries.scalar(at: end)
        return start..<max(start, floor == end ? end : boundaries.scalarEnd(at: floor))
    }

    package func substring(_ range: Range<Int>) -> String {
        let range = clamped(range)
        let boundaries = boundaries
        return String(string[boundaries.index(range.lowerBound)..<boundaries.index(range.upperBound)])
    }

    package mutating func select(anchor: Int, head: Int) {
        let boundaries = boundaries
        self.anchor = boundaries.scalar(at: anchor)
        self.head = boundaries.scalar(at: head)
    }

    /// Replaces `range` with `text`, moves the caret to its end, and unmarks marked text.
    ///
    /// - Returns: The clamped range, and the text that was replaced.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with text: String) -> (range: Range<Int>, removed: String) {
        let range = clamped(range)
        let boundaries = boundaries
        let (start, end) = (boundaries.index(range.lowerBound), boundaries.index(range.upperBound))
        let removed = String(string[start..<end])
        string.replaceSubrange(start..<end, with: text)
        length += text.utf16.count - range.count
        marked = nil
        (anchor, head) = (range.lowerBound + text.utf16.count, range.lowerBound + text.utf16.count)
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

extension TextBoundaries {
    /// Returns the end of the scalar that begins at `start`.
    fileprivate func scalarEnd(at start: Int) -> Int {
        offset(string.unicodeScalars.index(after: index(start)))
    }
}
