// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// A private X server, which is terminated with the last reference.
public final class XServer: Sendable {
    /// Whether Xvfb is installed.
    public static let isInstalled = Program.areInstalled("Xvfb")

    /// The display name.
    public let display: String
    private let process: ChildProcess

    /// Starts Xvfb with one screen of that size, as the given display or any free one.
    public convenience init(
        size: (width: Int, height: Int) = (800, 600), display: String? = nil, arguments: [String] = []
    ) async throws {
        let screen = "\(size.width)x\(size.height)x24"
        let name = display.map { [$0] } ?? []
        try await self.init(
            Program.required("Xvfb"), name + ["-screen", "0", screen, "-noreset", "-nolisten", "tcp"] + arguments)
    }

    /// Starts an X server program and waits until it accepts connections.
    public init(_ program: Program, _ arguments: [String], environment: [String: String] = [:]) async throws {
        process = try ChildProcess.leashed(program, ["-displayfd", "1"] + arguments, environment: environment)
        // The first line is the display number, printed when the server accepts connections.
        let number = try await process.wait(for: "the display's number") { $0.lines.first { Int($0) != nil } }
        display = ":\(number)"
    }

    /// Returns one of sixteen display names that other servers don't choose while this one isn't running.
    public static func ownName(_ index: Int) -> String {
        // Servers search for a free number from 0 on, and test runs are different processes. A number is below 59,536,
        // because it was once an offset to a port number.
        ":\(1_000 + Int(getpid()) % 3_500 * 16 + index)"
    }

    /// Kills the server, as in a crash.
    public func kill() {
        process.send(9, toGroup: true)
    }

    /// Terminates the server in order; its display name becomes free a moment later.
    public func end() {
        process.send(15, toGroup: true)
    }

    /// Waits until the server has ended after `end()` and its display name is free.
    ///
    /// It closes its output as soon as it has printed its number, so only the lock file shows that it still runs.
    public func waitForEnd() async throws {
        let lock = "/tmp/.X\(display.dropFirst())-lock"
        // The server removes its lock before it ends, and its abstract socket goes with the process.
        let socket = "@/tmp/.X11-unix/X\(display.dropFirst())\n"
        let isGone = await Patience.eventually {
            guard !FileManager.default.fileExists(atPath: lock) else { return false }
            let sockets = try? FileHandle(forReadingAtPath: "/proc/net/unix")?.readToEnd()
            return sockets.map { !String(decoding: $0, as: UTF8.self).contains(socket) } ?? true
        }
        guard isGone else {
            throw ProcessFailure.tooLate(waitingFor: "the end of \(display)", report: process.report)
        }
    }
}
