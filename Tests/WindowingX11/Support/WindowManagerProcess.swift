// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

@testable import WindowingX11

/// openbox, on a server of the test's own.
final class WindowManagerProcess: Sendable {
    static let isInstalled = Program.areInstalled("openbox")

    private let process: ChildProcess
    private let folder: TemporaryFolder

    /// Returns when it has taken over the windows.
    @MainActor
    init(_ server: XServer) async throws {
        folder = try TemporaryFolder()
        let raw = try RawClient(server.display)
        raw.listen(to: raw.root)
        process = try ChildProcess(
            Program.required("openbox"), ["--sm-disable"],
            environment: ["DISPLAY": server.display, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
        // It says who it is, and then what it can do.
        try await raw.waitForProperty(.netSupported)
    }
}
