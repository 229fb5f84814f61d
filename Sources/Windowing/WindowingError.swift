// SPDX-License-Identifier: MIT

/// Why a desktop cannot be used: the thing, what was needed, and what there was.
public enum WindowingError: Error, Hashable, Sendable {
    /// No connection: `display` is the name tried, `reason` the system's words.
    case noDisplay(backend: String, display: String, reason: String)
    /// The desktop lacks an interface that nothing can replace.
    case missingInterface(name: String, required: Int, available: Int?)
    /// The desktop ended the connection over a mistake of ours.
    case protocolError(interface: String, code: Int, message: String)
    /// The desktop went away.
    case connectionLost(display: String, reason: String)
    /// The system refused something (memory, a descriptor).
    case system(operation: String, code: Int32, reason: String)
    /// This backend cannot do it, and why.
    case notSupported(operation: String, reason: String)
    /// A setting that cannot be read: its name, its text, and what would be accepted.
    case invalidSetting(name: String, value: String, expected: String)
    /// The content is there, but not in this form.
    case typeNotOffered(type: String, offered: [String])
    /// Another application sends more than is taken.
    case transferTooLarge(type: String, limit: Int)
    /// Another application does not send, or no longer.
    case transferTimedOut(type: String, received: Int, patience: Double)
    /// Another application gave up, or the content is gone.
    case transferFailed(type: String, reason: String)
    /// The desktop does not carry out a change of the screens, and why as far as it tells.
    case screenChangeRefused(route: String, reason: String)
    /// The screens changed while a change was on its way.
    case screenChangeOutdated(route: String)
}

extension WindowingError: CustomStringConvertible {
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
