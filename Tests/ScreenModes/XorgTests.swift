// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

/// The program on an X server with outputs that can be changed.
@Suite(.enabled(if: DummyServer.isInstalled), .timeLimit(.minutes(15)))
struct XorgTests {
    private func start(_ arguments: String..., on server: DummyServer) throws -> ChildProcess {
        try ChildProcess(.built("screenmodes"), arguments, environment: ["DISPLAY": server.display])
    }

    /// The size of the mode that is shown.
    private func current(_ server: DummyServer) async throws -> String {
        let report = try await start("list", on: server).end()
        let line = try #require(report.lines.first { $0.contains("  current") }, "\(report)")
        let size = line.split(separator: " ").first { $0.contains("@") }?.split(separator: "@").first
        return String(try #require(size))
    }

    @Test func `Changes a screen through RandR and changes it back`() async throws {
        let server = try await DummyServer()
        let list = try await start("list", on: server).end()
        #expect(list.output.contains("Changes go by RandR."), "\(list)")
        let original = try await current(server)

        let back = try await start("set", "DUMMY0", "640x480", "--for", "1", on: server).end()
        #expect(back.ending == .status(0), "\(back)")
        #expect(try await current(server) == original)

        let kept = try await start("set", "DUMMY0", "640x480", "--confirm", on: server).end()
        #expect(kept.ending == .status(0), "\(kept)")
        #expect(try await current(server) == "640x480")
    }

    @Test func `Tells changes from elsewhere`() async throws {
        let server = try await DummyServer()
        let watch = try start("watch", on: server)
        try await watch.line("DUMMY0 connected")
        _ = try await start("set", "DUMMY0", "640x480", "--confirm", on: server).end()
        try await watch.line("DUMMY0 mode 640x480")
        watch.send(SIGINT)
        #expect(try await watch.end().ending == .status(0))
    }

    @Test func `Says that X has one scale for all screens`() async throws {
        let server = try await DummyServer()
        let report = try await start("set", "DUMMY0", "--scale", "2", "--for", "1", on: server).end()
        #expect(report.ending == .status(1))
        #expect(report.errors.contains("refused to change the screens by RandR"), "\(report)")
    }
}
