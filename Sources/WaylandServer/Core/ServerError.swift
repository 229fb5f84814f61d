// SPDX-License-Identifier: MIT
internal import Glibc

/// An error in setting up a server.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the operation.
    public var operation: String
    /// The `errno` value.
    public var code: Int32

    /// Creates an error.
    public init(operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }

    /// A message for the log.
    public var description: String { "\(operation) failed: \(unsafe String(cString: strerror(code))) (\(code))" }
}
