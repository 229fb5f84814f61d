// SPDX-License-Identifier: MIT

/// How a program ended.
public enum ProcessEnding: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
}

/// What is known of a program so far.
public struct ProcessReport: Sendable {
    /// What it wrote on standard output.
    public internal(set) var output = ""
    /// What it wrote on standard error.
    public internal(set) var errors = ""
    /// `nil` while it runs; everything it wrote is known before its end.
    public internal(set) var ending: ProcessEnding?

    /// The whole lines of the output.
    public var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}

extension ProcessReport: CustomStringConvertible {
    public var description: String {
        let state = ending.map { "ended with \($0)" } ?? "runs"
        return "It \(state). Output:\n\(output)\nErrors:\n\(errors)"
    }
}
