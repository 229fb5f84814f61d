// SPDX-License-Identifier: MIT

extension UIWindow {
    /// The session of the text that receives keys in this window or its popups; only root windows have one.
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
    ///
    /// The first responder of a popup takes precedence over that of the window below.
    private func updateTextInput() {
        let root = rootWindow
        root.codePointEntry?.cancel()
        root.codePointEntry = nil
        root.textInputSession?.end()
        root.textInputSession = nil
        guard let (window, input) = root.textEntry else { return }
        root.textInputSession = TextInputSession(input, in: window)
    }

    /// The text that receives keys, and its window.
    private var textEntry: (UIWindow, any UITextInput)? {
        guard showsCarets, let application = UIApplication.running else { return nil }
        let windows = [self] + application.popups.chain.filter { $0.rootWindow === self && $0.receivesKeys }
        for window in windows.reversed() where window.isShown {
            guard let input = window.firstResponder as? any UITextInput else { continue }
            // Read-only text has no input method.
            return (input as? any TextEditorClient)?.acceptsEdits != false ? (window, input) : nil
        }
        return nil
    }

    /// Called when a popup has been added to or removed from the popups that receive keys.
    func keyPopupsDidChange(_ popup: PopupWindow) {
        guard textInputSession?.window === popup || popup.firstResponder is any UITextInput else { return }
        updateTextInput()
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
        for window in [self] + allPopups {
            window.updateResponderInteraction()
            let text = window.firstResponder as? any TextEditorClient
            text?.windowKeyStateDidChange()
            text?.editor.predictions?.dismiss()
        }
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
