// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A list of commands, one per line, that drives an application.
///
/// Empty lines and text after `#` are ignored. A word with spaces is enclosed in double quotes, in which `\"`, `\\`,
/// `\n`, and `\t` have their usual meanings.
package struct AutomationScript: Hashable, Sendable {
    /// A command and its line.
    package struct Step: Hashable, Sendable {
        /// The line number, counted from 1.
        package var line: Int
        package var command: AutomationCommand

        package init(line: Int, command: AutomationCommand) {
            self.line = line
            self.command = command
        }
    }

    package var steps: [Step]

    /// The maximum size of a script file, in bytes: far more than any script needs, and small enough to read at once.
    package static let maximumFileBytes = 1 << 20

    package init(steps: [Step]) {
        self.steps = steps
    }

    /// Parses a script.
    ///
    /// A single invalid line makes the whole script fail, so that it is never executed in part.
    package init(text: String) throws(AutomationError) {
        var steps: [Step] = []
        // Any newline character ends a line; "\r\n" is a single Character.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = try AutomationTokenizer(line, number: index + 1)
            if let command = try words.command() {
                steps.append(Step(line: index + 1, command: command))
            }
        }
        self.steps = steps
    }

    /// Parses a UTF-8 file of at most `maximumFileBytes` bytes.
    package init(contentsOfFile path: String) throws(AutomationError) {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            data = try file.read(upToCount: Self.maximumFileBytes + 1) ?? Data()
        } catch {
            throw .unreadable(path: path, reason: Self.reason(error))
        }
        guard data.count <= Self.maximumFileBytes else {
            throw .unreadable(path: path, reason: "it is longer than \(Self.maximumFileBytes) bytes")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .unreadable(path: path, reason: "it is not UTF-8 text")
        }
        try self.init(text: text)
    }

    /// The system's error message, without the description that `NSError` adds.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : "\(error)"
    }
}
