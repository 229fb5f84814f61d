// SPDX-License-Identifier: MIT
public import Foundation
internal import WaylandClient

/// KWin's fake input devices: a pointer, a keyboard, and a touchscreen.
public final class KWinHand: @unchecked Sendable {  // used by one test at a time
    /// A step of a touch.
    public enum TouchPhase: Sendable {
        case down, motion, up
    }

    private let display: Display
    private let input: OrgKdeKwinFakeInput

    /// Creates the devices.
    public init(display path: String) throws {
        display = try Display.connect(to: path)
        let registry = Registry(display)
        try display.roundtrip()
        input = try registry.bind(OrgKdeKwinFakeInput.self)
        input.authenticate(application: "Tests", reason: "Tests of input")
        // KWin loses the first touch of a new device.
        input.touchDown(id: 0, x: 0, y: 0)
        input.touchFrame()
        input.touchUp(id: 0)
        input.touchFrame()
        try display.roundtrip()
    }

    /// Moves the pointer to a position in output coordinates.
    public func move(to point: CGPoint) throws {
        input.pointerMotionAbsolute(x: point.x, y: point.y)
        try display.roundtrip()
    }

    /// Presses or releases a button with a Linux input event code.
    public func setButton(_ code: UInt32, isDown: Bool) throws {
        input.button(button: code, state: isDown ? 1 : 0)
        try display.roundtrip()
    }

    /// Turns the wheel by whole clicks; positive toward the end of the content.
    public func turnWheel(by clicks: Int) throws {
        input.axis(axis: 0, value: Double(clicks * 15))
        try display.roundtrip()
    }

    /// Presses or releases a key with a Linux input event code.
    public func setKey(_ code: UInt32, isDown: Bool) throws {
        input.keyboardKey(button: code, state: isDown ? 1 : 0)
        try display.roundtrip()
    }

    /// Moves, presses, or lifts a finger.
    public func touch(_ finger: UInt32, _ phase: TouchPhase, at point: CGPoint) throws {
        switch phase {
        case .down: input.touchDown(id: finger, x: point.x, y: point.y)
        case .motion: input.touchMotion(id: finger, x: point.x, y: point.y)
        case .up: input.touchUp(id: finger)
        }
        input.touchFrame()
        try display.roundtrip()
    }

    /// Cancels the current touches.
    public func cancelTouches() throws {
        input.touchCancel()
        try display.roundtrip()
    }
}
