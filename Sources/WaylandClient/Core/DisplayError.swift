// SPDX-License-Identifier: MIT

/// An error in connecting to a display, or the loss of a connection.
public enum DisplayError: Error, Hashable, Sendable {
    /// `XDG_RUNTIME_DIR` is not set, so a display name without a directory can't be resolved.
    case noRuntimeDirectory(display: String)
    /// There is no socket at the display's path: no compositor with that name is running.
    case noSocket(path: String)
    /// The socket refused the connection; `code` is the `errno` value.
    case refused(display: String, code: Int32, reason: String)
    /// The compositor ended the connection because of an invalid request.
    ///
    /// `code` is from the interface's `ErrorCode`; `message` is the compositor's, and can be empty.
    case protocolError(interface: String, object: UInt32, code: UInt32, message: String)
    /// The compositor disconnected, or sent malformed data; `code` is the `errno` value.
    case connectionLost(display: String, code: Int32, reason: String)
}

extension DisplayError: CustomStringConvertible {
    /// A message for the log.
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
