// SPDX-License-Identifier: MIT
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

    /// Ends it as a crash would.
    public func kill() {
        process.send(9, toGroup: true)
    }

    /// Has it end in order, which lets go of its name a moment later.
    public func end() {
        process.send(15, toGroup: true)
    }
}
