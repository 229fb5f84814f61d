// SPDX-License-Identifier: MIT
import Foundation
import TestBus
import TestDesktops
import TestProcesses

/// An IBus daemon without panels, with Anthy as its engine, which composes Hiragana.
final class IBusDaemon: Sendable {
    static let isInstalled =
        Program.areInstalled("ibus-daemon", "ibus", "dbus-daemon")
        && FileManager.default.fileExists(atPath: "/usr/share/ibus/component/anthy.xml")

    /// Whether its server of the X Input Method protocol is installed.
    static let hasServer = ["/usr/libexec/ibus-x11", "/usr/lib/ibus/ibus-x11"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The variables by which applications find the daemon.
    let environment: [String: String]
    private let process: ChildProcess
    private let bus: TestBus
    private let folder: TemporaryFolder

    /// Starts the daemon for an X display, and returns when applications can connect to it.
    ///
    /// `servesDisplay` starts its server of the X Input Method protocol. `keepsText` configures the engine so that composed
    /// text is committed instead of discarded when the focus moves.
    init(display: String, servesDisplay: Bool = false, keepsText: Bool = true) async throws {
        folder = try TemporaryFolder()
        bus = try await TestBus()
        let settings = folder.path(of: "glib-2.0/settings")
        try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
        // Anthy begins in its Latin mode.
        let behavior = keepsText ? 1 : 0
        _ = try folder.write(
            "[org/freedesktop/ibus/engine/anthy/common]\ninput-mode=0\nbehavior-on-focus-out=\(behavior)\n",
            to: "glib-2.0/settings/keyfile")
        environment = [
            "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
            "XDG_CACHE_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display, "GSETTINGS_BACKEND": "keyfile",
            // The engine is a Python program, which needs the system's interpreter.
            "PATH": "/usr/bin:/bin",
        ]
        // The daemon makes a process group of its own, with the engine, so another process ends that.
        let script = """
            exec 3<&0
            "$@" & daemon=$!
            trap 'kill -9 $daemon' TERM
            setsid sh -c 'cat <&3; kill -9 -- -$0; kill -9 $0' $daemon >/dev/null 2>&1 &
            wait $daemon
            """
        process = try ChildProcess(
            Program.required("sh"),
            [
                "-c", script, "sh", Program.required("ibus-daemon").path, "--panel=disable", "--config=disable",
                "--emoji-extension=disable", "--cache=refresh",
            ] + (servesDisplay ? ["--xim"] : []), environment: environment.merging(["G_DBUS_DEBUG": "message"]) { $1 })
        let (command, environment) = (try Program.required("ibus"), environment)
        // The command fails until the daemon has written its address, and also if it can't change the server's keymap.
        let isReady = try await Patience.eventually {
            _ = try await ChildProcess(command, ["engine", "anthy"], environment: environment).end()
            return try await ChildProcess(command, ["engine"], environment: environment).end().lines == ["anthy"]
        }
        guard isReady else {
            throw ProcessFailure.tooLate(waitingFor: "the engine of IBus", report: process.report)
        }
    }

    var report: ProcessReport { process.report }

    /// Kills the daemon, as in a crash, and waits for its end.
    func end() async throws {
        process.send(15)
        _ = try await process.end()
    }

    /// Returns the bodies of the messages with that member that the engine has been sent, in GVariant's text format.
    func bodies(of member: String) -> [String] {
        var (bodies, isForEngine, isIncluded) = ([String](), false, false)
        for line in process.report.lines {
            if line == "GDBus-debug:Message:" { (isForEngine, isIncluded) = (false, false) }
            if line.hasPrefix("    interface -> ") { isForEngine = line.hasSuffix("'org.freedesktop.IBus.Engine'") }
            if line.hasPrefix("    member -> ") { isIncluded = isForEngine && line.hasSuffix("'\(member)'") }
            if isIncluded, line.hasPrefix("  Body: ") { bodies.append(String(line.dropFirst(8))) }
        }
        return bodies
    }
}
