// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// Text fields edited with a server of the X Input Method protocol.
@Suite(
    "Input method servers of users",
    .enabled(
        if: InputMethodKind.fcitxServer.missingProgram == nil, "Needs Xvfb, openbox, and fcitx5 with Pinyin."),
    .serialized)
struct InputMethodServerTests {
    @Test("Candidates are shown below the caret, and follow it", arguments: [true, false])
    func candidates(showsPreedit: Bool) async throws {
        let desktop = try await XInputMethodDesktop(showsPreedit ? .fcitxWindowServer : .fcitxServer, warmsUp: true)
        let caret = try await desktop.application.wait(for: "x|").caret
        try desktop.type([.n, .i])
        if !showsPreedit { try await desktop.application.wait(for: "x[|ni]") }
        let frame = try await desktop.candidates()
        #expect(frame.isBelow(caret), "\(frame) isn't below \(caret).")
        try desktop.type(.escape)
        try await desktop.waitUntilCandidatesAreHidden()
        try await desktop.edit(.last)
        let last = try await desktop.application.wait(for: "|", in: .last).caret
        try desktop.type([.n, .i])
        #expect(await Patience.eventually { (try? await desktop.candidates())?.isBelow(last) == true })
    }

    @Test("Text that the server composes in its own window arrives once it is committed")
    func otherWindow() async throws {
        let desktop = try await XInputMethodDesktop(.fcitxWindowServer)
        try desktop.type([.n, .i, .h, .a, .o, .space])
        try await desktop.application.wait(for: "x你好|")
        // Nothing is composed in the application.
        #expect(desktop.application.texts(in: .first).allSatisfy { !$0.contains("[") })
        try await desktop.waitUntilCandidatesAreHidden()
        try await desktop.edit(.secret)
        try desktop.type([.n, .i, .space])
        try await desktop.application.wait(for: "ni_|", in: .secret)
        #expect(desktop.application.texts(in: .first).last?.hasPrefix("x你好") == true)
    }

    @Test("A candidate is chosen by its number")
    func candidate() async throws {
        let desktop = try await XInputMethodDesktop(.fcitxServer, warmsUp: true)
        try desktop.type([.n, .i, .two])
        let text = try await desktop.application.process.wait(for: "the text") { report -> Substring? in
            guard let line = report.lines.last(where: { $0.hasPrefix("first ") }) else { return nil }
            let text = line.dropFirst(6).prefix { $0 != " " }
            return text.contains("[") || text == "x|" ? nil : text
        }
        let scalars = text.unicodeScalars.dropFirst().dropLast()
        #expect(scalars.count == 1 && scalars.allSatisfy { (0x4e00...0x9fff).contains($0.value) && $0 != "你" })
    }

    @Test("The next text entry finds a server that has been started again")
    func restart() async throws {
        let desktop = try await XInputMethodDesktop(.fcitxServer, warmsUp: true)
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x[|ni]")
        try await desktop.endInputMethod()
        try desktop.type(.a)
        try await desktop.application.wait(for: "xnia|")
        let server = try await desktop.startServer()
        try await server.waitUntilReady()
        try await desktop.edit(.last)
        try await server.waitForFocus()
        try desktop.type([.n, .i, .h, .a, .o])
        try await desktop.application.wait(for: "[|ni_hao]", in: .last)
        try desktop.type(.space)
        try await desktop.application.wait(for: "你好|", in: .last)
    }
}

extension CGRect {
    /// Whether the rectangle is directly below another one; fcitx adds a space of 10 points.
    fileprivate func isBelow(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 1 && (other.maxY...other.maxY + 12).contains(minY)
    }
}
