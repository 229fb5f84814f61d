// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// Xorg with the dummy video driver, which has many outputs, and with input devices that tests control.
extension XServer {
    /// Whether Xorg and its drivers are installed.
    public static let isDummyInstalled =
        Program.areInstalled("Xorg")
        && FileManager.default.fileExists(atPath: "/usr/lib/xorg/modules/drivers/dummy_drv.so")

    /// Starts the server with its configuration and device sockets in `folder`, as the given display or any free one.
    ///
    /// `outputs` is the number of enabled outputs, side by side. A single one has all modes; several have those of 60
    /// Hz, of which few fit, so that trying them all takes little time.
    public static func dummy(
        in folder: TemporaryFolder, outputs: Int = 1, display: String? = nil
    ) async throws -> XServer {
        let monitors = (0..<outputs).map { number in
            """
            Section "Monitor"
              Identifier "monitor\(number)"
              \(outputs > 1 ? "HorizSync 31.4-31.6, 37.8-38.0" : "HorizSync 5.0-1000.0")
              \(outputs > 1 ? "VertRefresh 59.0-61.0" : "VertRefresh 5.0-200.0")
              \(outputs > 1 ? "Option \"Enable\" \"true\"" : "")
              \(number > 0 ? "Option \"RightOf\" \"DUMMY\(number - 1)\"" : "")
            EndSection
            """
        }
        let assignments = (0..<outputs).map { "  Option \"Monitor-DUMMY\($0)\" \"monitor\($0)\"" }
        let configuration = try folder.write(
            """
            Section "ServerFlags"
              Option "AutoAddDevices" "false"
              Option "AutoEnableDevices" "false"
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
            Section "InputDevice"
              Identifier "touch"
              Driver "inputtest"
              Option "SocketPath" "\(folder.path(of: "touch"))"
              Option "DeviceType" "Touch"
              Option "TouchCount" "10"
            EndSection
            Section "InputDevice"
              Identifier "pointer"
              Driver "inputtest"
              Option "SocketPath" "\(folder.path(of: "pointer"))"
              Option "DeviceType" "Pointer"
            EndSection
            Section "InputDevice"
              Identifier "keyboard"
              Driver "inputtest"
              Option "SocketPath" "\(folder.path(of: "keyboard"))"
              Option "DeviceType" "Keyboard"
            EndSection
            Section "ServerLayout"
              Identifier "layout"
              Screen "screen"
              InputDevice "pointer" "CorePointer"
              InputDevice "keyboard" "CoreKeyboard"
              InputDevice "touch" "SendCoreEvents"
            EndSection

            """, to: "xorg.conf")
        return try await XServer(
            Program.required("Xorg"),
            (display.map { [$0] } ?? []) + [
                "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts", "-config", configuration, "-logfile",
                folder.path(of: "log"),
            ])
    }
}
