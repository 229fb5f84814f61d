// SPDX-License-Identifier: MIT

/// Why there is no connection to a display, or no longer one.
public enum DisplayError: Error, Hashable, Sendable {
    /// `XDG_RUNTIME_DIR` is not set, so that a display named without a directory cannot be found.
    case noRuntimeDirectory(display: String)
    /// Nothing is at the display's path: no compositor of that name runs.
    case noSocket(path: String)
    /// Something is there, but refuses; `code` is the `errno`.
    case refused(display: String, code: Int32, reason: String)
    /// The compositor ended the connection over a request it does not accept.
    ///
    /// `code` is of the interface's `ErrorCode`; `message` is the compositor's, and may be empty.
    case protocolError(interface: String, object: UInt32, code: UInt32, message: String)
    /// The compositor went away, or sent what cannot be read; `code` is the `errno`.
    case connectionLost(display: String, code: Int32, reason: String)
}

extension DisplayError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noRuntimeDirectory(let display):
            "The display \"\(display)\" cannot be looked for: XDG_RUNTIME_DIR is not set"
        case .noSocket(let path):
            "There is no display at \(path)"
        case .refused(let display, let code, let reason):
            "The display \"\(display)\" refused the connection: \(reason) (\(code))"
        case .protocolError(let interface, let object, let code, let message):
            "The compositor ended the connection over \(interface)@\(object), error \(code): \(message)"
        case .connectionLost(let display, let code, let reason):
            "The connection to the display \"\(display)\" was lost: \(reason) (\(code))"
        }
    }
}
