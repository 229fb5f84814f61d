// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

/// The program itself, on screens in memory.
struct CommandTests {
    private static let screens = "1280x800:800x600,1024x768@2,640x480"

    private func start(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(
            .built("screenmodes"), arguments,
            environment: ["SHOJI_DISPLAY": "headless", "SHOJI_HEADLESS": Self.screens])
    }

    @Test func `Lists screens as text and as JSON`() async throws {
        let text = try await start("list").end()
        #expect(text.ending == .status(0))
        #expect(text.output.contains("HEADLESS-2  Shoji Headless"))
        #expect(text.output.contains("1280x800@60  current, preferred"))
        let json = try await start("list", "--json").end()
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["screens"] as? [Any])?.count == 3)
    }

    @Test func `Tests every mode and passes`() async throws {
        let report = try await start("test", "--seconds", "0.1").end()
        #expect(report.ending == .status(0), "\(report)")
        #expect(report.lines.last == "4 of 4 modes passed. The screens are restored.")
        #expect(report.lines.filter { $0.contains("  pass  ") }.count == 4)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `Restores the screens when it is stopped`(signal: Int32) async throws {
        let walk = try start("test", "--seconds", "600")
        _ = try await walk.wait(for: "the first mode") { $0.errors.contains("1/4 ") ? true : nil }
        let report = try await walk.end(insistingOn: signal)
        // An insisting signal may be the second one, which ends the program at once.
        if report.ending != .signal(signal) {
            #expect(report.ending == .status(1), "\(report)")
            #expect(report.output.contains("stopped before the end. The screens are restored."))
        }
    }

    @Test func `Keeps a confirmed change, and reverts it otherwise`() async throws {
        let kept = try await start("set", "HEADLESS-1", "800x600", "--confirm").end()
        #expect(kept.ending == .status(0))
        let back = try await start("set", "HEADLESS-1", "800x600", "--for", "1").end()
        #expect(back.ending == .status(0))
        #expect(back.errors == "screenmodes: The screens are restored.\n")
    }

    @Test func `Prints an error message and exits with a distinct status`() async throws {
        let unknown = try await start("set", "VGA-1", "800x600").end()
        #expect(unknown.ending == .status(1))
        #expect(
            unknown.errors
                == "screenmodes: There is no output called \"VGA-1\"; there is HEADLESS-1, HEADLESS-2, HEADLESS-3.\n")
        let mode = try await start("set", "HEADLESS-1", "1000x500").end()
        #expect(mode.ending == .status(1))
        let refused = try await start("set", "HEADLESS-1", "1000x500", "--custom").end()
        #expect(refused.ending == .status(1))
        #expect(refused.errors.contains("refused to change the screens"))
        let walk = try await start("test", "VGA-1").end()
        #expect(walk.ending == .status(1))
    }

    @Test(arguments: [
        ["set", "HEADLESS-1", "800"], ["set", "HEADLESS-1", "--on", "--off"], ["set"],
        ["set", "HEADLESS-1", "--for", "0"], ["set", "HEADLESS-1", "--for", "nan"],
        ["set", "HEADLESS-1", "--scale", "nan"], ["set", "HEADLESS-1", "--confirm", "--for", "3"],
        ["test", "--seconds", "inf"], ["walk"],
    ])
    func `Rejects invalid command lines`(arguments: [String]) async throws {
        let program = try ChildProcess(.built("screenmodes"), arguments, environment: ["SHOJI_DISPLAY": "headless"])
        #expect(try await program.end().ending == .status(64))
    }

    @Test func `Rejects an invalid record of screens`() async throws {
        let report = try await ChildProcess.run(
            .required("sh"), ["-c", "echo nonsense | \(try Program.built("screenmodes").path) guard; test $? = 1"])
        #expect(report.errors.contains("The record of screens is \"nonsense\"; expected a list as JSON."))
    }

    @Test func `Watches until it is stopped`() async throws {
        let watch = try start("watch", "--json")
        try await watch.line(#"{"event":"connected","name":"HEADLESS-3""#)
        let report = try await watch.end(insistingOn: SIGTERM)
        #expect(report.ending == .status(0) || report.ending == .signal(SIGTERM))
        #expect(report.lines.count == 3)
    }
}
