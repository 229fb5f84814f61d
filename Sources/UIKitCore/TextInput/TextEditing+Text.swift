// SPDX-License-Identifier: MIT
internal import Foundation

/// Every change of the text passes here.
extension TextEditing {
    // MARK: - By the program

    func setText(_ text: String) {
        guard text != edited.string || edited.composition != nil else { return }
        inputDelegate?.textWillChange(self)
        edited = EditedText(text)
        history.removeAll()
        undoManager?.removeAllActions(withTarget: self)
        textDidChange(nil)
        inputDelegate?.textDidChange(self)
        tellSelectionDidChange()
    }

    func substitute(_ range: Range<Int>, with text: String) {
        change(range, to: text, kind: .other)
    }

    // MARK: - By the user

    /// What was typed, or what an input method commits.
    func enter(_ text: String) {
        guard isOpenToChanges else { return }
        let range =
            clearsOnInsertion ? 0..<edited.length : edited.composition?.range ?? edited.selection
        clearsOnInsertion = false
        userChange(range, to: fitting(text), kind: .typing)
    }

    /// Asks, changes and tells, in that order.
    func userChange(_ range: Range<Int>, to text: String, kind: EditHistory.Kind) {
        let range = edited.usable(range)
        guard !(range.isEmpty && text.isEmpty), isOpenToChanges, mayChange(range, to: text) else { return }
        change(edited.usable(range), to: text, kind: kind)
        userDidChangeText()
    }

    func deleteSelection() {
        userChange(edited.selection, to: "", kind: .other)
    }

    func delete(_ step: TextStep, backward: Bool) {
        guard isOpenToChanges else { return }
        if let composition = edited.composition { return userChange(composition.range, to: "", kind: .other) }
        guard edited.selection.isEmpty else { return deleteSelection() }
        let other = boundary(from: edited.head, step, forward: !backward)
        userChange(
            min(other, edited.head)..<max(other, edited.head), to: "", kind: step == .character ? .deleting : .other)
    }

    // MARK: - The change itself

    private func change(_ range: Range<Int>, to text: String, kind: EditHistory.Kind) {
        inputDelegate?.textWillChange(self)
        let (anchor, head) = (edited.anchor, edited.head)
        let composition = edited.composition
        let done = edited.replace(range, with: text)
        // What was composed never was part of the text that can be undone.
        let removed = composition?.range == done.range ? composition?.original ?? "" : done.removed
        remember(
            EditHistory.Edit(
                start: done.range.lowerBound, removed: removed, inserted: text, kind: kind, anchor: anchor, head: head))
        show(TextChange(range: done.range, count: text.utf16.count))
        inputDelegate?.textDidChange(self)
        tellSelectionDidChange()
    }

    /// Shows the text as it is now.
    func show(_ change: TextChange) {
        styleText(of: change)
        textDidChange(change)
    }

    // MARK: - Composition

    func compose(_ text: String, _ selectedRange: NSRange) {
        guard isOpenToChanges else { return }
        let text = fitting(text)
        let start = min(max(selectedRange.location, 0), text.utf16.count)
        let end = min(max(selectedRange.length, 0), text.utf16.count - start) + start
        let before = edited.composition
        guard before != nil || !text.isEmpty else { return }
        inputDelegate?.textWillChange(self)
        let change = TextChange(range: before?.range ?? edited.selection, count: text.utf16.count)
        edited.compose(text, selection: start..<end)
        if edited.composition == nil, let before, !before.original.isEmpty {
            // Nothing came of what took the place of a selection.
            remember(
                EditHistory.Edit(
                    start: before.range.lowerBound, removed: before.original, inserted: "", kind: .other,
                    anchor: before.range.lowerBound, head: before.range.lowerBound + before.original.utf16.count))
        }
        show(change)
        inputDelegate?.textDidChange(self)
        tellSelectionDidChange()
    }

    func commitComposition() {
        guard let composition = edited.composition else { return }
        remember(
            EditHistory.Edit(
                start: composition.range.lowerBound, removed: composition.original,
                inserted: edited.substring(composition.range), kind: .typing, anchor: composition.range.lowerBound,
                head: composition.range.lowerBound + composition.original.utf16.count))
        edited.endComposition()
        textDidChange(TextChange(range: composition.range, count: composition.range.count))
    }
}
