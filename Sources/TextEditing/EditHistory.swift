// SPDX-License-Identifier: MIT

/// The changes of a text that can be undone and redone.
struct EditHistory {
    struct Edit {
        /// The position of the change, in UTF-16 units.
        var start: Int
        var removed: String
        var inserted: String
        var kind: EditKind
        /// The fixed and the moving end of the selection before the change.
        var anchor: Int
        var head: Int

        var range: Range<Int> { start..<start + inserted.utf16.count }
        var original: Range<Int> { start..<start + removed.utf16.count }
    }

    private(set) var done: [Edit] = []
    private(set) var undone: [Edit] = []
    /// Whether the next change begins another group, because the caret has been moved.
    private var isClosed = true

    /// The maximum number of groups kept.
    ///
    /// The oldest are dropped.
    static let limit = 1000

    /// Records a change.
    ///
    /// - Returns: Whether it begins a group instead of joining the previous one.
    mutating func add(_ edit: Edit) -> Bool {
        // Canonically equivalent strings compare equal, but may differ in length.
        guard !edit.removed.utf16.elementsEqual(edit.inserted.utf16) else { return false }
        undone.removeAll()
        defer { isClosed = edit.kind == .other }
        if !isClosed, let last = done.last, let merged = Self.merge(last, edit) {
            done[done.count - 1] = merged
            return false
        }
        done.append(edit)
        if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
        return true
    }

    mutating func close() { isClosed = true }

    mutating func takeUndo() -> Edit? {
        guard let edit = done.popLast() else { return nil }
        undone.append(edit)
        isClosed = true
        return edit
    }

    mutating func takeRedo() -> Edit? {
        guard let edit = undone.popLast() else { return nil }
        done.append(edit)
        isClosed = true
        return edit
    }

    private static func merge(_ last: Edit, _ next: Edit) -> Edit? {
        guard last.kind == next.kind else { return nil }
        var merged = last
        switch next.kind {
        case .typing:
            let continues = next.removed.isEmpty && next.start == last.range.upperBound
            let beginsWord = last.inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false
            guard continues, !beginsWord else { return nil }
            merged.inserted += next.inserted
        case .deleting:
            guard last.inserted.isEmpty, next.inserted.isEmpty else { return nil }
            if next.original.upperBound == last.start {
                merged.start = next.start
                merged.removed = next.removed + last.removed
            } else if next.start == last.start {
                merged.removed += next.removed
            } else {
                return nil
            }
        case .other:
            return nil
        }
        return merged
    }
}
