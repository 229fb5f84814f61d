// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension ConnectionError {
    init(_ error: DisplayError) {
        switch error {
        case .noRuntimeDirectory(let display):
            self = .noDisplay(backend: "Wayland", display: display, reason: "XDG_RUNTIME_DIR is not set")
        case .noSocket(let path):
            self = .noDisplay(backend: "Wayland", display: path, reason: "no compositor has a socket of that name")
        case .refused(let display, _, let reason):
            self = .noDisplay(backend: "Wayland", display: display, reason: reason)
        case .protocolError(let interface, _, let code, let message):
            self = .protocolError(interface: interface, code: Int(code), message: message)
        case .connectionLost(let display, _, let reason):
            self = .lost(display: display, reason: reason)
        }
    }

    /// Creates the error for a failure during setup: a compositor that disconnects is no longer available, or not yet.
    init(greeting error: DisplayError) {
        if case .connectionLost(let display, _, let reason) = error {
            self = .noDisplay(backend: "Wayland", display: display, reason: reason)
        } else {
            self.init(error)
        }
    }

    init(_ error: GlobalError) {
        switch error {
        case .missing(let interface, let required):
            self = .missingInterface(
                server: "Wayland compositor", name: interface, required: Int(required), available: nil)
        case .tooOld(let interface, let required, let available):
            self = .missingInterface(
                server: "Wayland compositor", name: interface, required: Int(required), available: Int(available))
        }
    }
}

extension OperationError {
    /// The compositor offers no version of the interface `name`.
    static func missing(_ name: String, for operation: String) -> OperationError {
        .missingInterface(
            operation: operation, server: "Wayland compositor", name: name, required: 1, available: nil)
    }
}
