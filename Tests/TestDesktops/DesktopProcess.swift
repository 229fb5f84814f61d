// SPDX-License-Identifier: MIT
internal import Foundation
public import TestProcesses

/// A real compositor without hardware, with its own folder for sockets; it ends with the last reference to it.
public final class DesktopProcess: Sendable {
    public let folder: TemporaryFolder
    public let process: ChildProcess
    /// The Wayland socket's path.
    public let display: String
    /// What the compositor said beside it when it was ready.
    public let announcement: [String]

    /// Runs a compositor that is configured to run the file from `announcer(in:)` once clients can connect.
    public init(_ program: Program, _ arguments: [String], environment: [String: String], in folder: TemporaryFolder)
        async throws
    {
        self.folder = folder
        // As the compositors do not watch it, another process waits for the end of standard input.
        let leashed = """
            exec 3<&0
            "$@" & server=$!
            { cat <&3; kill $server; } >/dev/null 2>&1 &
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

    /// Writes the script for a compositor's start.
    public static func announcer(in folder: TemporaryFolder) async throws -> String {
        let text = try folder.write("#!/bin/sh\necho \"ready $WAYLAND_DISPLAY $SWAYSOCK\"\n", to: "announce.text")
        // Another program makes the copy that is run: a file that this one has written may at that moment still be open
        // in a program that another test is just starting, and such a file cannot be run.
        let path = folder.path(of: "announce")
        try await ChildProcess.run(Program.required("install"), ["-m", "755", text, path])
        return path
    }

    /// What leads a client here.
    public var environment: [String: String] { ["WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": folder.path] }

    /// Ends it as a crash would.
    public func kill() {
        process.send(SIGKILL, toGroup: true)
    }

    /// Waits until it has gone, by which its socket's name is free.
    public func waitForEnd() async throws {
        _ = try await process.end()
    }
}
