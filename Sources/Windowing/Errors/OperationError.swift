// SPDX-License-Identifier: MIT

/// An error in an operation on a window, a selection or a display server.
public enum OperationError: Error, Hashable, Sendable {
    /// The backend doesn't support the operation, or not in the current state.
    case unavailable(operation: String, reason: String)
    /// The display server lacks the required interface; `available` is `nil` if it offers no version.
    case missingInterface(operation: String, server: String, name: String, required: Int, available: Int?)
}

extension OperationError: CustomStringConvertible {
    /// A message for the log.
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
