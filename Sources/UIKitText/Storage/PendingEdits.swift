// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The changes of a storage that have not been processed yet, combined into one.
struct PendingEdits {
    private(set) var mask: NSTextStorage.EditActions = []
    /// The changed range after the changes; `nil` without changes.
    private(set) var range: Range<Int>?
    private(set) var change = 0

    /// The replacement that the changes amount to; `nil` if no characters have changed.
    var replacement: TextChange? {
        guard mask.contains(.editedCharacters), let range else { return nil }
        let end = max(range.upperBound - change, range.lowerBound)
        return TextChange(range: range.lowerBound..<end, count: range.count)
    }

    /// Adds a change; `range` is the part that was replaced, before the change.
    mutating func add(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        let start = max(range.location, 0)
        let oldEnd = start + max(range.length, 0)
        let newEnd = max(oldEnd + delta, start)
        self.mask.formUnion(mask)
        change += delta
        guard let known = self.range else { return self.range = start..<newEnd }
        // The end of what was known moves with this change.
        let end = known.upperBound >= oldEnd ? known.upperBound + delta : newEnd
        self.range = min(known.lowerBound, start)..<max(end, newEnd, min(known.lowerBound, start))
    }
}
