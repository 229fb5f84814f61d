// SPDX-License-Identifier: MIT
internal import Foundation
internal import TestProcesses

/// openbox, on a private X server.
public final class WindowManagerProcess: Sendable {
    /// Whether openbox is installed.
    public static let isInstalled = Program.areInstalled("openbox")

    private let process: ChildProcess
    private let folder: TemporaryFolder

    /// Starts the window manager, and returns when it manages windows.
    public init(_ server: XServer) async throws {
        folder = try TemporaryFolder()
        process = try ChildProcess.leashed(
            Program.required("openbox"), ["--sm-disable", "--startup", "echo ready"],
            environment: ["DISPLAY": server.display, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
        // Windows that are mapped before this are never managed, although the redirection is active.
        try await process.line("ready")
    }
}
