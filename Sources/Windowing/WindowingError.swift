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
        }
    }
}
