// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// An X server of the test's own, which ends with the last reference.
public final class XServer: Sendable {
    public static let isInstalled = Program.areInstalled("Xvfb")

    public let display: String
    private let process: ChildProcess

    /// Starts Xvfb with one screen of that size, as the display of that name, or any that is free.
    public convenience init(
        size: (width: Int, height: Int) = (800, 600), display: String? = nil, arguments: [String] = []
    ) async throws {
        let screen = "\(size.width)x\(size.height)x24"
        let name = display.map { [$0] } ?? []
        try await self.init(
            Program.required("Xvfb"), name + ["-screen", "0", screen, "-noreset", "-nolisten", "tcp"] + arguments)
    }

    public init(_ program: Program, _ arguments: [String], environment: [String: String] = [:]) async throws {
        process = try ChildProcess.leashed(program, ["-displayfd", "1"] + arguments, environment: environment)
        // The first line is the number, and comes when the server takes connections.
        let number = try await process.wait(for: "the display's number") { $0.lines.first { Int($0) != nil } }
        display = ":\(number)"
    }

    /// One of sixteen names that no other server takes by itself while the one that had it is away.
    public static func ownName(_ index: Int) -> String {
        // Servers that look for a name begin at 0, and several runs of the tests are different processes. A name is
        // below 59,536: it was once part of a port's number.
        ":\(1_000 + Int(getpid()) % 3_500 * 16 + index)"
    }

    /// Ends it as a crash would.
    public func kill() {
        process.send(9, toGroup: true)
    }

    /// Has it end in order, which lets go of its name a moment later.
    public func end() {
        process.send(15, toGroup: true)
    }

    /// Waits until it has gone after `end()`, and its name is free.
    ///
    /// It closes its output as soon as it has told its number: only the lock says how long it lives.
    public func waitForEnd() async throws {
        let lock = "/tmp/.X\(display.dropFirst())-lock"
        let end = ContinuousClock.now + .seconds(ChildProcess.patience)
        while FileManager.default.fileExists(atPath: lock) {
            guard ContinuousClock.now < end else {
                throw ProcessFailure.tooLate(waitingFor: "the end of \(display)", report: process.report)
            }
            await Task.yield()
        }
    }
}
