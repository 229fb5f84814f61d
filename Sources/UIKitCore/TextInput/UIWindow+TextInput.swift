// SPDX-License-Identifier: MIT

extension UIWindow {
    /// The input method session of the first responder.
    var textInputSession: TextInputSession? {
        get { attachments[TextInputSession.self] }
        set { attachments[TextInputSession.self] = newValue }
    }

    /// Called when the first responder has changed.
    ///
    /// The input method, the input views, and the focus follow it.
    func firstResponderDidChange() {
        updateTextInput()
        updateResponderInteraction()
        inputViewsDidChange()
        focusSystem.firstResponderDidChange(to: firstResponder)
    }

    /// Connects the input method to the first responder if it accepts text and the window is key.
    private func updateTextInput() {
        textInputSession?.end()
        textInputSession = nil
        guard showsCarets, isShown, let input = firstResponder as? any UITextInput else { return }
        // Read-only text has no input method.
        guard (input as? any TextEditorClient)?.acceptsEdits != false else { return }
        textInputSession = TextInputSession(input, in: self)
    }

    /// Notifies the text interactions of the previous and the current first responder.
    private func updateResponderInteraction() {
        let watch = attachments[ActiveInteraction.self] ?? ActiveInteraction()
        attachments[ActiveInteraction.self] = watch
        let current = showsCarets && isShown ? firstResponder?.responderInteraction : nil
        guard watch.interaction !== current else { return }
        watch.interaction?.activityDidChange(false)
        watch.interaction = current
        current?.activityDidChange(true)
    }

    /// Whether keys may be delivered to the window.
    ///
    /// A popup is never key, but receives the keys of its root window.
    package var showsCarets: Bool { rootWindow.isKeyWindow }

    /// Called when the window has become key or is no longer key.
    func keyStateDidChange() {
        updateTextInput()
        updateResponderInteraction()
        (firstResponder as? any TextEditorClient)?.windowKeyStateDidChange()
        for popup in popups { popup.keyStateDidChange() }
    }
}

extension UITextField {
    package func windowKeyStateDidChange() {
        content.selectionDidChange()
        setNeedsLayout()
    }
}

/// The interaction that handles the keys of a window's first responder.
private final class ActiveInteraction {
    weak var interaction: (any ResponderInteraction)?
}
