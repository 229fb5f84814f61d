// SPDX-License-Identifier: MIT
public import Foundation
public import TestProcesses

/// A compositor process running Mutter on a message bus of its own, without server-side decorations: one output of
/// 800 × 600 points, in the middle of which windows open.
public final class Mutter: Sendable {
    /// Whether Mutter and the tools it needs here are installed.
    public static let isInstalled =
        Program.areInstalled("mutter", "pipewire", "dbus-run-session") && DesktopScript.isInstalled
    /// The output's size in points.
    public static let size = (width: 800, height: 600)

    /// The process.
    public let compositor: DesktopProcess
    private let script: DesktopScript

    /// Starts Mutter.
    ///
    /// In the directory of one that has ended it reuses the socket's name.
    public init(in folder: TemporaryFolder? = nil) async throws {
        let folder = try folder ?? TemporaryFolder()
        let announcer = try await DesktopProcess.announcer(in: folder)
        try FileManager.default.createDirectory(
            atPath: folder.path(of: "config/glib-2.0/settings"), withIntermediateDirectories: true)
        _ = try folder.write(
            """
            [org/gnome/mutter]
            center-new-windows=true
            edge-tiling=false
            auto-maximize=false

            """, to: "config/glib-2.0/settings/keyfile")
        // Streams, without which there are no absolute positions, need pipewire. Mutter ends with its command.
        let session = """
            pipewire >/dev/null 2>&1 &
            exec mutter --headless --wayland --no-x11 --wayland-display wayland-mutter --virtual-monitor "$1" \\
                -- sh -c '"$0"; exec tail -f /dev/null' "$2"
            """
        compositor = try await DesktopProcess(
            Program.required("dbus-run-session"),
            ["--", "sh", "-c", session, "sh", "\(Self.size.width)x\(Self.size.height)", announcer],
            environment: ["XDG_CONFIG_HOME": folder.path(of: "config"), "GSETTINGS_BACKEND": "keyfile"], in: folder)
        script = try await DesktopScript("mutter", ["Meta-0"], environment: compositor.busEnvironment)
        // Mutter loses the first touch of a new device.
        try await touch(0, .down, at: .zero)
        try await touch(0, .up, at: .zero)
    }

    /// A step of a touch.
    public enum TouchPhase: String, Sendable {
        case down, motion, up
    }

    /// Moves the pointer to a position in output coordinates.
    public func movePointer(to point: CGPoint) async throws {
        try await script.perform("move", "\(point.x)", "\(point.y)")
    }

    /// Presses or releases a button with a Linux input event code.
    public func setButton(_ code: UInt32, isDown: Bool) async throws {
        try await script.perform("button", "\(code)", isDown ? "1" : "0")
    }

    /// Turns the wheel by whole clicks; positive toward the end of the content.
    public func turnWheel(by clicks: Int) async throws {
        try await script.perform("wheel", "\(clicks)")
    }

    /// Presses or releases a key with a Linux input event code.
    public func setKey(_ code: UInt32, isDown: Bool) async throws {
        try await script.perform("key", "\(code)", isDown ? "1" : "0")
    }

    /// Presses and releases a key while others are held.
    public func type(_ code: UInt32, with modifiers: UInt32...) async throws {
        for modifier in modifiers { try await setKey(modifier, isDown: true) }
        for isDown in [true, false] { try await setKey(code, isDown: isDown) }
        for modifier in modifiers.reversed() { try await setKey(modifier, isDown: false) }
    }

    /// Moves, presses, or lifts a finger.
    public func touch(_ finger: Int, _ phase: TouchPhase, at point: CGPoint) async throws {
        try await script.perform("touch", phase.rawValue, "\(finger)", "\(point.x)", "\(point.y)")
    }
}
