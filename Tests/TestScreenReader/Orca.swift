// SPDX-License-Identifier: MIT
internal import Foundation
internal import TestDesktops
internal import TestProcesses

/// The installed screen reader Orca, whose speech is recorded instead of spoken.
public final class Orca: Sendable {
    /// Whether Orca and what it needs are installed.
    public static let isInstalled =
        AccessibilitySession.isInstalled && XServer.isInstalled && WindowManagerProcess.isInstalled
        && Program.areInstalled("orca")

    /// The session in which Orca runs, with an X server.
    public let session: AccessibilitySession
    /// The name of the X server's display.
    public var display: String { server.display }
    private let server: XServer
    private let manager: WindowManagerProcess
    private let process: ChildProcess

    /// Starts an X server with a window manager, and Orca, and waits until it speaks.
    ///
    /// Applications are clients of the X server, or else of the Wayland compositor whose socket has the path `client`.
    /// Orca itself always asks the X server for the layout of the keyboard, as it does under Xwayland. Its own log is
    /// written to a file if `log` is not `nil`.
    public init(client: String? = nil, log: String? = nil) async throws {
        server = try await XServer(size: (1024, 768))
        manager = try await WindowManagerProcess(server)
        var variables = ["DISPLAY": server.display, "GDK_BACKEND": "x11"]
        variables["WAYLAND_DISPLAY"] = client
        session = try await AccessibilitySession(variables: variables)
        process = try session.startScript("orca_recorder", [session.folder.path(of: "orca")] + (log.map { [$0] } ?? []))
        try await process.line("SAYS Screen reader on.")
    }

    /// The utterances so far.
    public var speech: [String] { process.report.lines.compactMap(Self.utterance) }

    private static func utterance(_ line: String) -> String? {
        line.hasPrefix("SAYS ") ? String(line.dropFirst(5)) : nil
    }

    /// Waits until something can be made of what Orca has said after a number of utterances.
    public func wait<Value: Sendable>(
        for words: String, after count: Int = 0, _ value: @escaping @Sendable (String) -> Value?
    ) async throws -> Value {
        try await process.wait(for: words) { report in
            report.lines.compactMap(Self.utterance).dropFirst(count).lazy.compactMap(value).first
        }
    }

    /// Waits until Orca has said something after a number of utterances, and returns what it has said until then.
    @discardableResult
    public func wait(for utterance: String, after count: Int = 0) async throws -> [String] {
        try await process.wait(for: "the words \"\(utterance)\"") { report in
            let new = report.lines.compactMap(Self.utterance).dropFirst(count)
            return new.firstIndex(of: utterance).map { Array(new[...$0]) }
        }
    }

    /// Waits until Orca has processed an event with an offset of the caret.
    ///
    /// Orca says a typed character before the application has inserted it, and asks for the caret when it processes
    /// the event: a caret that moves again until then is not read.
    public func wait(forCaret offset: Int) async throws {
        _ = try await process.wait(for: "the caret at \(offset)") { report in
            report.lines.first { $0 == "CARET \(offset)" }
        }
    }
}
