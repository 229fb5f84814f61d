// SPDX-License-Identifier: MIT
import DesktopBus
import TestBus
import TestProcesses
import Testing
import Windowing
import WindowingHeadless

@testable import InputMethods

/// A text that is edited with a simulated input method on a private bus.
@MainActor
final class EditedField {
    /// The protocols of the simulated input methods.
    enum Kind: CaseIterable {
        case fcitx, ibus

        var path: String { self == .fcitx ? "/org/freedesktop/portal/inputcontext/1" : "/context" }
        var interface: String { self == .fcitx ? "org.fcitx.Fcitx.InputContext1" : "org.freedesktop.IBus.InputContext" }
    }

    let kind: Kind
    let bus: TestBus
    let service: TestService
    let context: any InputMethodContext
    let clock = ManualTimeSource()
    var state = TextInputState(surroundingText: "a🙂bé", cursor: 5, anchor: 5)
    private(set) var edits: [TextInputEdit] = []
    private(set) var keys: [InputMethodKey] = []
    private(set) var answers: [Bool] = []
    /// Whether the results of edits are sent to the input method.
    var sendsChanges = true
    private let provider: InputMethods

    private static let replies: [String: TestService.Reply] = [
        "CreateInputContext": .values("(objectpath '/context',)"), "SetCapabilities": .values("()"),
        "SetCapability": .values("()"), "FocusIn": .values("()"), "FocusOut": .values("()"), "Reset": .values("()"),
        "SetSurroundingText": .values("()"), "SetCursorRect": .values("()"), "SetCursorLocation": .values("()"),
        "Set": .values("()"), "Ping": .values("()"), "Destroy": .values("()"), "DestroyIC": .values("()"),
        "ProcessKeyEvent": .values("(false,)"),
    ]

    init(_ kind: Kind) async throws {
        self.kind = kind
        bus = try await TestBus()
        var replies = Self.replies
        if kind == .fcitx {
            replies["CreateInputContext"] = .values("(objectpath '\(kind.path)', [byte 1])")
        }
        service = try TestService(
            on: bus, names: [kind == .fcitx ? "org.fcitx.Fcitx5" : "org.freedesktop.IBus"], replies: replies)
        let settings = InputMethodSettings(kind == .ibus ? ["IBUS_ADDRESS": bus.address] : [:])
        provider = InputMethods(
            settings, sessionBus: kind == .fcitx ? DesktopBus(address: bus.address) : nil, application: "test",
            timeSource: clock)
        context = provider.makeContext(nil)
        context.editHandler = { [weak self] edit in
            self?.edits.append(edit)
            self?.apply(edit)
        }
        context.keyHandler = { [weak self] in self?.keys.append($0) }
    }

    /// Connects, and begins text entry.
    func begin() async throws {
        context.connect()
        try await wait("the connection") { self.context.isConnected }
        context.update(state, isOwnChange: false)
        try await wait("the caret") { self.calls.contains { $0 == "SetCursorRect" || $0 == "SetCursorLocation" } }
    }

    var calls: [String] { service.calls.map(\.member) }

    func arguments(of member: String) -> [String] { service.calls.filter { $0.member == member }.map(\.arguments) }

    func emit(_ member: String, _ body: String) throws {
        try service.emit(path: kind.path, interface: kind.interface, member: member, body: body)
    }

    func offer(_ keysym: UInt32) {
        context.offer(InputMethodKey(keysym: keysym, code: 30, modifiers: 1, time: 7)) { self.answers.append($0) }
    }

    func wait(_ event: String, until condition: () -> Bool) async throws {
        try #require(await Patience.eventually { condition() }, "The test has waited too long for \(event).")
    }

    /// Applies an edit to the text as the toolkit does, without the composition.
    private func apply(_ edit: TextInputEdit) {
        var bytes = Array(state.surroundingText.utf8)
        let (start, end) = (state.cursor - edit.deleteBefore, state.cursor + edit.deleteAfter)
        guard start >= 0, end <= bytes.count else {
            Issue.record("The edit \(edit) deletes beyond the text.")
            return
        }
        bytes.replaceSubrange(start..<end, with: edit.commit.utf8)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            Issue.record("The edit \(edit) cuts a character.")
            return
        }
        state.surroundingText = text
        (state.cursor, state.anchor) = (start + edit.commit.utf8.count, start + edit.commit.utf8.count)
        if sendsChanges { context.update(state, isOwnChange: true) }
    }
}
