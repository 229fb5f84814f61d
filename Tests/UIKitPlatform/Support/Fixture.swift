// SPDX-License-Identifier: MIT
import TestCompositor
import TestProcesses

/// The application that says what happens to it.
enum Fixture {
    /// Starts it on the display that `environment` leads to.
    static func start(_ habit: String? = nil, _ environment: [String: String] = [:]) throws -> ChildProcess {
        try ChildProcess(Program.built("PlatformFixture"), habit.map { [$0] } ?? [], environment: environment)
    }

    /// Starts it on a compositor and waits until its window is seen there.
    ///
    /// Without that compositor it waits for another for so many seconds.
    static func open(
        _ habit: String? = nil, on compositor: TestCompositor, patience: Int = 0
    ) async throws -> ChildProcess {
        let process = try start(
            habit, ["WAYLAND_DISPLAY": compositor.displayName, "SHOJI_RECONNECT": "\(patience)"])
        try await compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > 0 }
        return process
    }
}
