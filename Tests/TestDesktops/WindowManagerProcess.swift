// SPDX-License-Identifier: MIT
internal import Foundation
internal import TestProcesses

/// openbox, on a server of the test's own.
public final class WindowManagerProcess: Sendable {
    public static let isInstalled = Program.areInstalled("openbox")

    private let process: ChildProcess
    private let folder: TemporaryFolder

    /// Returns when it has taken over the windows.
    public init(_ server: XServer) async throws {
        folder = try TemporaryFolder()
        process = try ChildProcess.leashed(
            Program.required("openbox"), ["--sm-disable", "--startup", "echo ready"],
            environment: ["DISPLAY": server.display, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
        // Windows that are mapped before this are never managed, though it has taken the requests.
        try await process.line("ready")
    }
}
