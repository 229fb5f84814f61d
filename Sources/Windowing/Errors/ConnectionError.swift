// SPDX-License-Identifier: MIT

/// An error in connecting to a display server, or the loss of a connection.
public enum ConnectionError: Error, Hashable, Sendable {
    /// The connection failed: `display` is the display name, `reason` the system's message.
    case noDisplay(backend: String, display: String, reason: String)
    /// The display server lacks a required interface; `available` is `nil` if it offers no version.
    case missingInterface(server: String, name: String, required: Int, available: Int?)
    /// The display server offers no supported pixel format.
    case noPixelFormat(display: String, required: String)
    /// The Wayland compositor ended the connection because of an invalid request by this client.
    case protocolError(interface: String, code: Int, message: String)
    /// The connection ended.
    case lost(display: String, reason: String)
}

extension ConnectionError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .noDisplay(let backend, let display, let reason):
            "Cannot connect to the \(backend) display \"\(display)\": \(reason)."
        case .missingInterface(let server, let name, let required, let available):
            MissingInterface.sentence(server: server, name: name, required: required, available: available)
        case .noPixelFormat(let display, let required):
            "Windows cannot be shown on the display \"\(display)\": it has no pixels of \(required)."
        case .protocolError(let interface, let code, let message):
            "The Wayland compositor ended the connection: error \(code) on \(interface): \(message)."
        case .lost(let display, let reason):
            "The connection to the display \"\(display)\" was lost: \(reason)."
        }
    }
}

enum MissingInterface {
    static func sentence(server: String, name: String, required: Int, available: Int?) -> String {
        if let available {
            "The \(server) offers \(name) version \(available); version \(required) is needed."
        } else {
            "The \(server) does not offer \(name); version \(required) or later is needed."
        }
    }
}
