// SPDX-License-Identifier: MIT

/// An error of the window system.
public enum WindowingError: Error, Hashable, Sendable {
    /// The connection failed: `display` is the display name, `reason` the system's message.
    case noDisplay(backend: String, display: String, reason: String)
    /// The display server lacks a required interface.
    case missingInterface(name: String, required: Int, available: Int?)
    /// The display server ended the connection because of a protocol error by this application.
    case protocolError(interface: String, code: Int, message: String)
    /// The display server disconnected.
    case connectionLost(display: String, reason: String)
    /// A system call failed (memory, a descriptor).
    case system(operation: String, code: Int32, reason: String)
    /// The backend doesn't support the operation, with the reason.
    case notSupported(operation: String, reason: String)
    /// A setting is invalid: its name, its value, and the expected format.
    case invalidSetting(name: String, value: String, expected: String)
    /// The content is not available in this format.
    case typeNotOffered(type: String, offered: [String])
    /// Another application sent more data than the limit.
    case transferTooLarge(type: String, limit: Int)
    /// Another application sent no data in time.
    case transferTimedOut(type: String, received: Int, patience: Double)
    /// Another application canceled the transfer, or the content no longer exists.
    case transferFailed(type: String, reason: String)
    /// A change of the screens was refused, with the reason if known.
    case screenChangeRefused(route: String, reason: String)
    /// The screens changed before a change was applied.
    case screenChangeOutdated(route: String)
}

extension WindowingError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .noDisplay(let backend, let display, let reason):
            "Cannot connect to the \(backend) display \"\(display)\": \(reason)."
        case .missingInterface(let name, let required, let available?):
            "The compositor offers \(name) version \(available); version \(required) is needed."
        case .missingInterface(let name, let required, nil):
            "The compositor does not offer \(name); version \(required) or later is needed."
        case .protocolError(let interface, let code, let message):
            "The compositor ended the connection: error \(code) on \(interface): \(message)."
        case .connectionLost(let display, let reason):
            "The connection to the display \"\(display)\" was lost: \(reason)."
        case .system(let operation, let code, let reason):
            "\(operation) failed with error \(code): \(reason)."
        case .notSupported(let operation, let reason):
            "\(operation) is not possible here: \(reason)."
        case .invalidSetting(let name, let value, let expected):
            "\(name) is \"\(value)\"; expected \(expected)."
        case .typeNotOffered(let type, let offered):
            "The content is not offered as \(type), only as \(offered.joined(separator: ", "))."
        case .transferTooLarge(let type, let limit):
            "The content in \(type) is larger than the limit of \(limit) bytes."
        case .transferTimedOut(let type, let received, let patience):
            "The content in \(type) stopped after \(received) bytes: nothing came for \(patience) s."
        case .transferFailed(let type, let reason):
            "The content in \(type) could not be read: \(reason)."
        case .screenChangeRefused(let route, let reason):
            "The desktop refused to change the screens by \(route): \(reason)."
        case .screenChangeOutdated(let route):
            "The screens changed while a change by \(route) was on its way."
        }
    }
}
