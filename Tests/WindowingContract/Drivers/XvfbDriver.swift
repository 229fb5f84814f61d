// SPDX-License-Identifier: MIT
import TestDesktops
import Windowing

/// Xvfb without a window manager.
final class XvfbDriver: XDriver {
    init() async throws {
        try await super.init(
            XServer(display: Self.nextName()), isManaged: false,
            obstacles: [
                .limiting: "limits are a window manager's business",
                .touching: "it has no touchscreen", .cancellingTouches: "it has no touchscreen",
                .pluggingScreens: "it has one output", .unpluggingScreens: "it has one output",
                .changingModes: "its output has one mode",
            ],
            absences: [
                .minimizing: "there is no window manager to keep what is minimised",
                .choosingScreens: "there is one screen",
                .switchingScreens: "it has no DPMS extension",
            ])
    }

    override func startAgain(as display: String) async throws -> XServer {
        try await XServer(display: display)
    }
}
