// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import Windowing
import WindowingWayland

/// weston, which has few external controls.
@MainActor
final class WestonDriver: DesktopDriver {
    private static let noDevices = "its headless backend has no devices, and no protocol makes any"
    private static let noSteering = "no other program can steer its windows"

    let obstacles: [Deed: String] = [
        .placing: noSteering, .measuring: noSteering, .closing: noSteering, .resizing: noSteering,
        .limiting: noSteering,
        .activating: noSteering, .hiding: noSteering, .pointing: noDevices, .typing: noDevices, .repeating: noDevices,
        .dragging: noDevices, .touching: noDevices, .cancellingTouches: noDevices,
        .pluggingScreens: "its outputs are those of its command line",
        .unpluggingScreens: "its outputs are those of its command line",
        .changingModes: "its outputs are those of its command line",
        .scaling: "its outputs are those of its command line",
    ]
    let absences: [Feature: String] = [
        .minimizing: "xdg-shell has no word for it",
        .choosingScreens: "there is one screen",
        .clipboard: "a selection belongs to a seat, and there is none",
        .primarySelection: "it has no such protocol",
        .dragging: "there is nothing to drag with",
        .changingScreens: "it has no such protocol",
        .switchingScreens: "it has no such protocol",
        .inhibitingIdle: "it has no such protocol",
        .activationTokens: "it has no such protocol",
        .foreignDialogs: "it has no such protocol",
    ]

    private var weston: Weston

    init() async throws {
        weston = try await Weston()
    }

    func connect() throws -> any WindowSystem {
        try WaylandWindowSystem(displayName: weston.compositor.display, environment: [:])
    }

    var waylandDisplay: String? { weston.compositor.display }

    /// The window is located by the corners of its quarters.
    func picture(of window: ClientWindow) async throws -> Picture? {
        guard let size = window.presented?.pixelSize else { return nil }
        let screen = try await weston.screenshot()
        let all = Picture(screen)
        let colors = window.quarters.colors
        for y in 0...max(0, all.size.height - size.height) {
            for x in 0...max(0, all.size.width - size.width) {
                let (right, bottom) = (x + size.width - 1, y + size.height - 1)
                if all[x, y] == colors[0], all[right, y] == colors[1], all[x, bottom] == colors[2],
                    all[right, bottom] == colors[3]
                {
                    return all.part(x, y, size)
                }
            }
        }
        return nil
    }

    func die() async throws {
        weston.compositor.kill()
    }

    func comeBack() async throws {
        try await weston.compositor.waitForEnd()
        weston = try await Weston(in: weston.compositor.folder)
    }
}
