// SPDX-License-Identifier: MIT
import TestCompositor
import TestProcesses

/// The fixture application, which reports its events.
enum Fixture {
    /// Starts the application on the display that `environment` specifies.
    static func start(_ habit: String? = nil, _ environment: [String: String] = [:]) throws -> ChildProcess {
        try ChildProcess(Program.built("PlatformFixture"), habit.map { [$0] } ?? [], environment: environment)
    }

    /// Starts the application on a compositor, and waits until its window is visible there.
    ///
    /// If that compositor exits, the application waits for another one for the given number of seconds.
    static func open(
        _ habit: String? = nil, on compositor: TestCompositor, timeLimit: Int = 0
    ) async throws -> ChildProcess {
        let process = try start(
            habit, ["WAYLAND_DISPLAY": compositor.displayName, "SHOJI_RECONNECT": "\(timeLimit)"])
        try await compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > 0 }
        return process
    }
}
