// SPDX-License-Identifier: MIT
internal import Foundation

/// A list of commands, one a line, for driving an application without a hand.
///
/// Empty lines and what follows `#` mean nothing. A word with spaces stands in double quotes, inside of which `\"`,
/// `\\`, `\n` and `\t` have their usual meanings.
package struct AutomationScript: Hashable, Sendable {
    /// A command and where it stands.
    package struct Step: Hashable, Sendable {
        /// Counted from 1.
        package var line: Int
        package var command: AutomationCommand

        package init(line: Int, command: AutomationCommand) {
            self.line = line
            self.command = command
        }
    }

    package var steps: [Step]

    /// Far more than anybody writes by hand, and little enough to be read at once whatever file is named by mistake.
    package static let maximumFileBytes = 1 << 20

    package init(steps: [Step]) {
        self.steps = steps
    }

    /// Reads a script, refusing all of it for one wrong line, so that nothing is half done.
    package init(text: String) throws(AutomationError) {
        var steps: [Step] = []
        // Newlines of every fashion end a line; "\r\n" is one character.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = try AutomationTokenizer(line, number: index + 1)
            if let command = try words.command() {
                steps.append(Step(line: index + 1, command: command))
            }
        }
        self.steps = steps
    }

    /// Reads a script from a UTF-8 file of at most `maximumFileBytes` bytes.
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

    /// The system's own words, without the wrapping of an `NSError`.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : "\(error)"
    }
}
