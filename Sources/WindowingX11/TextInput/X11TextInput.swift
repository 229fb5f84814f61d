// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The input method interface of a window: a connection outside the display protocol.
@MainActor
final class X11TextInput: TextInputMethod {
    var editHandler: ((TextInputEdit) -> Void)? {
        get { context.editHandler }
        set { context.editHandler = newValue }
    }
    var listeningHandler: (() -> Void)? {
        get { context.connectionHandler }
        set { context.connectionHandler = newValue }
    }
    var isListening: Bool { context.isConnected }
    /// Whether keys are offered to the input method.
    var wantsKeys: Bool { context.isConnected && state != nil }

    let context: any InputMethodContext
    /// The state of the edited text; `nil` while no text is edited.
    private var state: TextInputState?
    private weak var window: X11Window?

    init(_ context: any InputMethodContext, window: X11Window) {
        self.context = context
        self.window = window
        context.keyHandler = { [weak window] key in
            guard let window else { return }
            window.system.keyboard.receive(key, for: window)
        }
    }

    func update(_ state: TextInputState, isOwnChange: Bool) {
        self.state = state
        // The input method serves the text that has the keyboard focus, of all applications.
        guard let window, window.system.keyboard.focus === window.surface else { return }
        var state = state
        state.caretRect = window.rootPixels(state.caretRect)
        context.update(state, isOwnChange: isOwnChange)
    }

    func end() {
        state = nil
        context.end()
    }

    func windowDidMove() {
        if let state { update(state, isOwnChange: true) }
    }

    /// Called when the window has gained or lost the keyboard focus.
    func focusDidChange(_ hasFocus: Bool) {
        guard let state else { return }
        if hasFocus { update(state, isOwnChange: true) } else { context.suspend() }
    }
}

extension X11Window {
    /// Returns the input method, the same object for the window's lifetime, and looks for one that runs.
    ///
    /// - Throws: `OperationError.unavailable` if there is none to look for.
    func textInputMethod() throws(OperationError) -> any TextInputMethod {
        guard !surface.isClosed, let provider = system.inputMethods else {
            throw .unavailable(operation: "Using an input method", reason: "there is none for this window")
        }
        let method = textInput ?? X11TextInput(provider.makeContext(XIMServers(self)), window: self)
        textInput = method
        method.context.connect()
        return method
    }

    /// Converts a rectangle of the window in points to pixels of the root window.
    fileprivate func rootPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: CGFloat(frame.x) + rect.minX * scale, y: CGFloat(frame.y) + rect.minY * scale,
            width: rect.width * scale, height: rect.height * scale)
    }
}
