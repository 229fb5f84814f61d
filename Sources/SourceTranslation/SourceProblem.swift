// SPDX-License-Identifier: MIT

/// A construct that cannot be translated, or not completely.
package struct SourceProblem: Hashable, Sendable, Codable, CustomStringConvertible {
    package enum Severity: String, Sendable, Codable {
        case warning, error
    }

    package let path: String
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in UTF-8 bytes.
    package let column: Int
    package let severity: Severity
    package let message: String

    package init(path: String, line: Int, column: Int, severity: Severity, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// The problem in the form of the compiler's messages.
    package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
