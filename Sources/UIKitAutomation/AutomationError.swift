// SPDX-License-Identifier: MIT

internal import UIKitCore

/// The reason for which a script failed: the line, the expectation, and the actual state.
package enum AutomationError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
    /// A line is not valid.
    case syntax(line: Int, expected: String, found: String)
    /// A line could not be executed.
    case failed(line: Int, expected: String, found: String)
}

extension AutomationError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The script \"\(path)\" cannot be read: \(reason)."
        case .syntax(let line, let expected, let found):
            "Script, line \(line): expected \(expected), not \(found)."
        case .failed(let line, let expected, let found):
            "Script, line \(line): expected \(expected); \(found)."
        }
    }
}
