// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The lifecycle of editing.
extension UITextField {
    func startEditing() -> Bool {
        guard window != nil else { return takeFirstResponder() }
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, takeFirstResponder()
        else { return false }
        editor.begin()
        if clearsOnBeginEditing, edited.length > 0, delegate?.textFieldShouldClear(self) ?? true {
            editor.substitute(0..<edited.length, with: "")
            notifyUserChange()
        }
        geometry.line = nil
        setNeedsLayout()
        content.lookDidChange()
        showCaret()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func stopEditing() -> Bool {
        guard isFirstResponder else {
            withdrawFirstResponderRequest()
            return true
        }
        let mayEnd = isForcedToResign || delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd, giveUpFirstResponder() else { return false }
        editingDidStop()
        return true
    }

    /// Called when the field has resigned first responder.
    func editingDidStop() {
        editor.end()
        showBeginning()
        setNeedsLayout()
        content.lookDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
    }

    /// Selects all text when focus arrives by Tab.
    func focusDidMove(_ context: UIFocusUpdateContext) {
        guard !context.focusHeading.isDisjoint(with: [.next, .previous]) else { return }
        if isFocused, isEditing, edited.length > 0 { editor.selectAll() }
    }

    func returnWasPressed() {
        editor.commitComposition()
        guard isEnabled, !(enablesReturnKeyAutomatically && edited.length == 0) else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends, isFirstResponder { resignFirstResponder() }
    }
}
