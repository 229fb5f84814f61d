// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@testable import InputMethods

@Suite("X Input Method servers")
@MainActor
struct XIMContextTests {
    @Test("Opening negotiates a style in which the application shows the composed text")
    func opening() async throws {
        let field = ServedField()
        try await field.begin()
        let server = field.server
        #expect(server.names == ["test"])
        #expect(
            server.requests.map(\.opcode).prefix(6) == [
                .connect, .open, .encodingNegotiation, .getMethodValues, .createContext, .setFocus,
            ])
        // Little-endian, and version 1.0 without authentication.
        #expect(server.bodies(.connect) == [[0x6c, 0, 1, 0, 0, 0, 0, 0]])
        #expect(server.bodies(.open) == [[5] + Array("de_DE".utf8) + [0, 0]])
        #expect(
            server.bodies(.encodingNegotiation) == [
                [7, 0, 20, 0, 13] + Array("COMPOUND_TEXT".utf8) + [5] + Array("UTF-8".utf8) + [0, 0, 0, 0]
            ])
        #expect(server.bodies(.getMethodValues) == [[7, 0, 2, 0, 0, 0, 0, 0]])
        #expect(
            server.bodies(.createContext) == [
                [7, 0, 36, 0]
                    + [50, 0, 4, 0, 0x02, 0x04, 0, 0] + [51, 0, 4, 0, 0x01, 0, 0x40, 0]
                    + [52, 0, 4, 0, 0x01, 0, 0x40, 0] + [53, 0, 8, 0, 54, 0, 4, 0, 0, 0, 0, 0]
            ])
    }

    @Test(
        "Without that style, the server shows it at the caret, or elsewhere",
        arguments: [
            ([0x104, 0x404, 0x408], 0x404, true), ([0x804, 0x808], 0x804, true), ([0x408, 0x810], 0x408, false),
            ([0x810], 0x810, false), ([0x404, 0x202], 0x202, true),
        ] as [([UInt32], UInt32, Bool)])
    func styles(offered: [UInt32], expected: UInt32, hasSpot: Bool) async throws {
        let field = ServedField()
        field.server.styles = offered
        try await field.begin()
        let body = try #require(field.server.bodies(.createContext).first)
        #expect(Array(body[8..<12]) == [UInt8(expected & 0xff), UInt8(expected >> 8), 0, 0])
        #expect(field.server.bodies(.setContextValues).isEmpty != hasSpot)
    }

    @Test("The caret's lower end is sent relative to the window, and again when it moves")
    func caret() async throws {
        let field = ServedField()
        field.state.caretRect = CGRect(x: 130, y: 70, width: 2, height: 16)
        try await field.begin()
        #expect(
            field.server.bodies(.setContextValues) == [
                [7, 0, 9, 0, 12, 0, 0, 0, 53, 0, 8, 0, 54, 0, 4, 0, 30, 0, 36, 0]
            ])
        field.context.update(field.state, isOwnChange: true)
        #expect(field.server.bodies(.setContextValues).count == 1)
        field.state.caretRect.origin = CGPoint(x: -1e6, y: .nan)
        field.context.update(field.state, isOwnChange: true)
        #expect(field.server.bodies(.setContextValues).last?.suffix(4) == [0x00, 0x80, 0xde, 0xff])
    }

    @Test("A key that the server sends back is the application's, after the edits that belong to it")
    func unconsumedKey() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.silent = [.getMethodValues]
        field.offer(30, modifiers: 0x2001)
        #expect(field.answers.isEmpty)
        let event = try #require(field.server.bodies(.forwardEvent).first)
        #expect(event.prefix(8) == [7, 0, 9, 0, 0, 0, 0, 0])
        #expect(
            Array(event[8...]) == [2, 38, 0, 0, 77, 0, 0, 0, 0x23, 1, 0, 0, 1, 0, 0x40, 0]
                + [UInt8](repeating: 0, count: 12)
                + [0x01, 0x20, 1, 0])
        field.server.commit(Array("x".utf8))
        try field.server.sendBack()
        #expect(field.answers == [false])
        #expect(field.edits.map(\.commit) == ["x"])
        #expect(field.keys.isEmpty)
        field.server.answer(.getMethodValues)
        #expect(field.answers == [false])
    }

    @Test("A key that the server doesn't send back before it answers the next request is consumed")
    func consumedKey() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.silent = [.getMethodValues]
        field.offer(30)
        field.server.draw("ni", feedback: [2, 1], caret: 1)
        #expect(field.edits.isEmpty)
        field.server.answer(.getMethodValues)
        #expect(field.answers == [true])
        #expect(
            field.edits == [
                TextInputEdit(
                    preedit: "ni", preeditSelection: 1..<1,
                    preeditSegments: [
                        TextInputEdit.Segment(range: 0..<1),
                        TextInputEdit.Segment(range: 1..<2, underline: .none, isHighlighted: true),
                    ])
            ])
    }

    @Test("A message to confirm is confirmed, and the answer of a key waits for what the server handles after that")
    func confirmation() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.silent = [.getMethodValues]
        field.offer(30)
        field.server.commit(Array("a".utf8), flag: 3)
        #expect(field.server.bodies(.syncReply) == [[7, 0, 9, 0]])
        field.server.answer(.getMethodValues)
        #expect(field.answers.isEmpty)
        try field.server.sendBack(flag: 1)
        #expect(field.answers == [false])
        #expect(field.server.bodies(.syncReply).count == 2)
        field.server.send(.sync)
        #expect(field.server.bodies(.syncReply).count == 3)
    }

    @Test("A synchronous key waits for the server's synchronization")
    func synchronousKey() async throws {
        let field = ServedField()
        field.server.masks = (3, 1)
        try await field.begin()
        field.offer(30)
        #expect(field.server.bodies(.forwardEvent).last?.prefix(8) == [7, 0, 9, 0, 1, 0, 0, 0])
        #expect(field.answers.isEmpty)
        field.server.send(.syncReply)
        #expect(field.answers == [true])
        field.offer(30, isRelease: true)
        #expect(field.server.bodies(.forwardEvent).last?[4...8] == [0, 0, 0, 0, 3])
        #expect(field.answers == [true, true])
    }

    @Test("Only the events that the server selects are forwarded")
    func masks() async throws {
        let field = ServedField()
        field.server.masks = nil
        try await field.begin()
        field.offer(30, isRelease: true)
        #expect(field.answers == [false])
        field.server.set(masks: (3, 0), context: 0)
        field.offer(30, isRelease: true)
        #expect(field.answers == [false, true])
        field.server.set(masks: (0, 0), context: 9)
        field.server.set(masks: (3, 0), context: 8)
        field.offer(30)
        #expect(field.answers == [false, true, false])
        #expect(field.server.bodies(.forwardEvent).count == 1)
    }

    @Test("A trigger key switches the input method on, and another one switches it off")
    func triggerKeys() async throws {
        let field = ServedField()
        field.server.masks = nil
        try await field.begin()
        field.server.reply(.registerTriggerKeys) {
            for number: UInt16 in [0, 0] { $0.put(number) }
            for number: UInt32 in [24, 0xff2a, 0, 0, 0x20, 4, 0xff, 12, 0x20, 1, 0xff] { $0.put(number) }
        }
        field.offer(30)
        #expect(field.answers == [false])
        field.offer(57, keysym: 0x20, modifiers: 4)
        #expect(field.answers == [false])
        #expect(field.server.bodies(.triggerNotify) == [[7, 0, 9, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]])
        field.server.send(.triggerNotifyReply)
        #expect(field.answers == [false, true])
        field.server.set(masks: (1, 0), context: 9)
        field.offer(30)
        #expect(field.server.bodies(.forwardEvent).count == 1)
        field.offer(57, keysym: 0x20, modifiers: 1)
        #expect(field.server.bodies(.triggerNotify).last?[4...8] == [1, 0, 0, 0, 0])
    }

    @Test("Without an answer in time the key is the application's, and is not delivered twice")
    func timeLimit() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.silent = [.getMethodValues]
        field.offer(30)
        field.clock.advance(by: InputMethods.timeLimit)
        #expect(field.answers == [false])
        field.offer(31)
        #expect(field.answers == [false, false])
        try field.server.sendBack()
        #expect(field.keys.isEmpty)
        field.server.silent = []
        field.server.answer(.getMethodValues)
        field.offer(32)
        #expect(field.answers == [false, false, true])
    }

    @Test("The keys of a password are not sent")
    func password() async throws {
        let field = ServedField()
        field.state.hints = .hiddenText
        try await field.begin()
        field.offer(30)
        #expect(field.answers == [false])
        #expect(field.server.bodies(.forwardEvent).isEmpty)
    }

    @Test("Committed keysyms are characters or keys")
    func keysyms() async throws {
        let field = ServedField()
        try await field.begin()
        func commit(_ keysym: UInt32, text: String = "", flag: UInt16 = 4) {
            field.server.send(.commit) {
                for number in [flag, 0] { $0.put(number) }
                $0.put(keysym)
                guard flag & 2 != 0 else { return }
                $0.put(UInt16(text.utf8.count))
                $0.put(Array(text.utf8))
            }
        }
        commit(0xe9)
        commit(0x0101_f642)
        commit(0x61, text: "xyz", flag: 6)
        #expect(field.edits.map(\.commit) == ["é", "🙂", "xyz"])
        commit(0xff0d)
        #expect(field.keys.map(\.keysym) == [0xff0d, 0xff0d])
        #expect(field.keys.map(\.isRelease) == [false, true])
        commit(0)
        commit(.max)
        #expect(field.edits.count == 3)
    }

    @Test("A key that the server synthesizes is delivered, and other events are ignored")
    func synthesizedKey() async throws {
        let field = ServedField()
        try await field.begin()
        var event = [UInt8](repeating: 0, count: 32)
        event[0] = 0x83
        event[1] = 22
        event[28] = 4
        field.server.forward(event)
        #expect(field.keys == [InputMethodKey(keysym: 0, code: 14, modifiers: 4, isRelease: true)])
        event[0] = 4
        field.server.forward(event)
        (event[0], event[1]) = (2, 3)
        field.server.forward(event)
        #expect(field.keys.count == 1)
    }

    @Test("Composed text is committed when the focus moves, and nothing that the server sends about it arrives later")
    func focus() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.send(.preeditStart)
        #expect(field.server.bodies(.preeditStartReply) == [[7, 0, 9, 0, 0xff, 0xff, 0xff, 0xff]])
        field.server.draw("ni")
        field.context.suspend()
        #expect(field.edits.last == TextInputEdit(commit: "ni"))
        #expect(field.server.bodies(.unsetFocus) == [[7, 0, 9, 0]])
        field.server.commit(Array("ni".utf8))
        field.server.silent = [.getMethodValues]
        field.context.update(field.state, isOwnChange: false)
        #expect(field.server.bodies(.setFocus).count == 2)
        field.server.commit(Array("ni".utf8))
        field.server.answer(.getMethodValues)
        #expect(field.edits.count == 2)
        field.server.silent = []
        field.server.commit(Array("x".utf8))
        #expect(field.edits.last?.commit == "x")
    }

    @Test(
        "Composed text that the application has kept isn't committed a second time, however late the server does that")
    func lateCommit() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.draw("ni", feedback: [2, 2])
        field.context.suspend()
        field.context.update(field.state, isOwnChange: false)
        field.server.draw(nil, length: 2)
        field.server.commit(Array("ni".utf8))
        #expect(field.edits.map(\.commit) == ["", "ni"])
        field.server.commit(Array("ni".utf8))
        #expect(field.edits.map(\.commit) == ["", "ni", "ni"])
        field.server.draw("ni")
        field.context.suspend()
        field.context.update(field.state, isOwnChange: false)
        field.server.draw("ni")
        field.server.commit(Array("ni".utf8))
        #expect(field.edits.last?.commit == "ni" && field.edits.count == 7)
    }

    @Test("A change by the user cancels the composition, of which nothing arrives later")
    func cancellation() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.draw("ni")
        field.server.silent = [.getMethodValues, .reset]
        field.state.cursor = 0
        field.context.update(field.state, isOwnChange: false)
        #expect(field.server.bodies(.reset) == [[7, 0, 9, 0]])
        field.server.draw("nih", length: 2)
        field.server.commit(Array("ni".utf8))
        field.server.answer(.reset)
        field.server.silent = []
        field.server.answer(.getMethodValues)
        #expect(field.edits.map(\.preedit) == ["ni"])
        #expect(field.edits.map(\.commit) == [""])
        field.server.draw("x", feedback: [2])
        #expect(field.edits.last?.preedit == "x")
    }

    @Test("The composition and its caret change in place")
    func preedit() async throws {
        let field = ServedField()
        field.server.encoding = 1
        try await field.begin()
        field.server.draw("日本", caret: 2)
        field.server.draw("x🙂", caret: 1, first: 1, length: 1)
        #expect(field.edits.last?.preedit == "日x🙂")
        #expect(field.edits.last?.preeditSelection == 3..<3)
        field.server.send(.preeditCaret) { for number: UInt32 in [0, 0, 1] { $0.put(number) } }
        #expect(field.edits.last?.preeditSelection == 4..<4)
        #expect(field.server.bodies(.preeditCaretReply) == [[7, 0, 9, 0, 2, 0, 0, 0]])
        field.server.send(.preeditCaret) { for number: UInt32 in [9, 10, 0] { $0.put(number) } }
        #expect(field.edits.last?.preeditSelection == nil)
        field.server.send(.preeditDone)
        #expect(field.edits.last == TextInputEdit())
    }

    @Test("Composed text is kept when the server ends, and the next text entry finds another one")
    func loss() async throws {
        let field = ServedField()
        try await field.begin()
        field.server.draw("ni")
        field.server.silent = [.getMethodValues]
        field.offer(30)
        field.server.end()
        #expect(field.answers == [false])
        #expect(field.edits.last == TextInputEdit(commit: "ni"))
        #expect(!field.context.isConnected)
        field.context.end()
        field.server.silent = []
        field.server.forget()
        try await field.begin()
        field.offer(30)
        #expect(field.answers == [false, true])
        // Without a key that waits for it, the end is noticed with the next one.
        field.server.end()
        field.offer(30)
        #expect(field.answers == [false, true, false])
    }

    @Test(
        "A server that refuses a request, or doesn't answer, isn't used",
        arguments: [XIMOpcode.connect, .open, .encodingNegotiation, .getMethodValues, .createContext], [true, false])
    func refusal(opcode: XIMOpcode, answers: Bool) async throws {
        let field = ServedField()
        if answers { field.server.refused = [opcode] } else { field.server.silent = [opcode] }
        field.context.connect()
        try await field.wait("the request") { field.server.requests.contains { $0.opcode == opcode } }
        if !answers { field.clock.advance(by: InputMethods.timeLimit) }
        try await field.wait("the end") { field.server.isClosed }
        #expect(!field.context.isConnected)
        #expect(field.server.requests.last?.opcode == .disconnect)
    }

    @Test("A server that requires authentication, or offers no style, isn't used")
    func unsupported() async throws {
        let field = ServedField()
        field.server.silent = [.connect]
        field.context.connect()
        try await field.wait("the request") { !field.server.requests.isEmpty }
        field.server.reply(.authenticationRequired) { $0.put(UInt32(0)) }
        try await field.wait("the end") { field.server.isClosed }
        let other = ServedField()
        other.server.styles = [0x101]
        other.context.connect()
        try await other.wait("the end") { other.server.isClosed }
        #expect(other.server.bodies(.createContext).isEmpty)
    }

    @Test("The context is destroyed with its window, and its connection once the server has confirmed that")
    func end() async throws {
        let server: SimulatedXIMServer
        do {
            let field = ServedField()
            try await field.begin()
            server = field.server
            server.silent = [.disconnect]
        }
        #expect(server.requests.suffix(3).map(\.opcode) == [.destroyContext, .close, .disconnect])
        #expect(!server.isClosed)
        server.answer(.disconnect)
        #expect(server.isClosed)
    }

    @Test(
        "Without a server's name in XMODIFIERS none is looked for",
        arguments: [[:], ["XMODIFIERS": "@im=none"], ["XMODIFIERS": "@im=local"], ["XMODIFIERS": "@im="]])
    func absence(variables: [String: String]) async throws {
        let server = SimulatedXIMServer()
        let provider = InputMethods(InputMethodSettings(variables), sessionBus: nil, application: "test")
        let wire = await provider.open(server)
        #expect(wire == nil)
        #expect(server.names.isEmpty)
    }

    @Test("A server that doesn't run is looked for again with the next text entry")
    func later() async throws {
        let field = ServedField()
        field.server.isRunning = false
        field.context.connect()
        try await field.wait("the search") { field.server.names.count == 1 }
        field.server.isRunning = true
        try await field.wait("the connection") {
            field.context.connect()
            return field.context.isConnected
        }
    }
}
