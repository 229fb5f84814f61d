// SPDX-License-Identifier: MIT
internal import Foundation

/// What the toolkit has to say to developers, on standard error.
enum Log {
    /// A call that makes no sense and is ignored; the sentence says which and why.
    static func misuse(_ sentence: String) {
        write("shoji: \(sentence)\n")
    }

    static func error(_ sentence: String) {
        write("shoji: \(sentence)\n")
    }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data(line.utf8))
    }
}
