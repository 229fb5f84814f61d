// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// A real compositor without hardware, with its own runtime directory.
///
/// It is terminated with the last reference.
public final class DesktopProcess: Sendable {
    /// The runtime directory.
    public let folder: TemporaryFolder
    /// The compositor's process.
    public let process: ChildProcess
    /// The path of the Wayland socket.
    public let display: String
    /// The other values that the compositor printed when it was ready.
    public let announcement: [String]

    /// Starts a compositor whose configuration runs the file from `announcer(in:)` once clients can connect.
    public init(_ program: Program, _ arguments: [String], environment: [String: String], in folder: TemporaryFolder)
        async throws
    {
        self.folder = folder
        // Compositors don't watch their standard input, so another process waits for its end, and terminates the group. It
        // kills what is still there later: Mutter has been seen to stay.
        let leashed = """
            exec 3<&0
            "$@" & server=$!
            { cat <&3; trap '' TERM; kill -s TERM -- -$$; sleep 2; kill -s KILL -- -$$; } >/dev/null 2>&1 &
            wait $server
            """
        process = try ChildProcess(
            Program.required("sh"), ["-c", leashed, "sh", program.path] + arguments,
            environment: environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 })
        let words = try await process.line("ready ").split(separator: " ").map(String.init)
        announcement = words
        guard let name = words.first else {
            throw ProcessFailure.ended(waitingFor: "its display's name", report: process.report)
        }
        display = folder.path(of: name)
    }

    /// Writes the script that a compositor runs at startup.
    public static func announcer(in folder: TemporaryFolder) async throws -> String {
        let text = try folder.write(
            "#!/bin/sh\necho \"ready $WAYLAND_DISPLAY ${SWAYSOCK:-$DBUS_SESSION_BUS_ADDRESS}\"\n", to: "announce.text")
        // Another process makes the copy that is run: a file written by this process can still be open in a process that
        // another test is just starting, and such a file can't be executed.
        let path = folder.path(of: "announce")
        try await ChildProcess.run(Program.required("install"), ["-m", "755", text, path])
        return path
    }

    /// The environment variables for a client of this compositor.
    public var environment: [String: String] { ["WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": folder.path] }

    /// The environment variables for a client of a compositor with a message bus of its own.
    public var busEnvironment: [String: String] {
        environment.merging(["DBUS_SESSION_BUS_ADDRESS": announcement.last ?? ""]) { $1 }
    }

    /// Kills the process, as in a crash.
    public func kill() {
        process.send(SIGKILL, toGroup: true)
    }

    /// Waits until the process has ended and its socket's name is free.
    public func waitForEnd() async throws {
        _ = try await process.end()
    }
}
