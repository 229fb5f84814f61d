// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// Text fields edited with the input methods that users have.
@Suite(
    "Input methods of users",
    .enabled(if: !InputMethodKind.installed.isEmpty, "Needs fcitx5 with Pinyin, or IBus with Anthy, and a desktop."),
    .serialized)
struct InputMethodTests {
    @Test(
        "Text is composed with a line below it, and committed; the input method knows the text and the caret",
        arguments: InputMethodKind.installed)
    func composition(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        for (keys, text) in kind.phrase {
            try desktop.type(keys)
            let report = try await desktop.application.wait(for: "x\(text)")
            if let composition = report.composition {
                try await desktop.waitUntilKnown("x|", report)
                #expect(
                    await Patience.eventually { (try? await desktop.pixels(in: composition))?.hasLine == true },
                    "There is no line below \(text).")
            } else {
                try await desktop.waitUntilKnown("x\(text)", report)
            }
        }
    }

    @Test("Escape discards the composition", arguments: InputMethodKind.installed)
    func escape(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x\(kind.syllable.shown)")
        try desktop.type(.escape)
        let report = try await desktop.application.wait(for: "x|")
        try await desktop.waitUntilKnown("x|", report)
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x\(kind.syllable.shown)")
    }

    @Test("A password is typed without an input method", arguments: InputMethodKind.installed)
    func password(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        try await desktop.edit(.secret)
        try desktop.type([.n, .i, .space])
        try await desktop.application.wait(for: "ni_|", in: .secret)
        #expect(desktop.application.texts(in: .secret).allSatisfy { !$0.contains("[") })
        #expect(!desktop.hasToldInputMethod("ni"))
        try await desktop.edit(.last)
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: kind.syllable.shown, in: .last)
    }

    @Test(
        "Editing another field keeps the composed text and begins another composition",
        arguments: InputMethodKind.installed)
    func focus(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x\(kind.syllable.shown)")
        try await desktop.edit(.last)
        #expect(desktop.application.texts(in: .first).last?.replacing("|", with: "") == "x\(kind.syllable.text)")
        for (keys, text) in kind.phrase {
            try desktop.type(keys)
            try await desktop.application.wait(for: text, in: .last)
        }
        #expect(desktop.application.texts(in: .first).last?.replacing("|", with: "") == "x\(kind.syllable.text)")
    }

    @Test(
        "Another window ends the composition, and the text is composed again afterward",
        arguments: InputMethodKind.installed)
    func window(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x\(kind.syllable.shown)")
        let other = try desktop.openOtherWindow()
        _ = try await other.line("active")
        let kept = kind.keepsText ? kind.syllable.text : ""
        #expect(
            await Patience.eventually {
                desktop.application.texts(in: .first).last?.replacing("|", with: "") == "x\(kept)"
            })
        other.send(15)
        _ = try await other.end()
        try await desktop.edit(.last)
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: kind.syllable.shown, in: .last)
    }

    @Test(
        "IBus's engine determines whether composed text is kept when the focus moves",
        .enabled(if: InputMethodKind.ibusOnX.missingProgram == nil, "Needs Xvfb, openbox, and IBus with Anthy."))
    func discarding() async throws {
        let desktop = try await XInputMethodDesktop(.discardingIBus)
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x[に|]")
        try await desktop.edit(.last)
        #expect(desktop.application.texts(in: .first).last?.replacing("|", with: "") == "x")
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "[に|]", in: .last)
        let other = try desktop.openOtherWindow()
        _ = try await other.line("active")
        try await desktop.application.wait(for: "|", in: .last)
        other.send(15)
        _ = try await other.end()
    }

    @Test("Without its input method, the text is typed with the keyboard", arguments: InputMethodKind.installed)
    func loss(kind: InputMethodKind) async throws {
        let desktop = try await kind.start()
        try desktop.type([.n, .i])
        try await desktop.application.wait(for: "x\(kind.syllable.shown)")
        try await desktop.endInputMethod()
        // On Wayland, the compositor notifies the application.
        if !kind.keepsText { try await desktop.application.wait(for: "x|") }
        try desktop.type(.a)
        try await desktop.application.wait(for: "x\(kind.keepsText ? kind.syllable.text : "")a|")
    }
}

extension [[UInt32]] {
    /// Whether the lower part has a row of a single color, other than that of the background.
    ///
    /// The ends are left out, which rounding and the caret can cover.
    fileprivate var hasLine: Bool {
        guard let background = first?.first else { return false }
        return suffix(count / 2).contains { row in
            let middle = row.dropFirst(2).dropLast(2)
            return middle.first != background && Set(middle).count == 1
        }
    }
}
