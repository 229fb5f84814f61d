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
        // Its last word before it waits for windows.
        try await raw.waitForProperty(.netActiveWindow)
        while raw.property(.netSupportingCheck, of: raw.root)?.numbers.isEmpty != false {
            try await raw.waitForProperty(.netSupportingCheck)
        }
    }
}
