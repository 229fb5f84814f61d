// SPDX-License-Identifier: MIT

/// The reason why a request to a window, a selection or a display server was not carried out.
public enum OperationError: Error, Hashable, Sendable {
    /// The backend cannot do it, or not now; `operation` names what was asked for.
    case unavailable(operation: String, reason: String)
    /// The display server lacks the interface for it; `available` is `nil` if it offers no version.
    case missingInterface(operation: String, server: String, name: String, required: Int, available: Int?)
}

extension OperationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unavailable(let operation, let reason):
            "\(operation) is not possible here: \(reason)."
        case .missingInterface(let operation, let server, let name, let required, let available):
            "\(operation) is not possible here. "
                + MissingInterface.sentence(server: server, name: name, required: required, available: available)
        }
    }
}
