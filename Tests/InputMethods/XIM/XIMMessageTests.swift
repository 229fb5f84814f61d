// SPDX-License-Identifier: MIT
import TestProcesses
import Testing
import Windowing
import WindowingHeadless

@testable import InputMethods

@Suite("Messages of X Input Method servers")
struct XIMMessageTests {
    @Test("Messages are read in both byte orders, without padding at their end")
    func byteOrders() throws {
        let identity = XIMIdentity(method: 1, context: 2)
        let expected = XIMMessage.commit(identity, isSynchronous: true, text: [0x61, 0x62, 0x63], keysym: nil)
        #expect(
            try XIMMessage([63, 0, 3, 0, 1, 0, 2, 0, 3, 0, 3, 0, 0x61, 0x62, 0x63, 0, 0, 0, 0, 0], .little) == expected)
        #expect(try XIMMessage([63, 0, 0, 3, 0, 1, 0, 2, 0, 3, 0, 3, 0x61, 0x62, 0x63, 0], .big) == expected)
    }

    @Test("A length beyond the message is an error", arguments: 0..<44)
    func truncation(count: Int) throws {
        var whole = XIMWriter(.little)
        for number: UInt8 in [75, 0, 10, 0, 1, 0, 2, 0] { whole.put(number) }
        for number: UInt32 in [1, 0, 0, 0] { whole.put(number) }
        whole.put(UInt16(3))
        whole.put(Array("abc".utf8))
        whole.align()
        for number: UInt16 in [8, 0] { whole.put(number) }
        for number: UInt32 in [2, 1] { whole.put(number) }
        #expect(whole.bytes.count == 44)
        #expect(throws: XIMError.truncated) { try XIMMessage(Array(whole.bytes.prefix(count)), .little) }
        // The header's length is right, and the content is cut.
        var cut = Array(whole.bytes.prefix(count / 4 * 4))
        if cut.count >= 4 {
            cut[2] = UInt8(cut.count / 4 - 1)
            #expect(throws: XIMError.truncated) { try XIMMessage(cut, .little) }
        }
        guard case .preeditDraw(_, let change) = try XIMMessage(whole.bytes, .little) else {
            Issue.record("The message isn't read.")
            return
        }
        #expect(change == XIMPreeditDraw(caret: 1, first: 0, length: 0, text: Array("abc".utf8), feedback: [2, 1]))
    }

    @Test("Attributes are found by name, of which the first counts")
    func attributes() throws {
        var body = XIMWriter(.native)
        for number: UInt16 in [3, 16] { body.put(number) }
        for number: UInt16 in [5, 10, 1] { body.put(number) }
        body.put([0x61, 0])
        for number: UInt16 in [6, 10, 1] { body.put(number) }
        body.put([0x61, 0])
        for number: UInt16 in [12, 0, 8, 10, 6] { body.put(number) }
        body.put(Array("spotLo".utf8))
        #expect(
            try XIMMessage(message(.openReply, body))
                == .openReply(
                    method: 3, methodAttributes: ["a": 5], contextAttributes: ["spotLo": 8]))
    }

    @Test("The content of an error is optional")
    func errors() throws {
        #expect(try XIMMessage([20, 0, 0, 0]) == .error(code: 0, detail: ""))
        var body = XIMWriter(.native)
        for number: UInt16 in [1, 2, 3, 5, 4, 0] { body.put(number) }
        body.put(Array("Oops".utf8))
        #expect(try XIMMessage(message(.error, body)) == .error(code: 5, detail: "Oops"))
    }

    @Test("Wrong lengths of the list of styles are ignored")
    func styles() throws {
        // As uim-xim sends them.
        var body = XIMWriter(.native)
        for number: UInt16 in [1, 16, 0, 12, 3, 0] { body.put(number) }
        for style: UInt32 in [0x408, 0x404, 0x402] { body.put(style) }
        guard case .methodValue(let value) = try XIMMessage(message(.getMethodValuesReply, body)) else {
            Issue.record("The message isn't read.")
            return
        }
        #expect(try XIMStyle.choose(value) == [.preeditCallbacks, .statusNothing])
        #expect(throws: XIMError.unsupported("styles")) { try XIMStyle.choose([200, 0, 0, 0, 1, 4, 0, 0, 2]) }
        #expect(throws: XIMError.truncated) { try XIMStyle.choose([1, 0]) }
    }

    @Test("Unknown messages have no effect", arguments: [0, 5, 79, 128, 255] as [UInt8])
    func unknown(opcode: UInt8) throws {
        #expect(try XIMMessage([opcode, 0, 0, 0]) == .other)
    }

    private func message(_ opcode: XIMOpcode, _ body: XIMWriter) -> [UInt8] {
        var body = body
        body.align()
        var message = XIMWriter(.native)
        message.put([opcode.rawValue, 0])
        message.put(UInt16(body.bytes.count / 4))
        message.put(body.bytes)
        return message.bytes
    }

    @Test("Damaged messages neither end the process nor disturb later ones", arguments: 1...20)
    @MainActor
    func damage(seed: UInt64) async throws {
        let field = ServedField()
        try await field.begin()
        var random = SplitMix(state: seed)
        let opcodes: [UInt8] = [
            2, 4, 10, 20, 31, 33, 34, 36, 37, 39, 41, 45, 51, 53, 55, 57, 60, 61, 62, 63, 65, 70, 71, 73, 75, 76, 78,
            81,
        ]
        for _ in 0..<400 {
            let words = Int.random(in: 0...14, using: &random)
            var body = (0..<words * 4).map { _ in
                Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
            }
            if words > 0, Int.random(in: 0..<4, using: &random) > 0 { body.replaceSubrange(0..<4, with: [7, 0, 9, 0]) }
            let opcode = opcodes.randomElement(using: &random) ?? 0
            field.server.receive(opcode, body)
            if Int.random(in: 0..<8, using: &random) == 0 { field.server.messageHandler?(body) }
            if Int.random(in: 0..<8, using: &random) == 0 { field.offer(UInt32.random(in: 0...300, using: &random)) }
        }
        field.clock.advance(by: InputMethods.timeLimit)
        field.server.set(masks: (3, 0), context: 9)
        field.server.answer(.getMethodValues)
        field.server.commit(Array("end".utf8))
        field.server.answer(.getMethodValues)
        #expect(field.edits.contains { $0.commit.hasSuffix("end") })
    }

    @Test("Damaged replies while a context is opened don't end the process", arguments: 1...60)
    @MainActor
    func damagedReplies(seed: UInt64) async throws {
        let field = ServedField()
        let server = field.server
        let replies: [XIMOpcode: XIMOpcode] = [
            .connect: .connectReply, .open: .openReply, .encodingNegotiation: .encodingNegotiationReply,
            .getMethodValues: .getMethodValuesReply, .createContext: .createContextReply,
        ]
        var random = SplitMix(state: seed)
        server.silent = Set([replies.keys.randomElement(using: &random) ?? .open])
        field.context.connect()
        try await field.wait("the request") { server.requests.contains { server.silent.contains($0.opcode) } }
        let opcode = try #require(server.requests.last?.opcode)
        for _ in 0..<20 where !server.isClosed {
            let words = Int.random(in: 0...30, using: &random)
            let body = (0..<words * 4).map { _ in UInt8.random(in: 0...9, using: &random) }
            server.receive(replies[opcode]?.rawValue ?? 0, body)
        }
        field.clock.advance(by: InputMethods.timeLimit)
        server.silent = []
        try await field.wait("the result") {
            field.clock.advance(by: InputMethods.timeLimit)
            return server.isClosed || field.context.isConnected
        }
    }

    /// Reproducible random numbers.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var value = state
            value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
            return value ^ (value >> 31)
        }
    }
}
