// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// The program on an X server with outputs that can be changed.
@Suite(.enabled(if: XServer.isDummyInstalled))
struct XorgTests {
    /// A server with its files, which it needs as long as it runs.
    private struct Desktop {
        let server: XServer
        private let folder: TemporaryFolder

        init(outputs: Int = 1) async throws {
            folder = try TemporaryFolder()
            server = try await XServer.dummy(in: folder, outputs: outputs)
        }
    }

    private func start(_ arguments: String..., on desktop: Desktop) throws -> ChildProcess {
        try ChildProcess(.built("screenmodes"), arguments, environment: ["DISPLAY": desktop.server.display])
    }

    /// The size of the mode that is shown.
    private func current(_ desktop: Desktop) async throws -> String {
        let report = try await start("list", on: desktop).end()
        let line = try #require(report.lines.first { $0.contains("  current") }, "\(report)")
        let size = line.split(separator: " ").first { $0.contains("@") }?.split(separator: "@").first
        return String(try #require(size))
    }

    @Test func `Changes a screen through RandR and reverts it`() async throws {
        let desktop = try await Desktop()
        let list = try await start("list", on: desktop).end()
        #expect(list.output.contains("Changes use RandR."), "\(list)")
        let original = try await current(desktop)

        let back = try await start("set", "DUMMY0", "640x480", "--for", "1", on: desktop).end()
        #expect(back.ending == .status(0), "\(back)")
        #expect(try await current(desktop) == original)

        let kept = try await start("set", "DUMMY0", "640x480", "--confirm", on: desktop).end()
        #expect(kept.ending == .status(0), "\(kept)")
        #expect(try await current(desktop) == "640x480")
    }

    @Test func `Reports external changes`() async throws {
        let desktop = try await Desktop()
        let watch = try start("watch", on: desktop)
        try await watch.line("DUMMY0 connected")
        _ = try await start("set", "DUMMY0", "640x480", "--confirm", on: desktop).end()
        try await watch.line("DUMMY0 mode 640x480")
        watch.send(SIGINT)
        #expect(try await watch.end().ending == .status(0))
    }

    @Test func `Reports that X has one scale for all screens`() async throws {
        let desktop = try await Desktop()
        let report = try await start("set", "DUMMY0", "--scale", "2", "--for", "1", on: desktop).end()
        #expect(report.ending == .status(1))
        #expect(report.errors.contains("refused to change the screens by RandR"), "\(report)")
    }

    @Test func `Tests every mode of all screens and restores them`() async throws {
        let desktop = try await Desktop(outputs: 3)
        let before = try await start("list", "--json", on: desktop).end()
        let report = try await start("test", "--seconds", "0.1", on: desktop).end()
        #expect(report.ending == .status(0), "\(report)")
        let passed = report.lines.filter { $0.contains("  pass") }
        for output in ["DUMMY0", "DUMMY1", "DUMMY2"] {
            for size in ["800x600", "640x480"] {
                #expect(passed.contains { $0.contains(output) && $0.contains(size) }, "\(report)")
            }
        }
        #expect(report.lines.last == "\(passed.count) of \(passed.count) modes passed. The screens are restored.")
        #expect(try await start("list", "--json", on: desktop).end().output == before.output)
    }

    @Test func `Restores all screens when the test is killed`() async throws {
        let desktop = try await Desktop(outputs: 2)
        let before = try await start("list", "--json", on: desktop).end().output
        let walk = try start("test", "DUMMY0", "DUMMY1", "--seconds", "0.1", on: desktop)
        // The first screen now shows the second of its modes.
        try await walk.wait(for: "the second screen") { $0.errors.contains(" 3/") ? () : nil }
        walk.send(SIGKILL)
        #expect(try await walk.end().ending == .signal(SIGKILL))
        // The guard that it leaves behind needs a moment.
        while try await start("list", "--json", on: desktop).end().output != before {}
    }
}
