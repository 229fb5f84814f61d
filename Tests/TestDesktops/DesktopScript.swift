// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
internal import TestProcesses

/// One of this module's scripts in Python, which performs commands on a desktop's message bus, one after another.
public final class DesktopScript: Sendable {
    /// Whether Python and its library for message buses are installed.
    public static let isInstalled =
        FileManager.default.isExecutableFile(atPath: python)
        && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/gi")

    // The distribution's, which has that library.
    private static let python = "/usr/bin/python3"

    private let process: ChildProcess
    /// The number of lines that the script has printed.
    private let lineCount = Mutex(0)

    /// Starts a script.
    public init(_ name: String, _ arguments: [String] = [], environment: [String: String]) async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        process = try ChildProcess(
            Program.required("env"), [Self.python, "\(folder)/Scripts/\(name).py"] + arguments,
            environment: environment)
        _ = try await nextLine("its start")
    }

    /// Performs a command and returns the answer.
    @discardableResult
    public func perform(_ words: String...) async throws -> String {
        let command = words.map { $0.replacingOccurrences(of: " ", with: "+") }.joined(separator: " ")
        process.write(command)
        let answer = try await nextLine(command)
        guard !answer.hasPrefix("failed") else {
            throw ProcessFailure.ended(waitingFor: command, report: process.report)
        }
        return answer
    }

    private func nextLine(_ event: String) async throws -> String {
        let index = lineCount.withLock { count in
            defer { count += 1 }
            return count
        }
        return try await process.wait(for: event) { $0.lines.dropFirst(index).first }
    }
}
