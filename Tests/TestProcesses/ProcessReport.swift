// SPDX-License-Identifier: MIT

/// The end of a process.
public enum ProcessEnding: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
}

/// The known state of a process.
public struct ProcessReport: Sendable {
    /// The standard output.
    public internal(set) var output = ""
    /// The standard error.
    public internal(set) var errors = ""
    /// `nil` while it runs; all output is known before the end.
    public internal(set) var ending: ProcessEnding?

    /// The complete lines of the output.
    public var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}

extension ProcessReport: CustomStringConvertible {
    /// A message with the output and the ending.
    public var description: String {
        let state = ending.map { "ended with \($0)" } ?? "runs"
        return "It \(state). Output:\n\(output)\nErrors:\n\(errors)"
    }
}
