// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses

/// Xorg with a graphics card whose outputs show nothing.
final class DummyServer: Sendable {
    static let isInstalled =
        Program.areInstalled("Xorg")
        && FileManager.default.fileExists(atPath: "/usr/lib/xorg/modules/drivers/dummy_drv.so")

    let display: String
    private let process: ChildProcess
    /// Holds the configuration.
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        let configuration = try folder.write(
            """
            Section "ServerFlags"
              Option "AutoAddDevices" "false"
              Option "DontVTSwitch" "true"
            EndSection
            Section "Device"
              Identifier "card"
              Driver "dummy"
              VideoRam 256000
            EndSection
            Section "Monitor"
              Identifier "monitor"
              HorizSync 5.0-1000.0
              VertRefresh 5.0-200.0
            EndSection
            Section "Screen"
              Identifier "screen"
              Device "card"
              Monitor "monitor"
              DefaultDepth 24
              SubSection "Display"
                Depth 24
                Modes "1024x768" "800x600" "640x480"
                Virtual 4096 2048
              EndSubSection
            EndSection

            """, to: "xorg.conf")
        process = try ChildProcess(
            .required("Xorg"),
            [
                "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts", "-config",
                configuration, "-logfile", folder.path(of: "log"),
            ])
        // The number comes when the server takes connections.
        let number = try await process.wait(for: "the display's number") { $0.lines.first { Int($0) != nil } }
        display = ":\(number)"
    }
}
