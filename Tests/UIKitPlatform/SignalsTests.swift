// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import TestProcesses
import Testing

@Suite("UNIX signals")
struct SignalsTests {
    @Test(
        "SIGTERM, SIGINT, and SIGHUP terminate through the delegate", arguments: [SIGTERM, SIGINT, SIGHUP])
    func termination(signal: Int32) async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open(on: compositor)
        process.send(signal)
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.lines.last == "will terminate")
        #expect(report.errors == "")
        try await compositor.wait { $0.surfaces.isEmpty }
    }

    @Test(
        "A second signal ends an application that does not terminate",
        arguments: ["longFarewell", "stuck"])
    func secondSignal(habit: String) async throws {
        let process = try Fixture.start(habit)
        try await process.line(habit == "stuck" ? "stuck" : "active")
        #expect(try await process.end(insistingOn: SIGTERM).ending == .signal(SIGTERM))
    }

    @Test("A signal during launch is not lost")
    func early() async throws {
        let process = try Fixture.start()
        try await process.line("launched")
        process.send(SIGTERM)
        // Before handlers are installed, signals end the process by default.
        let report = try await process.end()
        #expect(
            report.ending == .signal(SIGTERM) || (report.ending == .status(0) && report.lines.last == "will terminate"))
    }

    @Test("Signals ignored at launch stay ignored", .enabled(if: Program.areInstalled("nohup")))
    func noHangUp() async throws {
        let process = try ChildProcess(Program.required("nohup"), [Program.built("PlatformFixture").path])
        try await process.line("active")
        let status = try String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
        let ignored = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigIgn:\t") })
        let mask = try #require(UInt64(ignored.dropFirst("SigIgn:\t".count), radix: 16))
        #expect(mask & 1 << (SIGHUP - 1) != 0)
        #expect(mask & 1 << (SIGTERM - 1) == 0)
        process.send(SIGTERM)
        #expect(try await process.end().ending == .status(0))
    }

    @Test("Writing to a closed pipe is an error and does not end the process")
    func brokenPipe() async throws {
        let process = try Fixture.start("brokenPipe")
        try await process.line("broken pipe")
        try await process.line("active")
        process.send(SIGTERM)
        #expect(try await process.end().ending == .status(0))
    }
}
