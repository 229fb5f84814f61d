// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A window's side of the input method.
@MainActor
final class WaylandTextInput: TextInputMethod {
    var editHandler: ((TextInputEdit) -> Void)?
    /// What is edited; `nil` while nothing is.
    private(set) var state: TextInputState?
    private weak var window: WaylandWindow?

    init(window: WaylandWindow) {
        self.window = window
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
    /// One object for the window's life; it does nothing while the compositor has another window's input method.
    ///
    /// Throws `missingInterface` where the compositor has no `zwp_text_input_manager_v3`.
    func textInputMethod() throws(WindowingError) -> any TextInputMethod {
        guard let optional = objects?.session.optional else {
            throw .notSupported(operation: "Using an input method", reason: "the window is closed")
        }
        guard optional.textInputs != nil else {
            throw .missingInterface(name: "zwp_text_input_manager_v3", required: 1, available: nil)
        }
        let method = textInput ?? WaylandTextInput(window: self)
        textInput = method
        return method
    }
}
