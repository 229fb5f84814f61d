// SPDX-License-Identifier: MIT
internal import Glibc

/// The system's refusal of an operation.
public struct SystemError: Error, Hashable, Sendable {
    /// What was tried, in words.
    public var operation: String
    /// The `errno`.
    public var code: Int32

    public init(operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }

    /// The system's words for `code`.
    public var reason: String { Self.words(for: code) }

    static func words(for code: Int32) -> String {
        unsafe String(cString: strerror(code))
    }
}

extension SystemError: CustomStringConvertible {
    public var description: String { "\(operation) failed: \(reason) (\(code))" }
}
