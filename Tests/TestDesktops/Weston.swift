// SPDX-License-Identifier: MIT
internal import Foundation
package import Graphics
public import TestProcesses

/// A compositor process running weston, without server-side decorations: one output of 800 × 600 pixels, and no input
/// devices.
public final class Weston: Sendable {
    /// Whether weston and the tools it needs here are installed.
    public static let isInstalled = Program.areInstalled("weston", "weston-screenshooter", "env")

    /// The process.
    public let compositor: DesktopProcess

    /// Starts weston.
    ///
    /// In the directory of one that has ended it reuses the socket's name.
    public init(in folder: TemporaryFolder? = nil) async throws {
        let folder = try folder ?? TemporaryFolder()
        let announcer = try await DesktopProcess.announcer(in: folder)
        let configuration = try folder.write(
            """
            [core]
            idle-time=0
            [shell]
            panel-position=none
            background-color=0xff204060
            animation=none
            startup-animation=none
            close-animation=none
            [autolaunch]
            path=\(announcer)

            """, to: "weston.ini")
        compositor = try await DesktopProcess(
            Program.required("weston"),
            [
                "--backend=headless-backend.so", "--use-pixman", "--config=\(configuration)", "--width=800",
                "--height=600", "--debug",
            ], environment: [:], in: folder)
    }

    /// Returns a screenshot.
    package func screenshot() async throws -> Bitmap {
        // The tool names its file after the time, and writes it to the working directory.
        let folder = try TemporaryFolder()
        try await ChildProcess.run(
            Program.required("env"), ["-C", folder.path, "weston-screenshooter"], environment: compositor.environment)
        let name = try FileManager.default.contentsOfDirectory(atPath: folder.path).first ?? ""
        return try ImageDecoder.image(contentsOfFile: folder.path(of: name)).bitmap
    }
}
