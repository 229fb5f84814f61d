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
        /// The time of the change, or of the latest one of its group, in seconds.
        var time: Double
        /// The lengths of both texts in UTF-16 units.
        private(set) var removedCount: Int
        private(set) var insertedCount: Int

        init(
            start: Int, removed: String, inserted: String, kind: EditKind, anchor: Int, head: Int, time: Double
        ) {
            self.start = start
            self.removed = removed
            self.inserted = inserted
            self.kind = kind
            self.anchor = anchor
            self.head = head
            self.time = time
            removedCount = removed.utf16.count
            insertedCount = inserted.utf16.count
        }

        var range: Range<Int> { start..<start + insertedCount }
        var original: Range<Int> { start..<start + removedCount }
    }

    private(set) var done: [Edit] = []
    private(set) var undone: [Edit] = []
    /// Whether the next change begins another group, because the caret has been moved.
    private var isClosed = true

    /// The maximum number of groups kept.
    ///
    /// The oldest are dropped.
    static let limit = 1000

    /// The time without a change after which the next one begins another group, in seconds.
    static let pause = 2.0

    /// Records a change.
    ///
    /// - Returns: Whether it begins a group instead of joining the previous one.
    mutating func add(_ edit: Edit) -> Bool {
        // Canonically equivalent strings compare equal, but may differ in length.
        guard !edit.removed.utf8.elementsEqual(edit.inserted.utf8) else { return false }
        undone.removeAll()
        defer { isClosed = edit.kind == .other }
        if !isClosed, !done.isEmpty, done[done.count - 1].merge(edit) { return false }
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
}

extension EditHistory.Edit {
    /// Appends a change to the group, at the cost of the change.
    ///
    /// - Returns: Whether they belong together.
    fileprivate mutating func merge(_ next: Self) -> Bool {
        // A clock that was set back is no pause.
        guard kind == next.kind, next.time - time < EditHistory.pause else { return false }
        switch kind {
        case .typing:
            let continues = next.removed.isEmpty && next.start == range.upperBound
            let beginsWord =
                inserted.unicodeScalars.last?.properties.isWhitespace == true
                && next.inserted.unicodeScalars.first?.properties.isWhitespace == false
            guard continues, !beginsWord else { return false }
            inserted += next.inserted
            insertedCount += next.insertedCount
        case .deleting:
            guard inserted.isEmpty, next.inserted.isEmpty else { return false }
            if next.original.upperBound == start {
                start = next.start
                removed.unicodeScalars.insert(contentsOf: next.removed.unicodeScalars, at: removed.startIndex)
            } else if next.start == start {
                removed += next.removed
            } else {
                return false
            }
            removedCount += next.removedCount
        case .other:
            return false
        }
        time = next.time
        return true
    }
}
