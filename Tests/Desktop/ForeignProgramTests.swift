// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// The fixture beside programs of other toolkits, on an X server with a window manager and on a compositor.
@Suite(
    "Beside programs of other toolkits",
    .enabled(
        if: ExchangeDesktopKind.areInstalled && ForeignProgram.areInstalled,
        "Needs Xvfb, openbox, sway, xclip, xsel, xdotool, wl-clipboard, wtype, GTK 4 and Qt 6."),
    .serialized)
struct ForeignProgramTests {
    /// A part of exchanged texts, of 15 bytes.
    private static let unit = "Grüße 世界\n"
    /// Numbers of units: small; more than 1 MiB, where X11's transfers are incremental; and large.
    private static let (medium, large) = (133_334, 1_333_334)

    /// The number of units that a toolkit can serve: the present GTK hangs with more than 256 KiB on X11.
    private static func capacity(of toolkit: ForeignProgram.Toolkit, on kind: ExchangeDesktopKind) -> Int {
        toolkit == .gtk && kind == .x11 ? 16_000 : medium
    }

    private func write(_ count: Int, in folder: TemporaryFolder) throws -> String {
        try folder.write(String(repeating: Self.unit, count: count), to: "text-\(count)")
    }

    /// Copies a file's text with a program of the command line, which serves it in the background.
    private func copy(_ path: String, with tool: String, on desktop: any ExchangeDesktop) async throws {
        let command =
            switch tool {
            case "xclip": "xclip -selection clipboard -i \(path)"
            case "xsel": "xsel --clipboard --input < \(path)"
            default: "wl-copy --type 'text/plain;charset=utf-8' < \(path)"
            }
        // The program that stays behind would keep the output open.
        try await ChildProcess.run(
            Program.required("sh"), ["-c", "\(command) >/dev/null 2>&1"], environment: desktop.environment)
    }

    /// Returns the number of bytes that a program of the command line pastes, and whether they are units.
    private func paste(with tool: String, _ count: Int, on desktop: any ExchangeDesktop) async throws -> Bool {
        let command =
            switch tool {
            case "xclip": "xclip -selection clipboard -o"
            case "xsel": "xsel --clipboard --output"
            default: "wl-paste --no-newline"
            }
        let folder = try TemporaryFolder()
        let expected = try write(count, in: folder)
        let script = "\(command) > \(folder.path(of: "pasted")) && cmp \(folder.path(of: "pasted")) \(expected)"
        let report = try await ChildProcess(
            Program.required("sh"), ["-c", script], environment: desktop.environment
        ).end()
        return report.ending == .status(0)
    }

    /// Sends the fixture a command and waits for its result.
    private func perform(_ command: String, by process: ChildProcess, for start: String) async throws -> String {
        let count = process.report.lines.count
        process.write(command)
        return try await process.wait(for: "the result of \(command)") { report in
            report.lines.dropFirst(count).first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
    }

    /// Copies a file's text with a program of the command line, and waits until the fixture knows of it: the program returns
    /// before it owns the clipboard.
    private func copy(
        _ path: String, with tool: String, on desktop: any ExchangeDesktop, knownTo process: ChildProcess
    ) async throws {
        try await next("pasteboard changed", of: process) { try await copy(path, with: tool, on: desktop) }
    }

    /// Waits for another line with that prefix after `action`.
    private func next(_ start: String, of process: ChildProcess, after action: () async throws -> Void) async throws {
        let count = process.report.lines.count
        try await action()
        _ = try await process.wait(for: start) { report in
            report.lines.dropFirst(count).contains { $0.hasPrefix(start) } ? true : nil
        }
    }

    /// Waits for the fixture's next report of its text after `action`.
    private func nextText(of process: ChildProcess, after action: () async throws -> Void) async throws -> String {
        let count = process.report.lines.count
        try await action()
        return try await process.wait(for: "a text") { report in
            report.lines.dropFirst(count).first { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }
        }
    }

    private static let tools: [(ExchangeDesktopKind, String)] = [(.x11, "xclip"), (.x11, "xsel"), (.sway, "wl-copy")]

    @Test(
        "The first paste after the start, and later and larger ones, insert what another program copied",
        arguments: tools)
    func pasting(kind: ExchangeDesktopKind, tool: String) async throws {
        let desktop = try await kind.start()
        let folder = try TemporaryFolder()
        try await copy(try write(1, in: folder), with: tool, on: desktop)
        let (ours, _) = try await desktop.openFixture("exchanges")
        #expect(try await nextText(of: ours) { try await desktop.type(.v, with: .leftControl) } == "1")
        try await copy(try write(Self.medium, in: folder), with: tool, on: desktop, knownTo: ours)
        try await desktop.type(.a, with: .leftControl)
        #expect(
            try await nextText(of: ours) { try await desktop.type(.v, with: .leftControl) } == "\(Self.medium)")
        // xsel sends chunks of 4,000 bytes, which takes long.
        let count = tool == "xsel" ? Self.medium + 1 : Self.large
        try await copy(try write(count, in: folder), with: tool, on: desktop, knownTo: ours)
        #expect(try await perform("load", by: ours, for: "loaded ") == "\(count)")
    }

    @Test("Other programs paste what ours copied, whatever its size", arguments: tools)
    func copying(kind: ExchangeDesktopKind, tool: String) async throws {
        let desktop = try await kind.start()
        let (ours, _) = try await desktop.openFixture("exchanges")
        // Wayland's clipboard needs the serial of input.
        try await desktop.type(.a, with: nil)
        _ = try await ours.line("text ")
        for count in [1, Self.medium, Self.large] {
            _ = try await perform("copy \(count)", by: ours, for: "copied ")
            #expect(try await paste(with: tool, count, on: desktop), "\(count)")
        }
    }

    @Test(
        "Programs exchange much text while ours, which has used the clipboard, is in the background",
        arguments: ForeignProgram.Toolkit.allCases)
    func background(toolkit: ForeignProgram.Toolkit) async throws {
        let desktop = try await ExchangeDesktopKind.x11.start()
        let folder = try TemporaryFolder()
        let (ours, _) = try await desktop.openFixture("exchanges")
        _ = try await perform("copy 2", by: ours, for: "copied ")
        let other = try await ForeignProgram(toolkit, on: desktop)
        #expect(try await other.perform("paste", for: "pasted ") == "2")
        try await copy(try write(Self.medium, in: folder), with: "xclip", on: desktop)
        #expect(try await paste(with: "xclip", Self.medium, on: desktop))
        #expect(try await other.perform("paste", for: "pasted ") == "\(Self.medium)")
        try await desktop.activate("Ours")
        // Reading ahead, which ends at 1 MiB, doesn't disturb it either.
        #expect(try await perform("load", by: ours, for: "loaded ") == "\(Self.medium)")
        #expect(try await paste(with: "xclip", Self.medium, on: desktop))
    }

    private static let pairs = ExchangeDesktopKind.allCases.flatMap { kind in
        ForeignProgram.Toolkit.allCases.map { (kind, $0) }
    }

    @Test("The clipboard and the primary selection are exchanged with a toolkit in both directions", arguments: pairs)
    func selections(kind: ExchangeDesktopKind, toolkit: ForeignProgram.Toolkit) async throws {
        let desktop = try await kind.start()
        let count = Self.capacity(of: toolkit, on: kind)
        let (ours, frame) = try await desktop.openFixture("exchanges")
        let other = try await ForeignProgram(toolkit, on: desktop)
        _ = try await desktop.place(toolkit.rawValue, at: CGPoint(x: 400, y: 60))
        try await desktop.type(.a, with: nil)
        _ = try await other.process.line("key ")
        #expect(!ours.report.lines.contains { $0.hasPrefix("text ") }, "the key is for the other window")
        _ = try await other.perform("copy \(count)", for: "copied ")
        _ = try await other.perform("select 2", for: "copied ")
        // A key after that is received once the other program has sent its requests.
        try await next("key ", of: other.process) { try await desktop.type(.a, with: nil) }
        // A press of the middle button pastes and moves the focus.
        #expect(
            try await nextText(of: ours) {
                try await desktop.click(.middle, at: CGPoint(x: frame.minX + 100, y: frame.minY + 50))
            } == "2")
        try await desktop.type(.a, with: .leftControl)
        _ = try await ours.line("selected ")
        #expect(
            try await nextText(of: ours) { try await desktop.type(.v, with: .leftControl) } == "\(count)")
        _ = try await perform("copy \(Self.medium + 1)", by: ours, for: "copied ")
        #expect(try await perform("clear", by: ours, for: "cleared") == "")
        #expect(try await nextText(of: ours) { try await desktop.type(.h, with: nil) } == "other h")
        try await desktop.type(.a, with: .leftControl)
        _ = try await ours.wait(for: "the selected letter") { $0.lines.contains("selected 1") ? true : nil }
        try await next("focus in", of: other.process) { try await desktop.activate(toolkit.rawValue) }
        // With the first key the other program has received what the keyboard's focus brings.
        try await next("key ", of: other.process) { try await desktop.type(.a, with: nil) }
        let pasted = try await other.perform("paste", for: "pasted ")
        #expect(pasted == "\(Self.medium + 1)")
        let selected = try await other.perform("paste-selection", for: "pasted ")
        #expect(selected == "other 1")
    }

    @Test("Text is dragged to a program of another toolkit and from it", arguments: pairs)
    func drags(kind: ExchangeDesktopKind, toolkit: ForeignProgram.Toolkit) async throws {
        let desktop = try await kind.start()
        let (ours, frame) = try await desktop.openFixture("drags")
        let other = try await ForeignProgram(toolkit, on: desktop)
        let otherFrame = try await desktop.place(toolkit.rawValue, at: CGPoint(x: 400, y: 60))
        func point(_ frame: CGRect, _ x: CGFloat) -> CGPoint { CGPoint(x: frame.minX + x, y: frame.minY + 50) }
        func move(over frame: CGRect, until line: String, of process: ChildProcess) async throws {
            var x: CGFloat = 150
            let isReached = try await Patience.eventually {
                x = x == 150 ? 152 : 150
                try await desktop.move(to: point(frame, x))
                return process.report.lines.contains { $0.hasPrefix(line) }
            }
            try #require(isReached, "\(line); \(process.report.lines)")
        }
        try await desktop.drag(from: point(frame, 50), to: point(otherFrame, 150))
        _ = try await ours.line("drag began")
        try await move(over: otherFrame, until: "drop entered", of: other.process)
        // The target has sent its answer to a movement when it handles the next one, and the desktop has received it
        // when it handles the one after that.
        for x in [160, 165, 170] {
            try await desktop.move(to: point(otherFrame, CGFloat(x)))
            _ = try await other.process.line("drop moved to \(x)")
        }
        try await desktop.setButton(.left, isDown: false)
        #expect(try await other.process.line("dropped ") == "other 7")
        #expect(try await ours.line("drag ended ") != "cancel")

        try await desktop.drag(from: point(otherFrame, 50), to: point(frame, 150))
        _ = try await other.process.line("drag began")
        try await move(over: frame, until: "drop entered from elsewhere", of: ours)
        try await move(over: frame, until: "drag accepted", of: other.process)
        try await desktop.setButton(.left, isDown: false)
        let text = String(repeating: Self.unit, count: 3)
        #expect(try await ours.line("loaded ") == "\([text])")
        _ = try await other.process.line("drag ended")
    }

    @Test("Programs that simulate a keyboard type every character", arguments: ExchangeDesktopKind.allCases)
    func typing(kind: ExchangeDesktopKind) async throws {
        let desktop = try await kind.start()
        let (ours, _) = try await desktop.openFixture("exchanges")
        let (plain, foreign) = ("abcdefghijklmnopqrstuvwxyz0123456789 Gr", "üße, 漢")
        let text = plain + foreign
        // xdotool takes its key for a foreign character back after the delay, also if a busy program hasn't looked it up.
        for (part, delay) in [(plain, "60"), (foreign, "500")] {
            let (tool, arguments) = kind == .x11 ? ("xdotool", ["type", "--delay", delay, part]) : ("wtype", [part])
            try await ChildProcess.run(Program.required(tool), arguments, environment: desktop.environment)
        }
        #expect(
            try await ours.wait(for: "the text") { report in
                report.lines.last { $0.hasPrefix("text ") }.flatMap { $0.hasSuffix("漢") ? $0 : nil }
            } == "text other \(text)")
    }
}
