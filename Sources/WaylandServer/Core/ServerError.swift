// SPDX-License-Identifier: MIT
internal import Glibc

/// Why a server cannot be reached, or not be set up.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, in words.
    public var operation: String
    /// The `errno`.
    public var code: Int32

    public init(operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }

    public var description: String { "\(operation) failed: \(unsafe String(cString: strerror(code))) (\(code))" }
}
