// SPDX-License-Identifier: MIT
internal import Foundation

/// Every change of the text passes here.
extension UITextField {
    // MARK: - By the program

    func setText(_ text: String) {
        guard text != edited.string || edited.composition != nil else { return }
        inputDelegate?.textWillChange(self)
        edited = EditedText(text)
        history.removeAll()
        undoManager?.removeAllActions(withTarget: self)
        textDidChange()
        inputDelegate?.textDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func substitute(_ range: Range<Int>, with text: String) {
        change(range, to: text, kind: .other)
    }

    // MARK: - By the user

    /// Whether the delegate lets the user put `text` in the place of `range`.
    func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            replacementString: text) ?? true
    }

    /// What was typed, or what an input method commits.
    func insert(_ text: String) {
        guard isEnabled else { return }
        if text == "\n" || text == "\r" || text == "\r\n" { return returnWasPressed() }
        let range =
            clearsOnInsertion ? 0..<edited.length : edited.composition?.range ?? edited.selection
        clearsOnInsertion = false
        userChange(range, to: Self.line(of: text), kind: .typing)
    }

    /// Asks, changes and tells, in that order.
    func userChange(_ range: Range<Int>, to text: String, kind: EditHistory.Kind) {
        let range = edited.usable(range)
        guard !(range.isEmpty && text.isEmpty), isEnabled, mayChange(range, to: text) else { return }
        change(edited.usable(range), to: text, kind: kind)
        userDidChangeText()
    }

    func userDidChangeText() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// One line of what may have several, without what cannot be shown.
    static func line(of text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0x80 }) else { return text }
        var line = ""
        line.reserveCapacity(text.utf8.count)
        for character in text {
            if character.isNewline {
                line.append(" ")
            } else if let scalar = character.unicodeScalars.first, scalar.value == 0x09 || !scalar.isControl {
                line.append(character)
            }
        }
        return line
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
        textDidChange()
        inputDelegate?.textDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Shows the text as it is now.
    func textDidChange() {
        stylesFollowText()
        geometry.line = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content.setNeedsDisplay()
        selectionDidMove()
        if isEditing { editMenu.textDidChange() }
    }

    // MARK: - Composition

    func compose(_ text: String, _ selectedRange: NSRange) {
        guard isEnabled else { return }
        let text = Self.line(of: text)
        let start = min(max(selectedRange.location, 0), text.utf16.count)
        let end = min(max(selectedRange.length, 0), text.utf16.count - start) + start
        let before = edited.composition
        guard before != nil || !text.isEmpty else { return }
        inputDelegate?.textWillChange(self)
        edited.compose(text, selection: start..<end)
        if edited.composition == nil, let before, !before.original.isEmpty {
            // Nothing came of what took the place of a selection.
            remember(
                EditHistory.Edit(
                    start: before.range.lowerBound, removed: before.original, inserted: "", kind: .other,
                    anchor: before.range.lowerBound, head: before.range.lowerBound + before.original.utf16.count))
        }
        textDidChange()
        inputDelegate?.textDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func commitComposition() {
        guard let composition = edited.composition else { return }
        remember(
            EditHistory.Edit(
                start: composition.range.lowerBound, removed: composition.original,
                inserted: edited.substring(composition.range), kind: .typing, anchor: composition.range.lowerBound,
                head: composition.range.lowerBound + composition.original.utf16.count))
        edited.endComposition()
        textDidChange()
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || value == 0x7F || (0x80...0x9F).contains(value) }
}
