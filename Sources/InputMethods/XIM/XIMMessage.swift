// SPDX-License-Identifier: MIT

/// A message from an input method server.
enum XIMMessage: Hashable {
    case connectReply
    case authenticationRequired
    /// The numbers of the attributes of input methods and of contexts, by name.
    case openReply(method: UInt16, methodAttributes: [String: UInt16], contextAttributes: [String: UInt16])
    case triggerKeys(on: [XIMTriggerKey], off: [XIMTriggerKey])
    case triggerReply(XIMIdentity)
    /// The events to forward, and those of them that the server answers with a synchronization.
    case eventMask(XIMIdentity, forward: UInt32, synchronous: UInt32)
    /// The index of a proposed encoding; negative for the default one.
    case encoding(index: Int)
    /// The value of the first attribute, after which there can be other bytes.
    case methodValue([UInt8])
    case createReply(XIMIdentity)
    case forward(XIMIdentity, isSynchronous: Bool, XIMKeyEvent?)
    case sync(XIMIdentity)
    case syncReply(XIMIdentity)
    case commit(XIMIdentity, isSynchronous: Bool, text: [UInt8], keysym: UInt32?)
    case preeditStart(XIMIdentity)
    case preeditDraw(XIMIdentity, XIMPreeditDraw)
    case preeditCaret(XIMIdentity, position: Int, direction: UInt32, style: UInt32)
    case preeditDone(XIMIdentity)
    case error(code: Int, detail: String)
    case disconnectReply
    /// A message of no consequence.
    case other

    /// Decodes a message, after which there can be other bytes.
    ///
    /// - Throws: `XIMError.truncated` if the message is shorter than its content says.
    init(_ bytes: [UInt8], _ order: XIMByteOrder = .native) throws(XIMError) {
        var header = XIMReader(bytes[...], order)
        let opcode = XIMOpcode(rawValue: try header.number(UInt8.self))
        _ = try header.number(UInt8.self)
        let count = Int(try header.number(UInt16.self)) * 4
        var body = try header.part(count)
        switch opcode {
        case .connectReply: self = .connectReply
        case .authenticationRequired: self = .authenticationRequired
        case .disconnectReply: self = .disconnectReply
        case .error: self = Self.error(&body)
        case .openReply: self = try Self.openReply(&body)
        case .registerTriggerKeys: self = try Self.triggerKeys(&body)
        case .encodingNegotiationReply:
            _ = try body.number(UInt32.self)
            self = .encoding(index: Int(try body.number(Int16.self)))
        case .getMethodValuesReply:
            // The lengths are ignored, because some servers send wrong ones.
            for _ in 0..<4 { _ = try body.number(UInt16.self) }
            self = .methodValue(Array(try body.take(body.remaining)))
        case .setEventMask:
            let identity = try body.identity()
            let forward = try body.number(UInt32.self)
            self = .eventMask(identity, forward: forward, synchronous: try body.number(UInt32.self))
        case .triggerNotifyReply: self = .triggerReply(try body.identity())
        case .createContextReply: self = .createReply(try body.identity())
        case .sync: self = .sync(try body.identity())
        case .syncReply: self = .syncReply(try body.identity())
        case .preeditStart: self = .preeditStart(try body.identity())
        case .preeditDone: self = .preeditDone(try body.identity())
        case .forwardEvent: self = try Self.forward(&body)
        case .commit: self = try Self.commit(&body)
        case .preeditDraw: self = try Self.preeditDraw(&body)
        case .preeditCaret:
            let identity = try body.identity()
            let position = Int(try body.number(Int32.self))
            let direction = try body.number(UInt32.self)
            self = .preeditCaret(
                identity, position: position, direction: direction, style: try body.number(UInt32.self))
        default: self = .other
        }
    }
}

extension XIMReader {
    fileprivate mutating func identity() throws(XIMError) -> XIMIdentity {
        let method = try number(UInt16.self)
        return XIMIdentity(method: method, context: try number(UInt16.self))
    }

    fileprivate mutating func numbers(byteCount: Int) throws(XIMError) -> [UInt32] {
        var list = try part(byteCount)
        var numbers: [UInt32] = []
        while list.remaining >= 4 { numbers.append(try list.number(UInt32.self)) }
        return numbers
    }
}

/// The messages that have several parts.
extension XIMMessage {
    /// An error, whose content some servers omit.
    private static func error(_ body: inout XIMReader) -> XIMMessage {
        guard body.remaining >= 12, (try? body.number(UInt32.self)) != nil, (try? body.number(UInt16.self)) != nil,
            let code = try? body.number(UInt16.self), let count = try? body.number(UInt16.self),
            (try? body.number(UInt16.self)) != nil, let detail = try? body.take(Int(count))
        else { return .error(code: 0, detail: "") }
        return .error(code: Int(code), detail: String(decoding: detail, as: UTF8.self))
    }

    private static func openReply(_ body: inout XIMReader) throws(XIMError) -> XIMMessage {
        let method = try body.number(UInt16.self)
        let methodCount = Int(try body.number(UInt16.self))
        let methodAttributes = try names(try body.part(methodCount))
        let contextCount = Int(try body.number(UInt16.self))
        _ = try body.number(UInt16.self)
        return .openReply(
            method: method, methodAttributes: methodAttributes,
            contextAttributes: try names(try body.part(contextCount)))
    }

    private static func names(_ list: XIMReader) throws(XIMError) -> [String: UInt16] {
        var list = list
        var numbers: [String: UInt16] = [:]
        while !list.isAtEnd {
            let number = try list.number(UInt16.self)
            _ = try list.number(UInt16.self)
            let count = Int(try list.number(UInt16.self))
            let name = String(decoding: try list.take(count), as: UTF8.self)
            list.align()
            if numbers[name] == nil { numbers[name] = number }
        }
        return numbers
    }

    private static func triggerKeys(_ body: inout XIMReader) throws(XIMError) -> XIMMessage {
        _ = try body.number(UInt32.self)
        let on = try keys(&body)
        return .triggerKeys(on: on, off: try keys(&body))
    }

    private static func keys(_ body: inout XIMReader) throws(XIMError) -> [XIMTriggerKey] {
        let count = Int(try body.number(UInt32.self))
        var list = try body.part(count)
        var keys: [XIMTriggerKey] = []
        while list.remaining >= 12 {
            let keysym = try list.number(UInt32.self)
            let modifiers = try list.number(UInt32.self)
            keys.append(
                XIMTriggerKey(keysym: keysym, modifiers: modifiers, mask: try list.number(UInt32.self)))
        }
        return keys
    }

    private static func forward(_ body: inout XIMReader) throws(XIMError) -> XIMMessage {
        let identity = try body.identity()
        let flag = try body.number(UInt16.self)
        _ = try body.number(UInt16.self)
        return .forward(identity, isSynchronous: flag & 1 != 0, try XIMKeyEvent(&body))
    }

    private static func commit(_ body: inout XIMReader) throws(XIMError) -> XIMMessage {
        let identity = try body.identity()
        let flag = try body.number(UInt16.self)
        var keysym: UInt32?
        if flag & 4 != 0 {
            _ = try body.number(UInt16.self)
            keysym = try body.number(UInt32.self)
        }
        var text: [UInt8] = []
        if flag & 2 != 0 {
            let count = Int(try body.number(UInt16.self))
            text = Array(try body.take(count))
        }
        return .commit(identity, isSynchronous: flag & 1 != 0, text: text, keysym: keysym)
    }

    private static func preeditDraw(_ body: inout XIMReader) throws(XIMError) -> XIMMessage {
        let identity = try body.identity()
        let caret = Int(try body.number(Int32.self))
        let first = Int(try body.number(Int32.self))
        let length = Int(try body.number(Int32.self))
        let status = try body.number(UInt32.self)
        let count = Int(try body.number(UInt16.self))
        let text = Array(try body.take(count))
        body.align()
        let feedbackCount = Int(try body.number(UInt16.self))
        _ = try body.number(UInt16.self)
        let feedback = try body.numbers(byteCount: feedbackCount)
        return .preeditDraw(
            identity,
            XIMPreeditDraw(
                caret: caret, first: first, length: length, text: status & 1 == 0 ? text : nil,
                feedback: status & 2 == 0 && !feedback.isEmpty ? feedback : nil))
    }
}

extension XIMKeyEvent {
    /// Reads an event; `nil` if it isn't one of a key.
    fileprivate init?(_ body: inout XIMReader) throws(XIMError) {
        let type = try body.number(UInt8.self) & 0x7f
        keycode = try body.number(UInt8.self)
        _ = try body.number(UInt16.self)
        time = try body.number(UInt32.self)
        root = try body.number(UInt32.self)
        window = try body.number(UInt32.self)
        for _ in 0..<3 { _ = try body.number(UInt32.self) }
        state = try body.number(UInt16.self)
        isRelease = type == 3
        guard type == 2 || type == 3 else { return nil }
    }
}
