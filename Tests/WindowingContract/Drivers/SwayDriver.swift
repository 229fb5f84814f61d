// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import Windowing
import WindowingWayland

/// sway, controlled by its own messages and by virtual input devices.
@MainActor
final class SwayDriver: DesktopDriver {
    let obstacles: [Deed: String] = [
        .cuttingPopups: "it makes popups that stick out larger instead of smaller",
        .managingScreens: "outputs without listed modes, as all are that have no hardware, count as switched off",
        .limiting: "its messages do not ask what the window wants",
        .unpluggingScreens: "outputs without hardware cannot be switched off, nor taken away",
        .touching: "no protocol of its makes a touchscreen",
        .cancellingTouches: "no protocol of its makes a touchscreen",
    ]
    let absences: [Feature: String] = [
        .maximizing: "its windows tile or float, and are never maximised",
        .minimizing: "it has no place for minimised windows",
    ]

    private static let firstScreen = "HEADLESS-1"

    private var sway: Sway
    private(set) var isSpent = false
    private var buttons: Set<PointerButton> = []
    private var keys: Set<VirtualHand.Key> = []
    private var isChanged = false

    init() async throws {
        sway = try await Sway()
        // Screenshots include the pointer.
        try sway.hand.move(to: Sway.corner)
    }

    func connect() throws -> any WindowSystem {
        try WaylandWindowSystem(displayName: sway.compositor.display, environment: [:])
    }

    var waylandDisplay: String? { sway.compositor.display }

    func reset() async throws {
        for button in buttons { try await setButton(button, isDown: false) }
        for key in keys { try sway.hand.set(key, isDown: false) }
        keys = []
        try sway.hand.move(to: Sway.corner)
        guard isChanged else { return }
        isChanged = false
        try await sway.message(
            "output \(Self.firstScreen) mode --custom \(Sway.size.width)x\(Sway.size.height)@60Hz scale 1 position 0 0")
        sway.hand.area = Sway.size
    }

    // MARK: - Windows

    private func steer(_ window: ClientWindow, _ command: String) async throws {
        try await sway.message("[title=\"^\(window.title)$\"] \(command)")
    }

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        try await steer(window, "move position \(Int(point.x)) \(Int(point.y))")
    }

    func origin(of window: ClientWindow) async throws -> CGPoint {
        guard let frame = try await sway.frame(ofWindowTitled: window.title) else { throw NoMeans(deed: .placing) }
        return frame.origin
    }

    func size(of window: ClientWindow) async throws -> CGSize? {
        try await sway.frame(ofWindowTitled: window.title)?.size
    }

    func picture(of window: ClientWindow) async throws -> Picture? {
        guard let frame = try await sway.frame(ofWindowTitled: window.title),
            let size = window.presented?.pixelSize
        else { return nil }
        let screen = Picture(try await sway.screenshot())
        let scale = screen.size.width / sway.hand.area.width
        return screen.part(Int(frame.minX) * scale, Int(frame.minY) * scale, size)
    }

    func requestClose(_ window: ClientWindow) async throws {
        try await steer(window, "kill")
    }

    func resize(_ window: ClientWindow, to size: CGSize) async throws {
        // sway resizes around the center.
        let corner = try await origin(of: window)
        try await steer(window, "resize set \(Int(size.width)) \(Int(size.height))")
        try await place(window, at: corner)
    }

    func activate(_ window: ClientWindow) async throws {
        try await steer(window, "focus")
    }

    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws {
        // Another workspace, which is not visible.
        try await steer(window, isHidden ? "move container to workspace 9" : "move container to workspace 1")
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        try sway.hand.move(to: point)
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        guard let code = VirtualHand.Button(rawValue: 0x110 + UInt32(button.rawValue)) else {
            throw NoMeans(deed: .pointing)
        }
        if isDown {
            buttons.insert(button)
            try sway.hand.press(code)
        } else {
            buttons.remove(button)
            try sway.hand.release(code)
        }
    }

    func turnWheel(by clicks: Int) async throws {
        try sway.hand.turnWheel(by: clicks)
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        guard let key = VirtualHand.Key(rawValue: code) else { throw NoMeans(deed: .typing) }
        if isDown { keys.insert(key) } else { keys.remove(key) }
        try sway.hand.set(key, isDown: isDown)
    }

    // MARK: - Screens

    func plugInScreen() async throws -> String {
        isSpent = true
        // sway would otherwise move the first output to accommodate the new one.
        try await sway.message("output \(Self.firstScreen) position 0 0")
        let known = try await sway.outputs()
        try await sway.message("create_output")
        guard let name = try await sway.outputs().first(where: { !known.contains($0) }) else {
            throw NoMeans(deed: .pluggingScreens)
        }
        try await sway.message("output \(name) mode --custom 640x480@60Hz scale 1 position \(Sway.size.width) 0")
        sway.hand.area = (Sway.size.width + 640, Sway.size.height)
        return name
    }

    func setMode(_ size: PixelSize) async throws {
        isChanged = true
        try await sway.message("output \(Self.firstScreen) mode --custom \(size.width)x\(size.height)@60Hz")
        sway.hand.area = (size.width, size.height)
    }

    func setScale(_ scale: Int) async throws {
        isChanged = true
        try await sway.message("output \(Self.firstScreen) scale \(scale)")
        sway.hand.area = (Sway.size.width / scale, Sway.size.height / scale)
    }

    func die() async throws {
        sway.compositor.kill()
    }

    func comeBack() async throws {
        try await sway.compositor.waitForEnd()
        sway = try await Sway(in: sway.compositor.folder)
    }
}
