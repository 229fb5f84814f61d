// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import InputMethods

/// A simulated input method server, which opens contexts and otherwise sends what the test says.
@MainActor
final class SimulatedXIMServer: InputMethodServers, InputMethodChannel {
    let window: UInt32 = 0x40_0001
    let root: UInt32 = 0x123
    var origin = (x: 100, y: 50)
    var messageHandler: (([UInt8]) -> Void)?
    var endHandler: (() -> Void)?
    /// The names of the servers that were looked for.
    private(set) var names: [String] = []
    private(set) var requests: [Request] = []
    private(set) var isClosed = false
    /// Whether there is a server.
    var isRunning = true
    /// The requests that are not answered automatically.
    var silent: Set<XIMOpcode> = []
    /// The requests that are answered with an error.
    var refused: Set<XIMOpcode> = []
    var styles: [UInt32] = [0x408, 0x404, 0x402]
    var encoding: Int16 = 0
    /// The events that are to be forwarded, and those that are synchronous; `nil` selects none.
    var masks: (UInt32, UInt32)? = (3, ~3)
    /// The number of the input method.
    let method: UInt16 = 7
    let context: UInt16 = 9

    /// A request with its content after the header.
    struct Request: Equatable {
        var opcode: XIMOpcode
        var body: [UInt8]
    }

    static let methodAttributes = ["queryInputStyle"]
    static let contextAttributes = [
        "inputStyle", "clientWindow", "focusWindow", "preeditAttributes", "spotLocation",
    ]

    // MARK: - Connection

    func connect(to name: String) async -> (any InputMethodChannel)? {
        names.append(name)
        isClosed = false
        return isRunning ? self : nil
    }

    func close() {
        isClosed = true
        messageHandler = nil
        endHandler = nil
    }

    func end() {
        let handler = endHandler
        close()
        handler?()
    }

    func send(_ message: [UInt8]) {
        guard message.count >= 4, message.count % 4 == 0, let opcode = XIMOpcode(rawValue: message[0]),
            message.count == 4 + 4 * (Int(message[2]) | Int(message[3]) << 8)
        else {
            Issue.record("The message \(message) is malformed.")
            return
        }
        requests.append(Request(opcode: opcode, body: Array(message[4...])))
        if refused.contains(opcode) { return reply(.error) { $0.put(UInt32(0)) } }
        if !silent.contains(opcode) { answer(opcode) }
    }

    func bodies(_ opcode: XIMOpcode) -> [[UInt8]] { requests.filter { $0.opcode == opcode }.map(\.body) }

    func forget() { requests = [] }

    // MARK: - Replies

    func reply(_ opcode: XIMOpcode, _ write: (inout XIMWriter) -> Void = { _ in }) {
        var body = XIMWriter(.native)
        write(&body)
        body.align()
        receive(opcode.rawValue, body.bytes)
    }

    /// Sends a message with any content.
    func receive(_ opcode: UInt8, _ body: [UInt8]) {
        var message = XIMWriter(.native)
        message.put(opcode)
        message.put(UInt8(0))
        message.put(UInt16(body.count / 4))
        // A client message always has 20 bytes.
        message.put(body + [UInt8](repeating: 0, count: max(0, 16 - body.count)))
        messageHandler?(message.bytes)
    }

    /// Sends a message that begins with the numbers of the context.
    func send(_ opcode: XIMOpcode, _ write: (inout XIMWriter) -> Void = { _ in }) {
        reply(opcode) {
            $0.put(method)
            $0.put(context)
            write(&$0)
        }
    }

    func answer(_ opcode: XIMOpcode) {
        switch opcode {
        case .connect:
            reply(.connectReply) { for number: UInt16 in [1, 0] { $0.put(number) } }
        case .open:
            reply(.openReply) {
                $0.put(method)
                let names = Self.attributes(Self.methodAttributes, from: 0)
                $0.put(UInt16(names.count))
                $0.put(names)
                let others = Self.attributes(Self.contextAttributes, from: 50)
                for number in [UInt16(others.count), 0] { $0.put(number) }
                $0.put(others)
            }
        case .encodingNegotiation:
            reply(.encodingNegotiationReply) {
                for number: UInt16 in [method, 0] { $0.put(number) }
                $0.put(encoding)
            }
        case .getMethodValues:
            reply(.getMethodValuesReply) {
                for number in [method, UInt16(8 + 4 * styles.count), 0, UInt16(4 + 4 * styles.count)] { $0.put(number) }
                for number in [UInt16(styles.count), 0] { $0.put(number) }
                for style in styles { $0.put(style) }
            }
        case .createContext:
            send(.createContextReply)
            if let masks { send(.setEventMask) { for mask in [masks.0, masks.1] { $0.put(mask) } } }
        case .reset: send(.resetReply) { $0.put(UInt16(0)) }
        case .close: reply(.closeReply) { $0.put(method) }
        case .disconnect: reply(.disconnectReply)
        default: break
        }
    }

    private static func attributes(_ names: [String], from first: UInt16) -> [UInt8] {
        var list = XIMWriter(.native)
        for (index, name) in names.enumerated() {
            for number in [first + UInt16(index), 0, UInt16(name.utf8.count)] { list.put(number) }
            list.put(Array(name.utf8))
            list.align()
        }
        return list.bytes
    }

    // MARK: - Events

    func commit(_ text: [UInt8], flag: UInt16 = 2) {
        send(.commit) {
            for number in [flag, UInt16(text.count)] { $0.put(number) }
            $0.put(text)
        }
    }

    func draw(
        _ text: String?, feedback: [UInt32] = [], caret: Int32 = 0, first: Int32 = 0, length: Int32 = 0
    ) {
        send(.preeditDraw) {
            for number in [caret, first, length] { $0.put(number) }
            $0.put(UInt32((text == nil ? 1 : 0) | (feedback.isEmpty ? 2 : 0)))
            let bytes = Array((text ?? "").utf8)
            $0.put(UInt16(bytes.count))
            $0.put(bytes)
            $0.align()
            for number in [UInt16(4 * feedback.count), 0] { $0.put(number) }
            for number in feedback { $0.put(number) }
        }
    }

    /// Sends the last forwarded event back.
    func sendBack(flag: UInt16 = 0) throws {
        let event = try #require(bodies(.forwardEvent).last?.suffix(32))
        forward(Array(event), flag: flag)
    }

    func forward(_ event: [UInt8], flag: UInt16 = 0) {
        send(.forwardEvent) {
            for number in [flag, 0] { $0.put(number) }
            $0.put(event)
        }
    }

    func set(masks: (UInt32, UInt32), context: UInt16) {
        reply(.setEventMask) {
            for number in [method, context] { $0.put(number) }
            for mask in [masks.0, masks.1] { $0.put(mask) }
        }
    }
}
