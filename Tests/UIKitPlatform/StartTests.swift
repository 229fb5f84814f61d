// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import TestProcesses
import Testing

/// The error messages of an application that cannot be launched.
@Suite("Launch errors")
struct StartTests {
    /// Starts an application that exits, and returns its standard error.
    ///
    /// Its standard output must be empty.
    private func complaint(_ environment: [String: String]) async throws -> String {
        let report = try await Fixture.start(nil, environment).end()
        #expect(report.ending == .status(1))
        #expect(report.output == "")
        return report.errors
    }

    @Test("A missing display is named", arguments: [nil, "wayland"])
    func noDisplay(backend: String?) async throws {
        let folder = try TemporaryFolder()
        let environment = [
            "WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": folder.path, "SHOJI_DISPLAY": backend ?? "",
        ]
        #expect(
            try await complaint(environment) == """
                PlatformFixture: Cannot connect to the Wayland display "\(folder.path)/wayland-9": \
                no compositor has a socket of that name.

                """)
    }

    @Test("A file that is not a compositor's socket refuses the connection")
    func noCompositor() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "wayland-9")
        #expect(
            try await complaint(["WAYLAND_DISPLAY": path])
                == "PlatformFixture: Cannot connect to the Wayland display \"\(path)\": Connection refused.\n")
    }

    @Test("An invalid setting is reported with the valid values")
    func nonsense() async throws {
        #expect(
            try await complaint(["SHOJI_DISPLAY": "nonsense"])
                == "PlatformFixture: SHOJI_DISPLAY is \"nonsense\"; expected wayland, x11 or headless.\n")
        let sentence = try await complaint(["SHOJI_HEADLESS": "huge"])
        #expect(sentence.hasPrefix("PlatformFixture: SHOJI_HEADLESS is \"huge\"; expected "))
        #expect(sentence.count { $0 == "\n" } == 1)
    }

    @Test("An invalid appearance is reported with the valid values")
    func appearance() async throws {
        #expect(
            try await complaint(["SHOJI_APPEARANCE": "sepia"])
                == "PlatformFixture: SHOJI_APPEARANCE is \"sepia\"; expected light or dark.\n")
    }

    @Test("A missing script and a failing one end the application with status 1")
    func script() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "missing.script")
        let missing = try await Fixture.start(nil, ["SHOJI_SCRIPT": path]).end()
        #expect(missing.ending == .status(1))
        #expect(missing.errors == "shoji: The script \"\(path)\" cannot be read: No such file or directory.\n")
        let wrong = try await Fixture.start(nil, ["SHOJI_SCRIPT": folder.write("expect Hello\n", to: "script")]).end()
        #expect(wrong.ending == .status(1))
        #expect(
            wrong.errors == """
                shoji: Script, line 1: expected a view named "Hello", or with that label or text; none can be seen.

                """)
        let right = try await Fixture.start(nil, ["SHOJI_SCRIPT": folder.write("quit\n", to: "script")]).end()
        #expect(right.ending == .status(0))
        #expect(right.lines.last == "will terminate")
        #expect(right.errors == "")
    }

    @Test("A compositor without xdg_wm_base is reported")
    func noShell() async throws {
        let compositor = try TestCompositor(CompositorOptions().without("xdg_wm_base"))
        #expect(
            try await complaint(["WAYLAND_DISPLAY": compositor.displayName])
                == "PlatformFixture: The Wayland compositor does not offer xdg_wm_base; version 1 or later is needed.\n"
        )
    }

    @Test("A compositor with an outdated protocol version is reported")
    func tooOld() async throws {
        let compositor = try TestCompositor(CompositorOptions().offering("wl_compositor", version: 3))
        #expect(
            try await complaint(["WAYLAND_DISPLAY": compositor.displayName])
                == "PlatformFixture: The Wayland compositor offers wl_compositor version 3; version 4 is needed.\n")
    }

    @Test("An application runs without any display")
    func headless() async throws {
        let process = try Fixture.start()
        try await process.line("active")
        process.send(SIGTERM)
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
    }
}
