// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import TestProcesses
import Testing
import WaylandServer

@Suite("Application process")
struct UIApplicationMainTests {
    @Test("It launches, becomes active, and exits with its last window")
    func life() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open(on: compositor)
        #expect(try compositor.perform { $0.toplevel?.title } == "Fixture")
        #expect(try compositor.perform { $0.toplevel?.applicationIdentifier } == "PlatformFixture")
        try compositor.perform { $0.toplevel?.requestClose() }
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.lines == ["launched", "active", "will terminate"])
        #expect(report.errors == "")
    }

    @Test("The exit of the compositor is reported to the delegate and ends the process with an error")
    func lostDisplay() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open(on: compositor)
        compositor.die()
        let report = try await process.end()
        #expect(report.ending == .status(1))
        let loss = "The connection to the display \"\(compositor.displayName)\" was lost: "
        try #require(report.lines.count == 4)
        #expect(report.lines[2].hasPrefix("lost: \(loss)"))
        #expect(report.lines[3] == "will terminate")
        #expect(report.errors.hasPrefix("shoji: \(loss)"))
        #expect(report.errors.count { $0 == "\n" } == 1)
    }

    @Test("When the compositor restarts, the window is shown again and the process continues")
    func regainedDisplay() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open(on: compositor, timeLimit: 600)
        compositor.die()
        try await compositor.comeBack()
        try await compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > 0 }
        #expect(try compositor.perform { $0.toplevel?.title } == "Fixture")
        try compositor.perform { $0.toplevel?.requestClose() }
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.lines.contains("regained") && report.lines.last == "will terminate")
    }

    @Test("A protocol error is reported with the compositor's message, and ends the process if it repeats")
    func protocolError() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open(on: compositor, timeLimit: 600)
        try compositor.perform { $0.toplevel?.resource.postError(code: 2, message: "too small") }
        _ = try await process.line("regained")
        try await compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > 0 }
        try compositor.perform { $0.toplevel?.resource.postError(code: 2, message: "too small") }
        let report = try await process.end()
        #expect(report.ending == .status(1))
        let sentence = "The Wayland compositor ended the connection: error 2 on xdg_toplevel: too small."
        #expect(report.lines.count { $0 == "lost: \(sentence)" } == 2)
        #expect(report.lines.last == "will terminate")
        #expect(report.errors.contains("shoji: \(sentence)\n"))
    }

    @Test("Timers, queues, operations, tasks, and notifications are all executed", arguments: [false, true])
    func loops(isOnDesktop: Bool) async throws {
        let compositor = isOnDesktop ? try TestCompositor() : nil
        let process =
            if let compositor { try await Fixture.open("loops", on: compositor) } else { try Fixture.start("loops") }
        let expected: Set = [
            "fired timer", "fired notification", "fired main queue", "fired main queue later", "fired operation",
            "fired run loop", "fired task", "fired continuation",
        ]
        let fired = try await process.wait(for: "everything to fire") { report in
            let fired = report.lines.filter { $0.hasPrefix("fired ") || $0.hasPrefix("continuation") }
            return fired.count >= expected.count ? fired : nil
        }
        // Each exactly once.
        #expect(fired.sorted() == expected.sorted())
        process.send(SIGTERM)
        #expect(try await process.end().ending == .status(0))
        withExtendedLifetime(compositor) {}
    }
}
