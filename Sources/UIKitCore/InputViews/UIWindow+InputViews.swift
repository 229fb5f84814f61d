// SPDX-License-Identifier: MIT

extension UIWindow {
    /// The panel with the first responder's input views; `nil` until a first responder has any.
    var inputPanel: InputPanel? {
        get { attachments[InputPanel.self] }
        set { attachments[InputPanel.self] = newValue }
    }

    /// The first responder of the frontmost popup that has one, otherwise of the window.
    var textResponder: UIResponder? {
        popups.lazy.reversed().compactMap(\.textResponder).first ?? firstResponder
    }

    /// The focused view if it is in the input panel, where it gets keys before a first responder outside.
    var focusedInputView: UIView? {
        guard let focusedView, let panel = inputPanel, panel.contains(focusedView) else { return nil }
        if let first = firstResponder as? UIView, panel.contains(first) { return nil }
        return focusedView
    }

    /// Makes the provider of the input views the first responder after one of their views has resigned, so that they
    /// stay.
    func returnFirstResponder(from old: UIResponder) {
        guard firstResponder == nil, let panel = rootWindow.inputPanel, let view = old as? UIView, panel.contains(view),
            let provider = panel.inputSet.provider, provider.canBecomeFirstResponder
        else { return }
        provider.becomeFirstResponder()
    }

    /// Called when the first responder of the window or of one of its popups has changed, or wants other input views.
    func inputViewsDidChange(at once: Bool = false) {
        let root = rootWindow
        // Most first responders have no input views, and windows without them need no panel.
        if root.inputPanel == nil {
            guard let first = root.textResponder, !InputSet(for: first).isEmpty else { return }
            root.inputPanel = InputPanel(window: root)
        }
        once ? root.inputPanel?.update(isAnimated: UIView.areAnimationsEnabled) : root.inputPanel?.setNeedsUpdate()
    }
}

extension UIResponder {
    func updateInputViews() {
        guard let window = responderWindow, let first = window.rootWindow.textResponder, first.isFollowed(by: self)
        else { return }
        window.inputViewsDidChange(at: true)
    }

    /// Whether another responder is this one or after it in the chain.
    private func isFollowed(by other: UIResponder) -> Bool {
        var responder: UIResponder? = self
        while let current = responder, current !== other { responder = current.next }
        return responder === other
    }
}
