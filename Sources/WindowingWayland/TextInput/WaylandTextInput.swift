// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The input method interface of a window.
@MainActor
final class WaylandTextInput: TextInputMethod {
    var editHandler: ((TextInputEdit) -> Void)?
    var listeningHandler: (() -> Void)?
    /// The state of the edited text; `nil` while no text is edited.
    private(set) var state: TextInputState?
    private weak var window: WaylandWindow?

    init(window: WaylandWindow) {
        self.window = window
    }

    /// Whether the compositor has a seat's input method in this window.
    var isListening: Bool {
        guard let window else { return false }
        return window.system.seats.contains { $0.textInput?.isListening(to: window) == true }
    }

    func update(_ state: TextInputState, isOwnChange: Bool) {
        self.state = state
        guard let window else { return }
        for seat in window.system.seats { seat.textInput?.update(window, isOwnChange: isOwnChange) }
    }

    func end() {
        state = nil
        guard let window else { return }
        for seat in window.system.seats { seat.textInput?.end(window) }
    }
}

extension WaylandWindow {
    /// Returns the input method, the same object for the window's lifetime.
    ///
    /// It has no effect while another window has the input method's focus.
    ///
    /// - Throws: `OperationError.missingInterface` if the compositor has no `zwp_text_input_manager_v3`.
    func textInputMethod() throws(OperationError) -> any TextInputMethod {
        guard let optional = objects?.session.optional else {
            throw .unavailable(operation: "Using an input method", reason: "the window is closed")
        }
        guard optional.textInputs != nil else {
            throw .missing("zwp_text_input_manager_v3", for: "Using an input method")
        }
        let method = textInput ?? WaylandTextInput(window: self)
        textInput = method
        return method
    }
}
