// SPDX-License-Identifier: MIT

/// The way in which consecutive changes are grouped for undo.
package enum EditKind {
    /// Typed characters, grouped by word.
    case typing
    /// Characters deleted one by one, grouped while they are adjacent.
    case deleting
    /// A change that is undone separately.
    case other
}

/// A text being edited: its content, selection, and marked text, and the changes that can be undone.
///
/// Marked text is not part of the history until it is unmarked.
///
/// Changes are passed their time, in seconds of any clock: a pause of two seconds ends an undo group.
package struct EditBuffer {
    /// A change made to the text.
    package struct Edit: Equatable {
        package var change: TextChange
        /// Whether the change is undone separately from the previous one.
        package var startsUndoGroup: Bool
    }

    package private(set) var text: EditedText
    private var history = EditHistory()
    /// The characters that reserve space in the text, which the history doesn't know.
    package private(set) var placeholders = Placeholders()

    package init(_ string: String, breaking: any TextBreaking) {
        self.init(TextBuffer(string), breaking: breaking)
    }

    /// Creates a buffer with a text, which is shared until either is changed.
    package init(_ content: TextBuffer, breaking: any TextBreaking) {
        text = EditedText(content, breaking: breaking)
    }

    package var canUndo: Bool { !history.done.isEmpty }
    package var canRedo: Bool { !history.undone.isEmpty }

    /// Ends the undo group, so that the next change begins another one.
    package mutating func closeUndoGroup() { history.close() }

    /// Sets the selection.
    ///
    /// A change of the selection ends the undo group.
    ///
    /// - Returns: Whether the selection has changed.
    package mutating func select(anchor: Int, head: Int) -> Bool {
        let before = (text.anchor, text.head)
        text.select(anchor: anchor, head: head)
        guard before != (text.anchor, text.head) else { return false }
        history.close()
        return true
    }

    // MARK: - Changes

    /// Replaces `range` with `new` and moves the caret to its end.
    ///
    /// Marked text is replaced if it is exactly `range`, and is committed first otherwise. Placeholders in `range` are
    /// removed before, because the history would restore their characters.
    package mutating func replace(
        _ range: Range<Int>, with new: String, kind: EditKind, at time: Double = 0
    ) -> Edit {
        var (anchor, head) = (text.anchor, text.head)
        var original: String?
        var startsGroup = false
        if let marked = text.marked {
            if text.clamped(range) == marked.range {
                original = marked.original
                anchor = marked.range.lowerBound
                head = anchor + marked.original.utf16.count
            } else {
                startsGroup = unmarkText(at: time)?.startsUndoGroup ?? false
            }
        }
        let done = text.replace(range, with: new)
        let isRecorded = history.add(
            EditHistory.Edit(
                start: placeholders.outer(done.range.lowerBound), removed: original ?? done.removed, inserted: new,
                kind: kind, anchor: placeholders.outer(anchor), head: placeholders.outer(head), time: time))
        let change = TextChange(range: done.range, count: new.utf16.count)
        placeholders.apply(change)
        return Edit(change: change, startsUndoGroup: isRecorded || startsGroup)
    }

    /// Takes over a change that was made elsewhere.
    ///
    /// The selection stays at its characters. The history, whose positions are no longer valid, is dropped.
    package mutating func adopt(_ change: TextChange, inserted: String) {
        let (anchor, head) = (change.moved(text.anchor), change.moved(text.head))
        text.replace(change.range, with: inserted)
        text.select(anchor: anchor, head: head)
        placeholders.apply(change)
        history = EditHistory()
    }

    // MARK: - Placeholders

    /// Inserts a character that reserves space; the selection stays before it.
    ///
    /// The change isn't recorded, and the recorded ones can be undone once all placeholders are removed.
    ///
    /// - Parameters:
    ///   - id: An identifier that no placeholder has had before.
    ///   - offset: The position in UTF-16 units, which is clamped to the text.
    /// - Returns: The change.
    package mutating func insertPlaceholder(_ id: Int, at offset: Int) -> TextChange {
        let offset = text.clamped(offset..<offset).lowerBound
        let change = TextChange(range: offset..<offset, count: 1)
        replaceSilently(change, with: Placeholders.character)
        placeholders.insert(id, at: offset)
        return change
    }

    /// Removes a placeholder; `nil` if the text no longer has it.
    package mutating func removePlaceholder(_ id: Int) -> TextChange? {
        guard let offset = placeholders.offset(of: id), text.marked == nil else { return nil }
        let change = TextChange(range: offset..<offset + 1, count: 0)
        replaceSilently(change, with: "")
        return change
    }

    private mutating func replaceSilently(_ change: TextChange, with new: String) {
        let (anchor, head) = (change.moved(text.anchor), change.moved(text.head))
        text.replace(change.range, with: new)
        text.select(anchor: anchor, head: head)
        placeholders.apply(change)
    }

    // MARK: - Marked text

    /// Replaces the marked text or, without any, the selection.
    ///
    /// `selection` is relative to the start of `new`.
    ///
    /// - Returns: The change; `nil` if there is neither marked nor new text.
    package mutating func setMarkedText(_ new: String, selection: Range<Int>, at time: Double = 0) -> Edit? {
        let before = text.marked
        guard before != nil || !new.isEmpty else { return nil }
        let change = TextChange(range: before?.range ?? text.selection, count: new.utf16.count)
        text.setMarkedText(new, selection: selection)
        placeholders.apply(change)
        var startsGroup = false
        if text.marked == nil, let before, !before.original.isEmpty {
            // The composition was cancelled, and the text that it replaced is deleted.
            let start = placeholders.outer(before.range.lowerBound)
            startsGroup = history.add(
                EditHistory.Edit(
                    start: start, removed: before.original, inserted: "", kind: .other, anchor: start,
                    head: start + before.original.utf16.count, time: time))
        }
        return Edit(change: change, startsUndoGroup: startsGroup)
    }

    /// Commits the marked text as it is.
    ///
    /// - Returns: A change that replaces the text by itself; `nil` if there is no marked text.
    package mutating func unmarkText(at time: Double = 0) -> Edit? {
        guard let marked = text.marked else { return nil }
        let start = placeholders.outer(marked.range.lowerBound)
        let startsGroup = history.add(
            EditHistory.Edit(
                start: start, removed: marked.original, inserted: text.substring(marked.range), kind: .typing,
                anchor: start, head: start + marked.original.utf16.count, time: time))
        text.unmarkText()
        return Edit(
            change: TextChange(range: marked.range, count: marked.range.count), startsUndoGroup: startsGroup)
    }

    /// Restores the text that the marked text replaced, without recording a change.
    package mutating func discardMarkedText() -> TextChange? {
        guard let marked = text.marked else { return nil }
        text.replace(marked.range, with: marked.original)
        let change = TextChange(range: marked.range, count: marked.original.utf16.count)
        placeholders.apply(change)
        return change
    }

    // MARK: - Undo

    /// Undoes the latest undo group and restores the selection; `nil` if there is none, or while there is marked text or
    /// a placeholder.
    package mutating func undo() -> TextChange? {
        guard text.marked == nil, placeholders.isEmpty, let edit = history.takeUndo() else { return nil }
        return restore(edit.range, edit.removed, anchor: edit.anchor, head: edit.head)
    }

    /// Redoes the change that was undone last; `nil` if there is none, or while there is marked text or a placeholder.
    package mutating func redo() -> TextChange? {
        guard text.marked == nil, placeholders.isEmpty, let edit = history.takeRedo() else { return nil }
        let end = edit.range.upperBound
        return restore(edit.original, edit.inserted, anchor: end, head: end)
    }

    private mutating func restore(_ range: Range<Int>, _ new: String, anchor: Int, head: Int) -> TextChange {
        let done = text.replace(range, with: new)
        text.select(anchor: anchor, head: head)
        return TextChange(range: done.range, count: new.utf16.count)
    }
}
