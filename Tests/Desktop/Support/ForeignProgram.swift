// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

/// A window of another toolkit, which performs commands from its standard input.
final class ForeignProgram: Sendable {
    /// The toolkits.
    enum Toolkit: String, CaseIterable, CustomTestStringConvertible {
        case gtk, qt

        var testDescription: String { rawValue }
    }

    /// The interpreter of the distribution, which has its libraries.
    private static let python = "/usr/bin/python3"
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts").path

    /// Whether the libraries of both toolkits are installed.
    static let areInstalled = {
        let folder = "/usr/lib/python3/dist-packages"
        let files =
            [python, "\(folder)/gi", "\(folder)/PyQt6"]
            + ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].compactMap { folder in
                FileManager.default.fileExists(atPath: folder) ? "\(folder)/girepository-1.0/Gtk-4.0.typelib" : nil
            }
        return files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }()

    let title: String
    let process: ChildProcess
    private let folder: TemporaryFolder

    init(_ toolkit: Toolkit, on desktop: any ExchangeDesktop) async throws {
        folder = try TemporaryFolder()
        title = toolkit.rawValue
        var environment = desktop.environment
        environment.merge([
            "PYTHONDONTWRITEBYTECODE": "1", "HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "GTK_A11Y": "none", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
            "QT_QPA_PLATFORM": desktop.environment["WAYLAND_DISPLAY"] == nil ? "xcb" : "wayland",
        ]) { $1 }
        // The tests compare the bytes of texts, so the encoding of the output doesn't depend on the machine's locale.
        environment["PYTHONUTF8"] = "1"
        process = try ChildProcess(
            Program.required("env"), [Self.python, "\(Self.scripts)/\(toolkit)_program.py", title],
            environment: environment)
        _ = try await process.line("focus in")
    }

    /// Performs a command and waits for its result, which begins with the command's past participle.
    func perform(_ command: String, for start: String) async throws -> String {
        let count = process.report.lines.count
        process.write(command)
        return try await process.wait(for: "the result of \(command)") { report in
            report.lines.dropFirst(count).first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
    }
}
