// SPDX-License-Identifier: MIT
internal import Foundation

/// A text with a selection and what an input method is composing in it; offsets count UTF-16 units.
struct EditedText {
    /// Text that is not committed yet.
    struct Composition: Equatable {
        var range: Range<Int>
        /// What it took the place of.
        let original: String
    }

    private(set) var string = ""
    private(set) var length = 0
    /// Where the selection began; the other end moves.
    private(set) var anchor = 0
    private(set) var head = 0
    private(set) var composition: Composition?

    init(_ string: String = "") {
        self.string = string
        length = string.utf16.count
        (anchor, head) = (length, length)
    }

    var boundaries: TextBoundaries { TextBoundaries(string, length: length) }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// `range` within the text, and not through the middle of a surrogate pair.
    func usable(_ range: Range<Int>) -> Range<Int> {
        let boundaries = boundaries
        let start = boundaries.scalar(at: min(max(range.lowerBound, 0), length))
        let end = min(max(range.upperBound, 0), length)
        let floor = boundaries.scalar(at: end)
        return start..<max(start, floor == end ? end : boundaries.index(floor: floor, string))
    }

    func substring(_ range: Range<Int>) -> String {
        let range = usable(range)
        let boundaries = boundaries
        return String(string[boundaries.index(range.lowerBound)..<boundaries.index(range.upperBound)])
    }

    mutating func select(anchor: Int, head: Int) {
        let boundaries = boundaries
        self.anchor = boundaries.scalar(at: anchor)
        self.head = boundaries.scalar(at: head)
    }

    /// Puts `text` in the place of `range` and the caret behind it; what was composed counts as committed.
    ///
    /// - Returns: the range that was replaced, and what was there.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> (range: Range<Int>, removed: String) {
        let range = usable(range)
        let boundaries = boundaries
        let (start, end) = (boundaries.index(range.lowerBound), boundaries.index(range.upperBound))
        let removed = String(string[start..<end])
        string.replaceSubrange(start..<end, with: text)
        length += text.utf16.count - range.count
        composition = nil
        (anchor, head) = (range.lowerBound + text.utf16.count, range.lowerBound + text.utf16.count)
        return (range, removed)
    }

    // MARK: - Composition

    /// Puts composed text in the place of what was composed before, or of the selection; `selection` counts from its
    /// beginning.
    mutating func compose(_ text: String, selection: Range<Int>) {
        let present = composition
        let (range, removed) = replace(present?.range ?? self.selection, with: text)
        let count = text.utf16.count
        let original = present?.original ?? removed
        composition =
            count > 0 ? Composition(range: range.lowerBound..<range.lowerBound + count, original: original) : nil
        let inside = selection.clamped(to: 0..<count)
        select(anchor: range.lowerBound + inside.lowerBound, head: range.lowerBound + inside.upperBound)
    }

    mutating func endComposition() { composition = nil }
}

extension TextBoundaries {
    /// The end of the scalar that begins at `floor`.
    fileprivate func index(floor: Int, _ string: String) -> Int {
        offset(string.unicodeScalars.index(after: index(floor)))
    }
}
