// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses

/// The Wayland messages that a process has logged on its standard error, because of `WAYLAND_DEBUG`.
enum WireLog {
    /// Waits until the last message that begins with `receiver` and the name of `message` is this one with these
    /// arguments.
    static func wait(forLast receiver: String, _ message: String, in process: ChildProcess) async throws {
        let start = receiver + message.prefix { $0 != "(" } + "("
        _ = try await process.wait(for: receiver + message) { report in
            messages(of: report).last { $0.hasPrefix(start) } == receiver + message ? true : nil
        }
    }

    /// Returns the messages of input methods and texts, without times, directions, and the numbers of objects.
    static func messages(of report: ProcessReport) -> [String] {
        report.errors.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "zwp_")?.lowerBound else { return nil }
            let message = line[start...]
            guard let number = message.firstIndex(where: { $0 == "@" || $0 == "#" }),
                let member = message[number...].firstIndex(of: ".")
            else { return nil }
            return String(message[..<number] + message[member...])
        }
    }
}
