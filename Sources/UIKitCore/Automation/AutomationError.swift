// SPDX-License-Identifier: MIT

/// Why a script ended early: which line, what was needed, and what there was.
package enum AutomationError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
    /// A line is not in the language.
    case syntax(line: Int, expected: String, found: String)
    /// A line could not be carried out.
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
