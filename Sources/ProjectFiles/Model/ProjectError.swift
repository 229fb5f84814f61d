// SPDX-License-Identifier: MIT

/// The reason for which a project can't be read, at a line of one of its files.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    package let file: String
    /// Counted from 1; `nil` if the error concerns the whole file.
    package let line: Int?
    package let message: String

    package init(file: String, line: Int? = nil, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}

/// Content of a project that is skipped.
package struct ProjectWarning: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int?
    package let message: String

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") warning: \(message)" }
}
