// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The lifecycle of editing.
extension UITextView {
    func startEditing() -> Bool {
        guard window != nil else { return takeFirstResponder() }
        guard !isFirstResponder else { return true }
        let mayBegin = !acceptsEdits || delegate?.textViewShouldBeginEditing(self) ?? true
        guard canBecomeFirstResponder, mayBegin, takeFirstResponder() else { return false }
        editor.begin()
        showing.showsCaret = showsCaretWhileActive
        setNeedsLayout()
        guard acceptsEdits else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func stopEditing() -> Bool {
        guard isFirstResponder else {
            withdrawFirstResponderRequest()
            return true
        }
        let mayEnd = !acceptsEdits || isForcedToResign || delegate?.textViewShouldEndEditing(self) ?? true
        guard mayEnd, giveUpFirstResponder() else { return false }
        editingDidStop()
        return true
    }

    /// Called when the view has resigned first responder.
    func editingDidStop() {
        editor.end()
        setNeedsLayout()
        guard acceptsEdits else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Ends editing after `isEditable` or `isSelectable` has changed.
    func editabilityDidChange() {
        if isEditing { resignFirstResponder() }
        customCursorShape = isInteractive ? .text : nil
        // Invisible characters are shown only in text that can be edited.
        lookDidChange()
        if !dataDetectorTypes.isEmpty { detectData() }
        setNeedsLayout()
    }

    // MARK: - Display

    /// Shows the selection or the caret.
    func showSelection() {
        let isKey = window?.showsCarets == true
        let range = isEditing ? edited.selection : 0..<0
        defer { if isEditing { editor.menu.targetDidMove() } }
        let shown = ShownSelection(
            revision: stack.revision, range: range, head: edited.head, origin: textOrigin, width: bounds.width,
            area: range.isEmpty ? nil : bounds, isKey: isKey, isEditing: isEditing && showsCaretWhileActive,
            isFloating: editor.isFloating)
        guard shown != showing.selection else { return }
        showing.selection = shown
        let rects = stack.selectionRects(
            for: range, from: bounds.minY - textOrigin.y - bounds.height, to: bounds.maxY - textOrigin.y + bounds.height
        )
        let alpha = isKey ? Theme.TextInput.selectionAlpha : Theme.TextInput.idleSelectionAlpha
        page.showSelection(rects.map(inView), color: tintColor.withAlphaComponent(alpha))
        let showsCaret = isEditing && showsCaretWhileActive && range.isEmpty && isKey
        page.showCaret(
            at: showsCaret ? caretFrame(at: edited.head) : nil,
            second: showsCaret ? secondaryCaretFrame(at: edited.head) : nil)
        // Paragraphs may have been laid out.
        showing.selection?.revision = stack.revision
    }

    /// Outlines the view while its text is being edited, if it has a visible shape.
    func showEditingMark() {
        guard isEditing, acceptsEdits, window?.showsCarets == true, hasVisibleShape else {
            guard let editingMark else { return }
            editingMark.show(on: self, frame: nil, cornerRadius: 0)
            pinnedLayers.removeAll { $0 === editingMark.layer }
            self.editingMark = nil
            return
        }
        let mark = editingMark ?? EditingMark()
        if editingMark == nil { pinnedLayers.append(mark.layer) }
        editingMark = mark
        mark.show(on: self, frame: bounds, cornerRadius: layer.cornerRadius)
    }

    /// Scrolls this view and its enclosing scroll views to make the caret visible.
    func bringCaretIntoView() {
        let caret = caretFrame(at: edited.head)
        if isScrollEnabled { scrollRectToVisible(withMargins(caret), animated: false) }
        for outer in outerScrollViews where outer.isScrollEnabled {
            outer.scrollRectToVisible(convert(caret, to: outer), animated: false)
        }
    }

    /// Extends a rectangle in the first or last line by the inset beyond it.
    private func withMargins(_ rect: CGRect) -> CGRect {
        var rect = rect
        if rect.minY <= textContainerInset.top {
            rect = CGRect(x: 0, y: 0, width: rect.width, height: rect.maxY)
        } else if rect.maxY >= contentSize.height - textContainerInset.bottom - 1 {
            rect.size.height = contentSize.height - rect.minY
        }
        return CGRect(x: bounds.minX, y: rect.minY, width: 1, height: rect.height)
    }

    func showRange(_ range: NSRange) {
        let start = min(max(range.location, 0), edited.length)
        let end = start + min(max(range.length, 0), edited.length - start)
        layoutIfNeeded()
        let first = caretFrame(at: start)
        let whole = first.union(caretFrame(at: end))
        // If the range is higher than the view, its beginning is shown.
        scrollRectToVisible(withMargins(whole.height <= bounds.height ? whole : first), animated: true)
    }
}
