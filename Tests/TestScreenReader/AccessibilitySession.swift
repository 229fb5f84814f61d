// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// A session with a message bus that starts the accessibility bus on demand, without a user's settings.
///
/// It is terminated with the last reference.
public final class AccessibilitySession: Sendable {
    /// Whether the accessibility bus and its clients' library for Python are installed.
    public static let isInstalled: Bool = {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        return Program.areInstalled("dbus-daemon")
            && FileManager.default.fileExists(atPath: "/usr/share/dbus-1/services/org.a11y.Bus.service")
            && FileManager.default.isExecutableFile(atPath: python)
            && (folders.map { "\($0)/" } + [""]).contains {
                FileManager.default.fileExists(atPath: "/usr/lib/\($0)girepository-1.0/Atspi-2.0.typelib")
            }
    }()

    private static let python = "/usr/bin/python3"

    /// The environment variables for processes of the session.
    public let environment: [String: String]
    let folder: TemporaryFolder
    private let daemon: ChildProcess

    /// Starts the bus.
    public init(variables: [String: String] = [:]) async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        var environment = [
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "XDG_CONFIG_HOME": "\(folder.path)/config",
            "XDG_DATA_HOME": "\(folder.path)/data", "XDG_CACHE_HOME": "\(folder.path)/cache",
            "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "AT_SPI_BUS_ADDRESS": "",
            "PYTHONDONTWRITEBYTECODE": "1",
        ]
        environment.merge(variables) { $1 }
        let socket = "unix:path=\(folder.path)/bus"
        daemon = try ChildProcess(
            .required("dbus-daemon"),
            ["--session", "--nofork", "--nopidfile", "--print-address", "--address=\(socket)"], environment: environment
        )
        try await daemon.line("unix:")
        environment["DBUS_SESSION_BUS_ADDRESS"] = socket
        self.environment = environment
    }

    /// Starts a program in the session.
    public func start(_ program: Program, _ arguments: [String] = []) throws -> ChildProcess {
        try ChildProcess(program, arguments, environment: environment)
    }

    /// Starts one of this module's scripts, which are written in Python.
    public func startScript(_ name: String, _ arguments: [String] = []) throws -> ChildProcess {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        return try start(.required("env"), [Self.python, "\(folder)/Scripts/\(name).py"] + arguments)
    }
}
