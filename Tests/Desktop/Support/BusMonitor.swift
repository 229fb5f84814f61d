// SPDX-License-Identifier: MIT
import TestBus
import TestProcesses

/// The method calls and signals on a bus, in order.
final class BusMonitor: Sendable {
    private let process: ChildProcess

    /// Starts monitoring, and returns when no message is missed any more.
    init(_ bus: TestBus) async throws {
        process = try ChildProcess(Program.required("dbus-monitor"), ["--address", bus.address])
        _ = try await wait(for: "NameLost") { !$0.isEmpty }
    }

    /// Waits until the messages with a member satisfy the condition; each is the list of its arguments.
    @discardableResult
    func wait(
        for member: String, _ condition: @escaping @Sendable ([[String]]) -> Bool
    ) async throws -> [[String]] {
        try await process.wait(for: "the message \(member)") { report in
            let messages = Self.messages(member, in: report)
            return condition(messages) ? messages : nil
        }
    }

    /// The messages with a member up to now.
    func messages(_ member: String) -> [[String]] { Self.messages(member, in: process.report) }

    private static func messages(_ member: String, in report: ProcessReport) -> [[String]] {
        var messages: [[String]] = []
        var isIncluded = false
        for line in report.lines {
            if line.hasPrefix(" ") {
                // The type of the argument and its value, strings in quotation marks.
                let value = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
                guard isIncluded else { continue }
                messages[messages.count - 1].append(value.replacing("\"", with: ""))
            } else {
                isIncluded = line.hasSuffix("; member=\(member)")
                if isIncluded { messages.append([]) }
            }
        }
        return messages
    }
}
