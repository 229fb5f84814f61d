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

    /// Starts it with so many outputs on, beside each other; several have two modes each, so that walks are short.
    init(outputs: Int = 1) async throws {
        folder = try TemporaryFolder()
        let monitors = (0..<outputs).map { number in
            """
            Section "Monitor"
              Identifier "monitor\(number)"
              \(outputs > 1 ? "HorizSync 31.4-31.6, 37.8-38.0" : "HorizSync 5.0-1000.0")
              \(outputs > 1 ? "VertRefresh 59.0-61.0" : "VertRefresh 5.0-200.0")
              Option "Enable" "true"
              \(number > 0 ? "Option \"RightOf\" \"DUMMY\(number - 1)\"" : "")
            EndSection
            """
        }
        let assignments = (0..<outputs).map { "  Option \"Monitor-DUMMY\($0)\" \"monitor\($0)\"" }
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
            \(assignments.joined(separator: "\n"))
            EndSection
            \(monitors.joined(separator: "\n"))
            Section "Screen"
              Identifier "screen"
              Device "card"
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
