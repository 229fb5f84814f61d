// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Text input")
@MainActor
struct TextInputTests {
    /// The received edits.
    private final class Edits {
        var all: [TextInputEdit] = []
    }

    private typealias Editing = (client: TestClient, window: WaylandWindow, method: any TextInputMethod, edits: Edits)

    private static let state = TextInputState(
        purpose: .email, hints: [.lowercase, .latin], surroundingText: "Grüße", cursor: 4, anchor: 2,
        caretRect: CGRect(x: 10.4, y: 20, width: 1, height: 15.6))

    /// A client whose window has the input method's focus and edits text.
    private func editing(_ state: TextInputState = TextInputTests.state) async throws -> Editing {
        let client = try TestClient()
        let window = try await client.openWindow()
        let method = try window.textInputMethod()
        let edits = Edits()
        method.editHandler = { edits.all.append($0) }
        method.update(state, isOwnChange: false)
        try enter(client)
        try await client.settle()
        return (client, window, method, edits)
    }

    private func enter(_ client: TestClient) throws {
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            for textInput in desk.input.textInputs { textInput.resource.sendEnter(surface: surface) }
        }
    }

    private func known(_ client: TestClient) async throws -> (state: DeskTextInput.State, commits: UInt32) {
        try await client.settle()
        return try client.compositor.perform { desk in
            let textInput = try #require(desk.input.textInputs.first)
            return (textInput.state, textInput.commitCount)
        }
    }

    /// Sends events of the input method with the latest serial, unless another is given.
    private func say(
        _ client: TestClient, serial: UInt32? = nil, _ body: @Sendable (ZwpTextInputV3Resource) -> Void
    ) async throws {
        try client.compositor.perform { desk in
            let textInput = try #require(desk.input.textInputs.first)
            body(textInput.resource)
            textInput.resource.sendDone(serial: serial ?? textInput.commitCount)
        }
        try await client.settle()
    }

    @Test("The complete state is sent when the input method gains focus")
    func enable() async throws {
        let (client, _, _, _) = try await editing()
        let (state, commits) = try await known(client)
        var expected = DeskTextInput.State()
        (expected.text, expected.cursor, expected.anchor) = ("Grüße", 4, 2)
        (expected.isEnabled, expected.hint, expected.purpose) = (true, 0x108, 6)
        expected.rectangle = [10, 20, 1, 16]
        #expect(state == expected)
        #expect(commits == 1)
    }

    @Test("Without text entry the input method is not enabled")
    func idle() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try enter(client)
        let method = try window.textInputMethod()
        #expect(try await known(client).commits == 0)
        method.update(Self.state, isOwnChange: false)
        #expect(try await known(client).commits == 1)
        method.end()
        #expect(try await known(client).state.isEnabled == false)
        method.end()
        #expect(try await known(client).commits == 2)
        #expect(try window.textInputMethod() === method)
    }

    @Test("Changes are sent with their cause")
    func changes() async throws {
        let (client, _, method, _) = try await editing()
        var state = Self.state
        method.update(state, isOwnChange: false)
        #expect(try await known(client).commits == 1)
        state.surroundingText += "!"
        method.update(state, isOwnChange: false)
        var (known, commits) = try await known(client)
        #expect(known.text == "Grüße!" && !known.isOwnChange && commits == 2)
        state.cursor = 2
        method.update(state, isOwnChange: true)
        (known, commits) = try await self.known(client)
        #expect(known.cursor == 2 && known.isOwnChange && commits == 3)
        state.caretRect.origin.x = .nan
        method.update(state, isOwnChange: false)
        (known, commits) = try await self.known(client)
        #expect(known.rectangle.first == 0 && known.isOwnChange && commits == 4)
        // Changing the purpose starts over.
        state.purpose = .digits
        method.update(state, isOwnChange: false)
        (known, commits) = try await self.known(client)
        #expect(known.isEnabled && known.purpose == 2 && known.text == "Grüße!" && commits == 5)
        #expect(client.failures.isEmpty)
    }

    @Test("Long text is truncated to the size of a message")
    func longText() async throws {
        let text = String(repeating: "漢字", count: 50_000)
        let (client, _, _, _) = try await editing(
            TextInputState(surroundingText: text, cursor: 150_000, anchor: 150_000))
        let state = try await known(client).state
        #expect((3990...4000).contains(try #require(state.text).utf8.count))
        #expect(client.failures.isEmpty)
    }

    @Test("A composition is reported, replaced, committed and ended in one step each")
    func composing() async throws {
        let (client, _, _, edits) = try await editing()
        try await say(client) { $0.sendPreeditString(text: "ni", cursorBegin: 2, cursorEnd: 2) }
        try await say(client) { textInput in
            textInput.sendCommitString(text: "你")
            textInput.sendDeleteSurroundingText(beforeLength: 1, afterLength: 2)
            textInput.sendPreeditString(text: "hao", cursorBegin: -1, cursorEnd: -1)
        }
        // Without a composition in the events, it ends.
        try await say(client) { $0.sendCommitString(text: "好") }
        #expect(
            edits.all == [
                TextInputEdit(preedit: "ni", preeditSelection: 2..<2),
                // ü is two bytes, which can't be deleted partially; the cursor is followed by the two bytes of ß.
                TextInputEdit(deleteBefore: 2, deleteAfter: 2, commit: "你", preedit: "hao"),
                TextInputEdit(commit: "好", preeditSelection: 0..<0),
            ])
        // No events, with no composition shown, is no edit.
        try await say(client) { _ in }
        #expect(edits.all.count == 3)
    }

    @Test("Edits of an older state are applied, and their result is sent once the compositor has the latest one")
    func stale() async throws {
        let (client, _, method, edits) = try await editing()
        var state = Self.state
        method.editHandler = { edit in
            edits.all.append(edit)
            state.surroundingText += edit.commit
            method.update(state, isOwnChange: true)
        }
        state.cursor = 0
        method.update(state, isOwnChange: false)
        #expect(try await known(client).commits == 2)
        // Both are sent before the client's answer to the first one.
        try client.compositor.perform { desk in
            let textInput = try #require(desk.input.textInputs.first).resource
            for text in ["x", "y"] {
                textInput.sendCommitString(text: text)
                textInput.sendDone(serial: 1)
            }
        }
        try await client.settle()
        let (known, commits) = try await known(client)
        #expect(edits.all.map(\.commit) == ["x", "y"])
        #expect(known.text == "Grüßexy" && known.isOwnChange && commits == 3)
        // The latest state is sent immediately after an edit that is based on it.
        try await say(client, serial: 3) { $0.sendCommitString(text: "z") }
        #expect(try await self.known(client).commits == 4)
        // User changes don't wait.
        method.editHandler = { edit in
            state.surroundingText += edit.commit
            method.update(state, isOwnChange: true)
            state.anchor = 0
            method.update(state, isOwnChange: false)
        }
        try await say(client, serial: 3) { $0.sendCommitString(text: "!") }
        let (last, count) = try await self.known(client)
        #expect(last.text == "Grüßexyz!" && !last.isOwnChange && count == 5)
    }

    @Test("Invalid offsets are clamped to the text")
    func hostileNumbers() async throws {
        let (client, _, _, edits) = try await editing()
        try await say(client) { textInput in
            textInput.sendDeleteSurroundingText(beforeLength: .max, afterLength: .max)
            textInput.sendPreeditString(text: "äö", cursorBegin: 3, cursorEnd: .max)
        }
        try await say(client) { $0.sendPreeditString(text: "ab", cursorBegin: 2, cursorEnd: 1) }
        try await say(client) { $0.sendPreeditString(text: "ab", cursorBegin: .min, cursorEnd: 1) }
        try await say(client) { textInput in
            textInput.sendPreeditString(text: nil, cursorBegin: 0, cursorEnd: 0)
            textInput.sendCommitString(text: nil)
        }
        #expect(
            edits.all == [
                TextInputEdit(
                    deleteBefore: 4, deleteAfter: 3, preedit: "äö", preeditSelection: 2..<4,
                    preeditSegments: [TextInputEdit.Segment(range: 2..<4, isHighlighted: true)]),
                TextInputEdit(
                    preedit: "ab", preeditSelection: 1..<2,
                    preeditSegments: [TextInputEdit.Segment(range: 1..<2, isHighlighted: true)]),
                TextInputEdit(preedit: "ab"),
                TextInputEdit(preeditSelection: 0..<0),
            ])
    }

    @Test(
        "A window that loses the input method's focus loses the composition, and sends everything when it regains focus"
    )
    func focus() async throws {
        let (client, _, method, edits) = try await editing()
        try await say(client) { $0.sendPreeditString(text: "a", cursorBegin: 0, cursorEnd: 0) }
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            desk.input.textInputs.first?.resource.sendLeave(surface: surface)
        }
        try await client.settle()
        #expect(edits.all.last == TextInputEdit())
        // The input method has no focus.
        var state = Self.state
        state.surroundingText = "new"
        method.update(state, isOwnChange: false)
        #expect(try await known(client).commits == 1)
        try await say(client) { $0.sendCommitString(text: "lost") }
        #expect(edits.all.count == 2)
        try enter(client)
        let (known, commits) = try await known(client)
        #expect(known.isEnabled && known.text == "new" && commits == 2)
    }

    @Test("Events in any order, with any numbers and serials, lose no committed text", arguments: [1, 2, 3])
    func storm(seed: UInt64) async throws {
        let (client, _, method, edits) = try await editing()
        var state = Self.state
        method.editHandler = { edit in
            edits.all.append(edit)
            state.surroundingText = String(state.surroundingText.suffix(40)) + edit.commit
            state.cursor = state.surroundingText.utf8.count
            state.anchor = state.cursor
            method.update(state, isOwnChange: true)
        }
        var expected: [String] = []
        for round in 0..<20 {
            expected += try client.compositor.perform { desk in
                var generator = StormGenerator(state: seed * 1_000 + UInt64(round))
                let textInput = try #require(desk.input.textInputs.first).resource
                let surface = try #require(desk.toplevel?.surface.resource)
                var (commits, pending, isInside) = ([String](), "", true)
                for number in 0..<50 {
                    switch Int.random(in: 0..<8, using: &generator) {
                    case 0, 1:
                        pending = "\(round).\(number)é "
                        textInput.sendCommitString(text: pending)
                    case 2:
                        textInput.sendPreeditString(
                            text: ["", "か", "a\u{301}\u{200d}🙂", "\n\u{202e}"].randomElement(using: &generator),
                            cursorBegin: .random(in: .min ... .max, using: &generator),
                            cursorEnd: .random(in: -2...9, using: &generator))
                    case 3:
                        textInput.sendDeleteSurroundingText(
                            beforeLength: .random(in: 0 ... .max, using: &generator),
                            afterLength: .random(in: 0...9, using: &generator))
                    case 4, 5, 6:
                        textInput.sendDone(serial: .random(in: 0...40, using: &generator))
                        if isInside, !pending.isEmpty { commits.append(pending) }
                        pending = ""
                    default:
                        // Pending requests are void when the focus changes.
                        isInside.toggle()
                        isInside ? textInput.sendEnter(surface: surface) : textInput.sendLeave(surface: surface)
                        pending = ""
                    }
                }
                if !isInside { textInput.sendEnter(surface: surface) }
                textInput.sendDone(serial: 0)
                if isInside, !pending.isEmpty { commits.append(pending) }
                return commits
            }
            try await client.settle()
        }
        #expect(edits.all.map(\.commit).filter { !$0.isEmpty } == expected)
        #expect(client.failures.isEmpty)
    }

    @Test("Removing the input method, the seat or the window ends the composition silently")
    func removal() async throws {
        for global in ["zwp_text_input_manager_v3", "wl_seat"] {
            let (client, window, method, edits) = try await editing()
            try await say(client) { $0.sendPreeditString(text: "a", cursorBegin: 0, cursorEnd: 0) }
            try client.compositor.perform { $0.removeGlobal(global) }
            try await client.settle()
            #expect(edits.all.last == TextInputEdit())
            method.update(Self.state, isOwnChange: false)
            method.end()
            if global != "wl_seat" { #expect(throws: OperationError.self) { try window.textInputMethod() } }
            #expect(client.failures.isEmpty)
        }
        let (client, window, method, edits) = try await editing()
        window.close()
        method.update(Self.state, isOwnChange: false)
        try await say(client) { $0.sendCommitString(text: "lost") }
        #expect(edits.all.isEmpty)
        #expect(throws: OperationError.self) { try window.textInputMethod() }
        #expect(client.failures.isEmpty)
    }

    @Test("A missing interface is an error with its name")
    func missing() async throws {
        let client = try TestClient(CompositorOptions().without("zwp_text_input_manager_v3"))
        let window = try await client.openWindow()
        #expect(
            throws: OperationError.missingInterface(
                operation: "Using an input method", server: "Wayland compositor", name: "zwp_text_input_manager_v3",
                required: 1, available: nil)
        ) { try window.textInputMethod() }
    }
}

/// A generator whose numbers are the same in each run.
private struct StormGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}
