// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
package import TextEditing
internal import TextLayout

/// The methods that all changes of the text pass through.
extension TextEditor {
    // MARK: - Programmatic changes

    package func setText(_ new: String) {
        guard let view, !new.utf8.elementsEqual(text.string.utf8) || text.marked != nil else { return }
        view.inputDelegate?.textWillChange(view)
        buffer = EditBuffer((keepsStyles ? styles as? any SharedTextStyles : nil)?.sharedText ?? TextBuffer(new))
        view.undoManager?.removeAllActions(withTarget: view)
        alternatives = []
        view.textDidChange(nil)
        predictions?.dismiss()
        AccessibilityWatch.mark(view, .wholeText)
        spelling?.textDidChange(nil)
        view.inputDelegate?.textDidChange(view)
        view.notifySelectionChange()
    }

    package func substitute(_ range: Range<Int>, with new: String) {
        change(range, to: new, kind: .other)
    }

    /// Replaces a range by text with attributes beyond those of the view.
    package func substitute(_ range: Range<Int>, with new: NSAttributedString) {
        let range = text.clamped(range)
        substitute(range, with: new.string)
        setAttributes(of: new, in: range.lowerBound..<range.lowerBound + new.length)
    }

    /// Replaces a range, and gives the new text the attributes of its first character; undone separately.
    ///
    /// The delegate is neither asked nor notified.
    package func replaceUndoably(_ range: Range<Int>, with new: String) {
        replaceUndoably([range], in: range, with: new)
    }

    /// Replaces ranges, which are sorted, by the same text, in one change of `part`, which has all of them.
    package func replaceUndoably(_ ranges: [Range<Int>], in part: Range<Int>, with new: String) {
        let (ranges, part) = removePlaceholders(in: text.clamped(part), keeping: ranges)
        var (result, end) = ("", part.lowerBound)
        for range in ranges where range.lowerBound >= end && range.upperBound <= part.upperBound {
            result += text.substring(end..<range.lowerBound)
            result += new
            end = range.upperBound
        }
        result += text.substring(end..<part.upperBound)
        change(part, to: result, kind: .other, styles: styles(of: ranges, in: part, replacedBy: new))
    }

    // MARK: - User changes

    /// Inserts text with attributes beyond those of the view.
    package func enter(_ new: NSAttributedString) {
        let before = text.length
        let start = text.marked?.range.lowerBound ?? text.selection.lowerBound
        let removed = text.marked?.range.count ?? text.selection.count
        enter(new.string)
        // The view may not hold all of it, and the delegate may have refused it.
        guard text.length == before - removed + new.length else { return }
        setAttributes(of: new, in: start..<start + new.length)
    }

    /// Inserts typed text, or text that an input method commits.
    package func enter(_ new: String) {
        guard let view, view.acceptsEdits else { return }
        let range = view.clearsOnInsertion ? 0..<text.length : text.marked?.range ?? text.selection
        view.clearsOnInsertion = false
        userChange(range, to: view.fitting(new), kind: .typing)
        offerPrediction()
    }

    /// Asks the delegate, makes the change, and notifies, in that order.
    package func userChange(_ range: Range<Int>, to new: String, kind: EditKind) {
        let range = text.clamped(range)
        guard let view, !(range.isEmpty && new.isEmpty), view.acceptsEdits, view.mayChange(range, to: new) else {
            return
        }
        change(range, to: new, kind: kind)
        view.notifyUserChange()
    }

    package func deleteSelection() {
        userChange(rangeWithSpace(text.selection), to: "", kind: .other)
    }

    package func delete(_ step: TextStep, backward: Bool) {
        guard let view, view.acceptsEdits else { return }
        if let marked = text.marked { return userChange(marked.range, to: "", kind: .other) }
        guard text.selection.isEmpty else { return deleteSelection() }
        let head = text.head
        let other = offset(from: head, by: step, forward: !backward)
        userChange(
            min(other, head)..<max(other, head), to: "", kind: step == .character ? .deleting : .other)
    }

    // MARK: - Applying changes

    private func change(_ range: Range<Int>, to new: String, kind: EditKind, styles: NSAttributedString? = nil) {
        // A composition elsewhere is committed as a change of its own.
        if let marked = text.marked, marked.range != text.clamped(range) { commitComposition() }
        guard let view else { return }
        view.inputDelegate?.selectionWillChange(view)
        view.inputDelegate?.textWillChange(view)
        closeUndoGroupIfInterrupted()
        let range = removePlaceholders(in: text.clamped(range))
        let edit = buffer.replace(range, with: new, kind: kind, at: CACurrentMediaTime())
        registerUndo(of: edit)
        show(edit.change)
        if let styles { setAttributes(of: styles, in: edit.change.inserted) }
        view.inputDelegate?.textDidChange(view)
        view.inputDelegate?.selectionDidChange(view)
        view.notifySelectionChange()
    }

    /// Displays the text after a change.
    package func show(_ change: TextChange) {
        styleText(of: change)
        alternativesDidChange(change)
        view?.textDidChange(change)
        predictions?.textDidChange(change)
        spelling?.textDidChange(change)
        markAccessibility(change)
    }

    // MARK: - Marked text

    package func compose(_ new: String, _ selectedRange: NSRange, styles: NSAttributedString? = nil) {
        guard let view, view.acceptsEdits else { return }
        let new = view.fitting(new)
        markedStyles = styles
        let start = min(max(selectedRange.location, 0), new.utf16.count)
        let end = min(max(selectedRange.length, 0), new.utf16.count - start) + start
        guard text.marked != nil || !new.isEmpty else { return }
        if text.marked == nil { removePlaceholders(in: text.selection) }
        view.inputDelegate?.textWillChange(view)
        closeUndoGroupIfInterrupted()
        guard let edit = buffer.setMarkedText(new, selection: start..<end, at: CACurrentMediaTime())
        else { return }
        registerUndo(of: edit)
        show(edit.change)
        view.inputDelegate?.textDidChange(view)
        view.notifySelectionChange()
    }

    package func commitComposition() {
        guard text.marked != nil else { return }
        closeUndoGroupIfInterrupted()
        guard let edit = buffer.unmarkText(at: CACurrentMediaTime()) else { return }
        registerUndo(of: edit)
        view?.textDidChange(edit.change)
        predictions?.dismiss()
        markAccessibility(edit.change)
        spelling?.textDidChange(edit.change)
    }
}
