// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import Windowing
import WindowingHeadless

@testable import InputMethods

@Suite("Input methods on a message bus", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct InputContextTests {
    @Test("fcitx receives the purpose, the text with offsets in characters, and the caret, and only their changes")
    func fcitxState() async throws {
        let field = try await EditedField(.fcitx)
        field.state.purpose = .email
        field.state.caretRect = CGRect(x: 10.4, y: 20.6, width: 2, height: 17)
        try await field.begin()
        #expect(
            field.calls == [
                "CreateInputContext", "FocusIn", "SetCapability", "SetSurroundingText", "SetCursorRect",
            ])
        #expect(field.arguments(of: "CreateInputContext") == ["([('program', 'test')],)"])
        #expect(field.arguments(of: "SetSurroundingText") == ["('a🙂bé', 2, 2)"])
        #expect(field.arguments(of: "SetCursorRect") == ["(10, 21, 2, 17)"])
        let capabilities: UInt64 = 1 << 1 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 11 | 1 << 17
        #expect(field.arguments(of: "SetCapability") == ["(\(capabilities),)"])
        field.context.update(field.state, isOwnChange: false)
        field.state.caretRect.origin.x = .nan
        field.context.update(field.state, isOwnChange: true)
        try await field.wait("the caret") { field.arguments(of: "SetCursorRect").count == 2 }
        #expect(field.arguments(of: "SetCursorRect").last == "(0, 21, 2, 17)")
        field.context.end()
        try await field.wait("the end") { field.calls.last == "FocusOut" }
        #expect(field.calls.count == 7)
    }

    @Test("IBus receives the same in its own form")
    func ibusState() async throws {
        let field = try await EditedField(.ibus)
        field.state.purpose = .password
        field.state.hints = [.hiddenText, .sensitiveData]
        field.state.caretRect = CGRect(x: -5, y: 6, width: 1, height: 9)
        try await field.begin()
        #expect(
            field.calls == [
                "CreateInputContext", "SetCapabilities", "Set", "FocusIn", "Set", "SetSurroundingText",
                "SetCursorLocation",
            ])
        #expect(field.arguments(of: "SetCapabilities") == ["(41,)"])
        let interface = EditedField.Kind.ibus.interface
        #expect(
            field.arguments(of: "Set") == [
                "('\(interface)', 'ClientCommitPreedit', <(true,)>)",
                "('\(interface)', 'ContentType', <(uint32 8, uint32 6146)>)",
            ])
        let text = "<('IBusText', @a{sv} {}, 'a🙂bé', <('IBusAttrList', @a{sv} {}, @av [])>)>"
        #expect(field.arguments(of: "SetSurroundingText") == ["(\(text), 2, 2)"])
        #expect(field.arguments(of: "SetCursorLocation") == ["(-5, 6, 1, 9)"])
    }

    @Test(
        "A key is answered after the edits that belong to it, which are one edit",
        arguments: EditedField.Kind.allCases)
    func key(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        field.service.set(.later, for: "ProcessKeyEvent")
        field.offer(0x61)
        try await field.wait("the key") { field.calls.last == "ProcessKeyEvent" }
        let expected = kind == .fcitx ? "(97, 38, 1, false, 7)" : "(97, 30, 1)"
        #expect(field.arguments(of: "ProcessKeyEvent") == [expected])
        if kind == .fcitx {
            try field.emit("CommitString", "('你',)")
            try field.emit("UpdateFormattedPreedit", "([('hao', 8), ('ma', 24)], 3)")
        } else {
            try field.emit("CommitText", "(<('IBusText', @a{sv} {}, '你', <('IBusAttrList', @a{sv} {}, @av [])>)>,)")
            let attributes = """
                [<('IBusAttribute', @a{sv} {}, uint32 1, uint32 1, uint32 0, uint32 5)>,
                <('IBusAttribute', @a{sv} {}, uint32 3, uint32 255, uint32 3, uint32 5)>]
                """
            try field.emit(
                "UpdatePreeditText",
                "(<('IBusText', @a{sv} {}, 'haoma', <('IBusAttrList', @a{sv} {}, \(attributes))>)>, uint32 3, true)")
        }
        #expect(field.answers.isEmpty)
        try field.service.answer("ProcessKeyEvent", with: "(true,)")
        try await field.wait("the answer") { !field.answers.isEmpty }
        #expect(field.answers == [true])
        #expect(
            field.edits == [
                TextInputEdit(
                    commit: "你", preedit: "haoma", preeditSelection: 3..<3,
                    preeditSegments: [
                        TextInputEdit.Segment(range: 0..<3), TextInputEdit.Segment(range: 3..<5, isHighlighted: true),
                    ])
            ])
        #expect(field.state.surroundingText == "a🙂你bé")
    }

    @Test("Edits that belong to no key are applied too", arguments: EditedField.Kind.allCases)
    func unaskedEdits(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        if kind == .fcitx {
            try field.emit("UpdateFormattedPreedit", "([('x', 0)], -1)")
        } else {
            try field.emit("UpdatePreeditText", "(<('IBusText', @a{sv} {}, 'x')>, uint32 9, false)")
            try field.emit("ShowPreeditText", "()")
        }
        try await field.wait("the edit") { !field.edits.isEmpty }
        #expect(field.edits.last?.preedit == "x")
        #expect(field.edits.last?.preeditSelection == (kind == .fcitx ? nil : 1..<1))
        if kind == .ibus {
            try field.emit("HidePreeditText", "()")
            try await field.wait("the end of the composition") { field.edits.last == TextInputEdit() }
        }
        try field.emit("DeleteSurroundingText", kind == .fcitx ? "(-1, uint32 2)" : "(-1, uint32 2)")
        try await field.wait("the deletion") { field.state.surroundingText == "aé" }
    }

    @Test(
        "Deletions are mapped to whole characters, and what lies between them and the caret is kept",
        arguments: [
            ("(-1, uint32 1)", "abé"), ("(0, uint32 1)", "a🙂é"), ("(-2, uint32 1)", "🙂bé"), ("(1, uint32 1)", "a🙂b"),
            ("(-2147483648, uint32 4294967295)", ""), ("(2147483647, uint32 4294967295)", "a🙂bé"),
            ("(-99, uint32 98)", "🙂bé"), ("(0, uint32 0)", "a🙂bé"), ("(-5, uint32 2)", "a🙂bé"),
        ])
    func deletion(body: String, expected: String) async throws {
        let field = try await EditedField(.fcitx)
        try await field.begin()
        try field.emit("DeleteSurroundingText", body)
        try field.emit("CommitString", "('!',)")
        try await field.wait("the edit") { field.state.surroundingText.contains("!") }
        #expect(field.state.surroundingText.replacing("!", with: "") == expected)
        #expect(field.edits.count <= 2)
    }

    @Test("Malformed events are ignored", arguments: EditedField.Kind.allCases)
    func malformed(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        let members = [
            "CommitString", "CommitText", "UpdateFormattedPreedit", "UpdatePreeditText", "UpdatePreeditTextWithMode",
            "DeleteSurroundingText", "ForwardKey", "ForwardKeyEvent", "Unknown",
        ]
        let bodies = [
            "()", "(1,)", "('x', -1)", "(<'a'>, 2, true)", "(@as [], 5)", "([('x', 'y')], 7)", "(true, true, true)",
            "(<('IBusText', 1)>, uint32 1, true)", "(<('IBusText', @a{sv} {}, 7, <1>)>, uint32 1, true)",
            "(int64 -1, int64 -1, true)", "(uint64 18446744073709551615, uint64 18446744073709551615, true)",
        ]
        for member in members { for body in bodies { try field.emit(member, body) } }
        try field.emit(
            kind == .fcitx ? "CommitString" : "CommitText",
            kind == .fcitx ? "('end',)" : "(<('IBusText', @a{sv} {}, 'end')>,)")
        try await field.wait("the last event") { field.state.surroundingText.contains("end") }
        #expect(field.keys.isEmpty)
    }

    @Test("Attributes beyond the composed text are clamped")
    func attributes() {
        func attribute(_ kind: UInt64, _ value: UInt64, _ start: UInt64, _ end: UInt64) -> BusValue {
            .list([
                .text("IBusAttribute"), .dictionary([:]), .unsigned(kind), .unsigned(value), .unsigned(start),
                .unsigned(end),
            ])
        }
        let attributes = [
            attribute(1, 2, 1, 99), attribute(3, 0, 77, 99), attribute(1, 1, 2, 1), attribute(9, 1, 0, 1),
        ]
        let value = BusValue.list([
            .text("IBusText"), .dictionary([:]), .text("日本"),
            .list([.text("IBusAttrList"), .dictionary([:]), .list(attributes)]),
        ])
        let composition = IBusText(value)?.composition(caret: -3)
        #expect(composition?.caret == 0)
        #expect(
            composition?.segments == [
                TextInputEdit.Segment(range: 0..<3), TextInputEdit.Segment(range: 3..<6, underline: .double),
            ])
    }

    @Test("The keys of a password are not sent", arguments: EditedField.Kind.allCases, [true, false])
    func password(kind: EditedField.Kind, isHidden: Bool) async throws {
        let field = try await EditedField(kind)
        if isHidden { field.state.hints = .hiddenText } else { field.state.purpose = .password }
        try await field.begin()
        field.offer(0x61)
        #expect(field.answers == [false])
        field.state.hints = []
        field.state.purpose = .normal
        field.context.update(field.state, isOwnChange: false)
        field.offer(0x62)
        try await field.wait("the answer") { field.answers.count == 2 }
        #expect(field.calls.count { $0 == "ProcessKeyEvent" } == 1)
    }

    @Test("A synthesized key is delivered after the edits before it")
    func forwardedKey() async throws {
        let field = try await EditedField(.fcitx)
        try await field.begin()
        try field.emit("CommitString", "('x',)")
        try field.emit("ForwardKey", "(uint32 0xff0d, uint32 4, true)")
        try await field.wait("the key") { !field.keys.isEmpty }
        #expect(field.keys == [InputMethodKey(keysym: 0xff0d, code: 0, modifiers: 4, isRelease: true)])
        #expect(field.edits.map(\.commit) == ["x"])
    }

    @Test(
        "Without an answer in time the key is the application's, and no other is delayed before the answer",
        arguments: EditedField.Kind.allCases)
    func silence(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        field.service.set(.later, for: "ProcessKeyEvent")
        field.offer(0x61)
        try await field.wait("the key") { field.calls.last == "ProcessKeyEvent" }
        field.clock.advance(by: InputMethods.timeLimit)
        #expect(field.answers == [false])
        field.offer(0x62)
        #expect(field.answers == [false, false])
        try field.service.answer("ProcessKeyEvent", with: "(true,)")
        field.service.set(.values("(true,)"), for: "ProcessKeyEvent")
        try await field.wait("the input method") {
            // Keys are offered again once the late answer has arrived.
            field.offer(0x63)
            return field.calls.count { $0 == "ProcessKeyEvent" } == 2
        }
        try await field.wait("the answer") { field.answers.last == true }
    }

    @Test(
        "A key that is consumed after the time limit has no effect, because the application has handled it",
        arguments: EditedField.Kind.allCases)
    func lateAnswer(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        let compose = kind == .fcitx ? "UpdateFormattedPreedit" : "UpdatePreeditText"
        func body(_ text: String) -> String {
            kind == .fcitx ? "([('\(text)', 8)], 1)" : "(<('IBusText', @a{sv} {}, '\(text)')>, uint32 1, true)"
        }
        try field.emit(compose, body("n"))
        try await field.wait("the composition") { field.edits.last?.preedit == "n" }
        field.service.set(.later, for: "ProcessKeyEvent")
        field.offer(0x69)
        try await field.wait("the key") { field.calls.last == "ProcessKeyEvent" }
        field.clock.advance(by: InputMethods.timeLimit)
        #expect(field.answers == [false])
        try field.emit(compose, body("ni"))
        try field.service.answer("ProcessKeyEvent", with: "(true,)")
        try await field.wait("the reset") { field.calls.contains("Reset") }
        // The earlier composition remains.
        #expect(field.edits.dropFirst() == [TextInputEdit(commit: "n")])
        try field.emit(
            kind == .fcitx ? "CommitString" : "CommitText",
            kind == .fcitx ? "('!',)" : "(<('IBusText', @a{sv} {}, '!')>,)")
        try await field.wait("the next commit") { field.edits.last?.commit == "!" }
    }

    @Test("Composed text is kept when the input method ends", arguments: EditedField.Kind.allCases)
    func loss(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        try field.emit(
            kind == .fcitx ? "UpdateFormattedPreedit" : "UpdatePreeditText",
            kind == .fcitx ? "([('nihao', 8)], 5)" : "(<('IBusText', @a{sv} {}, 'nihao')>, uint32 5, true)")
        try await field.wait("the composition") { field.edits.last?.preedit == "nihao" }
        try await field.bus.end()
        field.offer(0x61)
        try await field.wait("the answer") { !field.answers.isEmpty }
        #expect(field.answers == [false])
        #expect(field.edits.last == TextInputEdit(commit: "nihao"))
        #expect(!field.context.isConnected)
        field.offer(0x62)
        #expect(field.answers == [false, false])
    }

    @Test("A change by the user cancels the composition of the input method")
    func userChange() async throws {
        let field = try await EditedField(.fcitx)
        try await field.begin()
        try field.emit("UpdateFormattedPreedit", "([('ni', 8)], 2)")
        try await field.wait("the composition") { !field.edits.isEmpty }
        field.state.cursor = 0
        field.state.anchor = 0
        field.context.update(field.state, isOwnChange: false)
        try await field.wait("the reset") { field.calls.suffix(2) == ["Reset", "SetSurroundingText"] }
        // The input method confirms it, which changes nothing.
        try field.emit("UpdateFormattedPreedit", "(@a(si) [], 0)")
        try field.emit("CommitString", "('!',)")
        try await field.wait("the next commit") { field.state.surroundingText.hasPrefix("!") }
        #expect(field.edits.count == 2)
    }

    @Test("Nothing arrives after the end of text entry")
    func end() async throws {
        let field = try await EditedField(.fcitx)
        try await field.begin()
        field.context.end()
        try field.emit("CommitString", "('late',)")
        field.context.connect()
        field.offer(0x61)
        #expect(field.answers == [false])
        field.context.update(field.state, isOwnChange: false)
        try await field.wait("the new text") {
            // Events are accepted again once the input method has answered.
            try? field.emit("CommitString", "('new',)")
            return field.state.surroundingText.contains("new")
        }
        #expect(!field.state.surroundingText.contains("late"))
    }

    @Test(
        "Composed text is committed when the window loses the focus, and the text is sent again when it regains it",
        arguments: EditedField.Kind.allCases)
    func suspension(kind: EditedField.Kind) async throws {
        let field = try await EditedField(kind)
        try await field.begin()
        try field.emit(
            kind == .fcitx ? "UpdateFormattedPreedit" : "UpdatePreeditText",
            kind == .fcitx ? "([('ni', 8)], 2)" : "(<('IBusText', @a{sv} {}, 'ni')>, uint32 2, true)")
        try await field.wait("the composition") { field.edits.last?.preedit == "ni" }
        field.sendsChanges = false
        field.context.suspend()
        #expect(field.edits.last == TextInputEdit(commit: "ni"))
        try await field.wait("the end") { field.calls.last == "FocusOut" }
        field.context.suspend()
        field.context.update(field.state, isOwnChange: true)
        try await field.wait("the text") { field.calls.suffix(3).contains("SetSurroundingText") }
        #expect(field.calls.count { $0 == "FocusIn" } == 2 && field.calls.count { $0 == "FocusOut" } == 1)
        #expect(field.edits.count == 2)
    }

    @Test(
        "IBus's mode of composed text determines whether the text is kept when the window loses the focus",
        arguments: [(0, ""), (1, "ni"), (7, "ni")])
    func preeditMode(mode: UInt32, expected: String) async throws {
        let field = try await EditedField(.ibus)
        try await field.begin()
        field.sendsChanges = false
        try field.emit(
            "UpdatePreeditTextWithMode", "(<('IBusText', @a{sv} {}, 'ni')>, uint32 2, true, uint32 \(mode))")
        try await field.wait("the composition") { field.edits.last?.preedit == "ni" }
        #expect(field.edits.last?.discardsPreeditAtEnd == expected.isEmpty)
        field.context.suspend()
        #expect(field.edits.last == TextInputEdit(commit: expected))
    }

    @Test("Without an input method nothing is connected, and the next text entry looks again")
    func absence() async throws {
        let bus = try await TestBus()
        let provider = InputMethods(
            InputMethodSettings(["IBUS_ADDRESS": "unix:path=/nowhere"]), sessionBus: DesktopBus(address: bus.address),
            application: "test")
        let context = provider.makeContext(nil)
        context.connect()
        var answers: [Bool] = []
        context.offer(InputMethodKey(keysym: 0x61, code: 30, modifiers: 0)) { answers.append($0) }
        #expect(answers == [false])
        let found = await provider.open(nil)
        #expect(found == nil)
        let service = try TestService(
            on: bus, names: ["org.fcitx.Fcitx5"],
            replies: ["CreateInputContext": .values("(objectpath '/a', [byte 1])")])
        #expect(
            await Patience.eventually {
                context.connect()
                return context.isConnected
            })
        withExtendedLifetime(service) {}
    }
}
