// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import Windowing
import WindowingWayland

/// KWin, controlled by its scripts and by fake input devices.
@MainActor
final class KWinDriver: DesktopDriver {
    private static let fixedOutputs = "outputs without hardware have the one mode of its command line"

    let obstacles: [Deed: String] = [
        .limiting: "its scripts do not ask what the window wants",
        .cancellingTouches: "its fake touchscreen claims none",
        .turningWheel: "its fake wheel has no clicks",
        .cuttingPopups: "its popups slide, and keep their size",
        .leavingPopups: "its popups slide",
        .movingFixedPopups: "only reactive popups follow a window that a script moves",
        .pluggingScreens: fixedOutputs, .unpluggingScreens: fixedOutputs, .changingModes: fixedOutputs,
        .scaling: "only a client can ask for that",
    ]
    let absences: [Feature: String] = [
        .minimizing: "a minimized window gets no state from its version of xdg-shell",
        .choosingScreens: "there is one screen",
    ]

    let returnsKeyboardWithKey = true

    private var kwin: KWin
    private var buttons: Set<UInt32> = []
    private var keys: Set<UInt32> = []
    private static let corner = CGPoint(x: 799, y: 599)

    init() async throws {
        kwin = try await KWin()
        try kwin.hand.move(to: Self.corner)
    }

    func connect() throws -> any WindowSystem {
        try WaylandWindowSystem(displayName: kwin.display, environment: [:])
    }

    var waylandDisplay: String? { kwin.display }

    func reset() async throws {
        for button in buttons { try kwin.hand.setButton(button, isDown: false) }
        for key in keys { try kwin.hand.setKey(key, isDown: false) }
        (buttons, keys) = ([], [])
        try kwin.hand.move(to: Self.corner)
    }

    // MARK: - Windows

    private func frame(of window: ClientWindow) async throws -> CGRect {
        guard let frame = try await kwin.frame(ofWindowTitled: window.title) else { throw NoMeans(deed: .placing) }
        return frame
    }

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        try await kwin.place(window.title, at: point)
    }

    func origin(of window: ClientWindow) async throws -> CGPoint { try await frame(of: window).origin }

    func size(of window: ClientWindow) async throws -> CGSize? {
        try await kwin.frame(ofWindowTitled: window.title)?.size
    }

    func picture(of window: ClientWindow) async throws -> Picture? {
        guard let frame = try await kwin.frame(ofWindowTitled: window.title), let size = window.presented?.pixelSize
        else { return nil }
        return Picture(try await kwin.screenshot()).part(Int(frame.minX), Int(frame.minY), size)
    }

    func requestClose(_ window: ClientWindow) async throws {
        try await kwin.close(window.title)
    }

    func resize(_ window: ClientWindow, to size: CGSize) async throws {
        try await kwin.resize(window.title, to: size)
    }

    func activate(_ window: ClientWindow) async throws {
        try await kwin.activate(window.title)
    }

    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws {
        try await kwin.setMinimized(isHidden, window.title)
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        try kwin.hand.move(to: point)
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        let code = 0x110 + UInt32(button.rawValue)
        if isDown { buttons.insert(code) } else { buttons.remove(code) }
        try kwin.hand.setButton(code, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws {
        try kwin.hand.turnWheel(by: clicks)
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        if isDown { keys.insert(code) } else { keys.remove(code) }
        try kwin.hand.setKey(code, isDown: isDown)
    }

    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        switch phase {
        case .began: try kwin.hand.touch(UInt32(finger), .down, at: point)
        case .moved: try kwin.hand.touch(UInt32(finger), .motion, at: point)
        case .ended: try kwin.hand.touch(UInt32(finger), .up, at: point)
        case .cancelled: throw NoMeans(deed: .cancellingTouches)
        }
    }

    func die() async throws {
        kwin.compositor.kill()
    }

    func comeBack() async throws {
        try await kwin.compositor.waitForEnd()
        kwin = try await KWin(in: kwin.compositor.folder)
    }
}
