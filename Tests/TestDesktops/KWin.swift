// SPDX-License-Identifier: MIT
public import Foundation
package import Graphics
public import TestProcesses

/// A compositor process running KWin on a message bus of its own, with server-side decorations: one output of 800 × 600
/// points.
public final class KWin: Sendable {
    /// Whether KWin and the tools it needs here are installed.
    public static let isInstalled =
        Program.areInstalled("kwin_wayland", "dbus-run-session", "install") && DesktopScript.isInstalled
    /// The output's size in points.
    public static let size = (width: 800, height: 600)

    /// The process.
    public let compositor: DesktopProcess
    /// The path of the Wayland socket for clients whose programs are large.
    public let display: String
    /// The output's scale.
    public let scale: Double
    /// The virtual input devices.
    public let hand: KWinHand
    private let script: DesktopScript

    /// Starts KWin.
    ///
    /// In the directory of one that has ended it reuses the socket's name.
    public init(scale: Double = 1, in folder: TemporaryFolder? = nil) async throws {
        self.scale = scale
        let folder = try folder ?? TemporaryFolder()
        let announcer = try await DesktopProcess.announcer(in: folder)
        // The installed program has a file capability, with which it doesn't start in a container; a copy has none.
        let program = folder.path(of: "kwin_wayland")
        try await ChildProcess.run(
            Program.required("install"), ["-m", "755", Program.required("kwin_wayland").path, program])
        let (width, height) = (Double(Self.size.width) * scale, Double(Self.size.height) * scale)
        compositor = try await DesktopProcess(
            Program.required("dbus-run-session"),
            [
                "--", program, "--virtual", "--width", "\(Int(width))", "--height", "\(Int(height))", "--scale",
                "\(scale)", "--no-lockscreen", "--no-global-shortcuts", "--socket", "wayland-kwin", announcer,
            ],
            environment: [
                "XDG_CONFIG_HOME": folder.path(of: "config"), "XDG_CACHE_HOME": folder.path(of: "cache"),
                "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1", "KWIN_SCREENSHOT_NO_PERMISSION_CHECKS": "1",
            ], in: folder)
        script = try await DesktopScript("kwin", environment: compositor.busEnvironment)
        display = folder.path(of: "wayland-relay")
        hand = try KWinHand(display: display)
    }

    /// The environment variables for a client.
    public var environment: [String: String] { compositor.environment.merging(["WAYLAND_DISPLAY": display]) { $1 } }

    /// A window's content as reported by KWin, in points.
    public struct Window: Decodable, Sendable {
        /// The title.
        public var title: String
        private var x: Double
        private var y: Double
        private var width: Double
        private var height: Double

        /// The position and size of the content.
        public var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    /// Returns the last of the windows; `nil` without windows.
    public func window() async throws -> Window? { try await windows().last }

    private func windows() async throws -> [Window] {
        try JSONDecoder().decode([Window].self, from: Data(try await script.perform("windows").utf8))
    }

    /// Returns the position and size of a window's content in points; `nil` if there is no such window.
    public func frame(ofWindowTitled title: String) async throws -> CGRect? {
        try await windows().first { $0.title == title }?.frame
    }

    /// Moves the top-left corner of a window's content.
    public func place(_ title: String, at point: CGPoint) async throws {
        try await script.perform("place", title, "\(Int(point.x))", "\(Int(point.y))")
    }

    /// Resizes a window's content.
    public func resize(_ title: String, to size: CGSize) async throws {
        try await script.perform("resize", title, "\(Int(size.width))", "\(Int(size.height))")
    }

    /// Maximizes or restores a window.
    public func setMaximized(_ isMaximized: Bool, _ title: String) async throws {
        try await script.perform("maximize", title, isMaximized ? "1" : "0")
    }

    /// Minimizes or restores a window.
    public func setMinimized(_ isMinimized: Bool, _ title: String) async throws {
        try await script.perform("minimize", title, isMinimized ? "1" : "0")
    }

    /// Activates a window.
    public func activate(_ title: String) async throws {
        try await script.perform("activate", title)
    }

    /// Closes a window, as the user does.
    public func close(_ title: String) async throws {
        try await script.perform("close", title)
    }

    /// Returns a screenshot without the pointer, in pixels.
    package func screenshot() async throws -> Bitmap {
        let path = compositor.folder.path(of: "screen.png")
        try await script.perform("picture", path)
        return try ImageDecoder.image(contentsOfFile: path).bitmap
    }
}
