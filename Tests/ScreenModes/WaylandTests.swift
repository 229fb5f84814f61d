// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import TestProcesses
import Testing

/// The program on a compositor that lets clients manage its outputs.
@Suite
struct WaylandTests {
    private let compositor: TestCompositor

    init() throws {
        var options = CompositorOptions()
        var left = DeskOutput.Settings(name: "LEFT-1")
        left.otherModes = [(1280, 720, 60_000), (800, 600, 75_000)]
        let right = DeskOutput.Settings(name: "RIGHT-1", mode: (1920, 1080, 59_940), logical: (1280, 0, 1920, 1080))
        var off = DeskOutput.Settings(name: "OFF-1")
        off.isEnabled = false
        options.outputs = [left, right, off]
        compositor = try TestCompositor(options)
    }

    private func start(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(
            .built("screenmodes"), arguments, environment: ["WAYLAND_DISPLAY": compositor.displayName])
    }

    private func width(of output: Int) throws -> Int32 {
        try compositor.perform { $0.outputs[output].settings.mode.width }
    }

    @Test func `Lists outputs that are on and off, with all their modes`() async throws {
        let report = try await start("list").end()
        #expect(report.ending == .status(0), "\(report)")
        #expect(report.output.contains("LEFT-1  Make Model S-LEFT-1\n"))
        #expect(report.output.contains("modes      1280x720@60  current, preferred\n             800x600@75\n"))
        #expect(report.output.contains("RIGHT-1"))
        #expect(report.output.contains("OFF-1  Make Model S-OFF-1  (off)"))
        #expect(report.output.contains("Changes use zwlr_output_manager_v1."))
    }

    @Test func `Lists the missing interfaces if none is available`() async throws {
        let bare = try TestCompositor(CompositorOptions().without("zwlr_output_manager_v1"))
        let environment = ["WAYLAND_DISPLAY": bare.displayName]
        let list = try await ChildProcess(.built("screenmodes"), ["list"], environment: environment).end()
        #expect(list.ending == .status(0))
        #expect(list.output.contains("TEST-1"))
        #expect(list.output.contains("\n  zwlr_output_manager_v1: the compositor does not offer it"))
        let set = try await ChildProcess(
            .built("screenmodes"), ["set", "TEST-1", "800x600"], environment: environment
        ).end()
        #expect(set.ending == .status(1))
        #expect(set.errors.contains("zwlr_output_manager_v1"))
    }

    @Test func `Keeps a confirmed change`() async throws {
        let report = try await start("set", "LEFT-1", "800x600", "--scale", "1.5", "--confirm").end()
        #expect(report.ending == .status(0), "\(report)")
        let settings = try compositor.perform { $0.outputs[0].settings }
        #expect(settings.mode.width == 800)
        #expect(settings.fraction == 1.5)
        #expect(try width(of: 1) == 1920)
    }

    @Test func `Reverts automatically and when it is terminated`() async throws {
        let timed = try await start("set", "LEFT-1", "800x600", "--for", "1").end()
        #expect(timed.ending == .status(0), "\(timed)")
        #expect(try width(of: 0) == 1280)

        let stopped = try start("set", "LEFT-1", "800x600", "--for", "600")
        try await compositor.wait(for: { $0.outputs[0].settings.mode.width == 800 })
        stopped.send(SIGTERM)
        #expect(try await stopped.end().ending == .status(0))
        #expect(try width(of: 0) == 1280)
    }

    @Test func `Reports that the compositor refused a change`() async throws {
        try compositor.perform { $0.outputPolicy = .refuse }
        let report = try await start("set", "LEFT-1", "800x600", "--confirm").end()
        #expect(report.ending == .status(1))
        #expect(report.errors.contains("refused to change the screens by zwlr_output_manager_v1"))
    }

    @Test func `Fails modes that aren't set, and restores the screens`() async throws {
        try compositor.perform { $0.outputPolicy = .refuse }
        let report = try await start("test", "LEFT-1", "--seconds", "0.1").end()
        #expect(report.ending == .status(1), "\(report)")
        #expect(report.lines.filter { $0.contains("  FAIL") }.count == 2)
        #expect(report.lines.last == "0 of 2 modes passed. The screens are restored.")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `Restores the modes when the test is stopped`(signal: Int32) async throws {
        let walk = try start("test", "LEFT-1", "--seconds", "0.1")
        try await compositor.wait(for: { $0.outputs[0].settings.mode.width == 800 })
        walk.send(signal)
        let report = try await walk.end()
        #expect(report.ending == .status(1), "\(report)")
        #expect(try width(of: 0) == 1280)
        #expect(report.output.contains("The screens are restored."))
    }

    @Test(arguments: [["test", "LEFT-1", "--seconds", "0.1"], ["set", "LEFT-1", "800x600", "--for", "600"]])
    func `Restores the modes even when it is killed`(arguments: [String]) async throws {
        let program = try ChildProcess(
            .built("screenmodes"), arguments, environment: ["WAYLAND_DISPLAY": compositor.displayName])
        try await compositor.wait(for: { $0.outputs[0].settings.mode.width == 800 })
        program.send(SIGKILL)
        #expect(try await program.end().ending == .signal(SIGKILL))
        try await compositor.wait(for: { $0.outputs[0].settings.mode.width == 1280 })
    }

    @Test func `Prints a line for each screen that is connected, disconnected, or changed`() async throws {
        let watch = try start("watch")
        try await watch.line("RIGHT-1 connected 1920x1080@59.94")
        try await watch.line("OFF-1 connected off")
        try compositor.perform { $0.outputs[0].update { $0.setMode((800, 600, 75_000)) } }
        try await watch.line("LEFT-1 mode 800x600@75")
        try compositor.perform { $0.outputs[0].update { $0.setScale(2) } }
        try await watch.line("LEFT-1 scale 2")
        watch.send(SIGINT)
        #expect(try await watch.end().ending == .status(0))
    }

    @Test func `Ends with an error message when the compositor exits`() async throws {
        let other = try TestCompositor()
        let watch = try ChildProcess(
            .built("screenmodes"), ["watch"], environment: ["WAYLAND_DISPLAY": other.displayName])
        try await watch.line("TEST-1 connected")
        other.die()
        let report = try await watch.end()
        #expect(report.ending == .status(1))
        #expect(report.errors.hasPrefix("screenmodes: The connection to the display"))
    }
}
