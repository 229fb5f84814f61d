// SPDX-License-Identifier: MIT
internal import Glibc

/// The failure of a system call.
public struct SystemError: Error, Hashable, Sendable {
    /// A description of the operation.
    public var operation: String
    /// The `errno` value.
    public var code: Int32

    /// Creates an error.
    public init(operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }

    /// The system's message for `code`.
    public var reason: String { Self.words(for: code) }

    package static func words(for code: Int32) -> String {
        unsafe String(cString: strerror(code))
    }
}

extension SystemError: CustomStringConvertible {
    /// A message for the log.
    public var description: String { "\(operation) failed: \(reason) (\(code))" }
}
