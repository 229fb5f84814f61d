// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Windowing
import WindowingWayland

/// Mutter, controlled by its remote desktop's devices alone, as by a user.
///
/// A window's position is known because new windows open in the middle, and because it is moved with the pointer.
@MainActor
final class MutterDriver: DesktopDriver {
    private static let noSteering = "no other program can steer its windows"
    private static let fixedOutputs = "its outputs are those of its command line, with one mode each"

    let obstacles: [Deed: String] = [
        .picturing: "screenshots belong to its shell",
        .measuring: noSteering, .resizing: noSteering, .limiting: noSteering,
        .hiding: "only its shell shows a minimized window again",
        .cancellingTouches: "its remote touchscreen claims none",
        .cuttingPopups: "its popups slide, and keep their size",
        .pluggingScreens: fixedOutputs, .unpluggingScreens: fixedOutputs, .changingModes: fixedOutputs,
        .scaling: "an output of that size has one scale",
    ]
    let absences: [Feature: String] = [
        .minimizing: "a minimized window gets no state from its version of xdg-shell",
        .choosingScreens: "there is one screen",
        .changingScreens: "it has no such protocol",
        .switchingScreens: "it has no such protocol",
        .inhibitingIdle: "it has no such protocol",
    ]

    private enum Key {
        static let escape: UInt32 = 1
        static let f4: UInt32 = 62
        static let leftShift: UInt32 = 42
        static let leftAlt: UInt32 = 56
        static let leftMeta: UInt32 = 125
    }

    let wheelDistance: CGFloat = 10

    private var mutter: Mutter
    private var buttons: Set<UInt32> = []
    private var keys: Set<UInt32> = []
    /// The positions of windows that have been moved.
    private var origins: [String: CGPoint] = [:]
    private static let corner = CGPoint(x: 799, y: 599)

    init() async throws {
        mutter = try await Mutter()
        try await mutter.movePointer(to: Self.corner)
        // The seat has a keyboard from the first key on.
        try await mutter.type(Key.leftShift)
    }

    func connect() throws -> any WindowSystem {
        try WaylandWindowSystem(displayName: mutter.compositor.display, environment: [:])
    }

    var waylandDisplay: String? { mutter.compositor.display }

    func reset() async throws {
        for button in buttons { try await mutter.setButton(button, isDown: false) }
        for key in keys { try await mutter.setKey(key, isDown: false) }
        (buttons, keys, origins) = ([], [], [:])
        try await mutter.movePointer(to: Self.corner)
    }

    // MARK: - Windows

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        let old = try await origin(of: window)
        try await activate(window)
        try await confirm(old, of: window)
        defer { window.forgetEvents() }
        guard old != point else { return try await mutter.movePointer(to: Self.corner) }
        // With this key, a window can be dragged by its content.
        let grip = CGPoint(x: window.currentSize.width / 2, y: window.currentSize.height / 2)
        try await mutter.movePointer(to: CGPoint(x: old.x + grip.x, y: old.y + grip.y))
        try await mutter.setKey(Key.leftMeta, isDown: true)
        try await mutter.setButton(0x110, isDown: true)
        // A drag begins after some distance.
        try await mutter.movePointer(to: CGPoint(x: old.x + grip.x + 20, y: old.y + grip.y + 20))
        try await mutter.movePointer(to: CGPoint(x: point.x + grip.x, y: point.y + grip.y))
        try await mutter.setButton(0x110, isDown: false)
        try await mutter.setKey(Key.leftMeta, isDown: false)
        origins[window.title] = point
        try await confirm(point, of: window)
        try await mutter.movePointer(to: Self.corner)
        try await window.settle()
    }

    /// Waits until the window has that position and no transform: a new one grows to its size.
    private func confirm(_ origin: CGPoint, of window: ClientWindow) async throws {
        var location = CGPoint(x: 11, y: 12)
        let isThere = try await Patience.eventually {
            location.x = 23 - location.x
            try await mutter.movePointer(to: CGPoint(x: origin.x + location.x, y: origin.y + location.y))
            try await window.settle()
            return window.pointerEvents.last?.location == location
        }
        guard isThere else { throw Client.Missed(event: "\(window.title) at \(origin)") }
    }

    func origin(of window: ClientWindow) async throws -> CGPoint {
        let size = window.currentSize
        return origins[window.title]
            ?? CGPoint(
                x: ((CGFloat(Mutter.size.width) - size.width) / 2).rounded(.down),
                y: ((CGFloat(Mutter.size.height) - size.height) / 2).rounded(.down))
    }

    func requestClose(_ window: ClientWindow) async throws {
        try await activate(window)
        try await mutter.type(Key.f4, with: Key.leftAlt)
    }

    func activate(_ window: ClientWindow) async throws {
        guard !window.states.contains(.activated) else { return }
        // The next window.
        try await mutter.type(Key.escape, with: Key.leftAlt)
        try await window.wait(for: "its activation") { $0.states.contains(.activated) }
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        try await mutter.movePointer(to: point)
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        let code = 0x110 + UInt32(button.rawValue)
        if isDown { buttons.insert(code) } else { buttons.remove(code) }
        try await mutter.setButton(code, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws {
        try await mutter.turnWheel(by: clicks)
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        if isDown { keys.insert(code) } else { keys.remove(code) }
        try await mutter.setKey(code, isDown: isDown)
    }

    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        switch phase {
        case .began: try await mutter.touch(finger, .down, at: point)
        case .moved: try await mutter.touch(finger, .motion, at: point)
        case .ended: try await mutter.touch(finger, .up, at: point)
        case .cancelled: throw NoMeans(deed: .cancellingTouches)
        }
    }

    func die() async throws {
        mutter.compositor.kill()
    }

    func comeBack() async throws {
        try await mutter.compositor.waitForEnd()
        origins = [:]
        mutter = try await Mutter(in: mutter.compositor.folder)
    }
}
