// SPDX-License-Identifier: MIT

/// A remark on a source file, in the form that build systems show: path, severity, and text.
package struct CompilerMessage: Hashable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        case warning
        case error
    }

    package let severity: Severity
    package let path: String
    package let text: String

    package init(_ severity: Severity, _ path: String, _ text: String) {
        self.severity = severity
        self.path = path
        self.text = text
    }

    package var description: String { "\(path): \(severity.rawValue): \(text)" }
}
