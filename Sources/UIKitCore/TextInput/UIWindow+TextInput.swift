// SPDX-License-Identifier: MIT

extension UIWindow {
    /// The focus goes with the first responder, and the input method speaks to it.
    func firstResponderDidChange() {
        updateTextInput()
        focusSystem.firstResponderDidChange(to: firstResponder)
    }

    /// The input method speaks to the first responder, if that takes text, while the window is key.
    private func updateTextInput() {
        textInputSession?.end()
        textInputSession = nil
        guard showsCarets, isShown, let input = firstResponder as? any UITextInput else { return }
        // What can only be read has nothing to say to an input method.
        guard (input as? any TextEditorClient)?.acceptsEdits != false else { return }
        textInputSession = TextInputSession(input, in: self)
    }

    /// Whether what is typed may come here: a popup is never key, and has the keys of the window below.
    var showsCarets: Bool { rootWindow.isKeyWindow }

    /// The window became key, or is not key any more.
    func keyStateDidChange() {
        updateTextInput()
        (firstResponder as? any TextEditorClient)?.windowKeyStateDidChange()
        for popup in popups { popup.keyStateDidChange() }
    }
}

extension UITextField {
    func windowKeyStateDidChange() {
        content.selectionDidChange()
        setNeedsLayout()
    }
}
