// SPDX-License-Identifier: MIT

/// A message to an input method server.
enum XIMRequest: Hashable {
    case connect
    case open(locale: String)
    case negotiateEncoding(method: UInt16, names: [String])
    case getMethodValues(method: UInt16, attributes: [UInt16])
    case createContext(method: UInt16, [XIMAttribute])
    case destroyContext(XIMIdentity)
    case setContextValues(XIMIdentity, [XIMAttribute])
    case setFocus(XIMIdentity)
    case unsetFocus(XIMIdentity)
    case forward(XIMIdentity, isSynchronous: Bool, XIMKeyEvent)
    case triggerNotify(XIMIdentity, isOff: Bool, index: Int, mask: UInt32)
    case syncReply(XIMIdentity)
    case reset(XIMIdentity)
    case preeditStartReply(XIMIdentity)
    case preeditCaretReply(XIMIdentity, position: Int)
    case close(method: UInt16)
    case disconnect

    /// Returns the message with its header.
    func message() -> [UInt8] {
        var body = XIMWriter(.native)
        let opcode = write(to: &body)
        body.align()
        var message = XIMWriter(.native)
        message.put(opcode.rawValue)
        message.put(UInt8(0))
        message.put(UInt16(clamping: body.bytes.count / 4))
        message.put(body.bytes)
        return message.bytes
    }

    private func write(to body: inout XIMWriter) -> XIMOpcode {
        switch self {
        case .connect:
            body.put(XIMByteOrder.native.rawValue)
            body.put(UInt8(0))
            for number: UInt16 in [1, 0, 0] { body.put(number) }
            return .connect
        case .open(let locale):
            body.putShort(locale)
            return .open
        case .negotiateEncoding(let method, let names):
            var list = XIMWriter(.native)
            for name in names { list.putShort(name) }
            body.put(method)
            body.put(UInt16(clamping: list.bytes.count))
            body.put(list.bytes)
            body.align()
            for number: UInt16 in [0, 0] { body.put(number) }
            return .encodingNegotiation
        case .getMethodValues(let method, let attributes):
            body.put(method)
            body.put(UInt16(clamping: attributes.count * 2))
            for attribute in attributes { body.put(attribute) }
            return .getMethodValues
        case .createContext(let method, let attributes):
            let list = XIMAttribute.bytes(of: attributes)
            body.put(method)
            body.put(UInt16(clamping: list.count))
            body.put(list)
            return .createContext
        case .setContextValues(let identity, let attributes):
            let list = XIMAttribute.bytes(of: attributes)
            body.put(identity)
            for number in [UInt16(clamping: list.count), 0] { body.put(number) }
            body.put(list)
            return .setContextValues
        case .forward(let identity, let isSynchronous, let event):
            body.put(identity)
            for number: UInt16 in [isSynchronous ? 1 : 0, 0] { body.put(number) }
            event.write(to: &body)
            return .forwardEvent
        case .triggerNotify(let identity, let isOff, let index, let mask):
            body.put(identity)
            for number in [isOff ? 1 : 0, UInt32(clamping: index), mask] { body.put(number) }
            return .triggerNotify
        case .preeditStartReply(let identity):
            body.put(identity)
            // The composed text can be of any length.
            body.put(Int32(-1))
            return .preeditStartReply
        case .preeditCaretReply(let identity, let position):
            body.put(identity)
            body.put(UInt32(clamping: position))
            return .preeditCaretReply
        case .close(let method):
            body.put(method)
            return .close
        case .disconnect: return .disconnect
        case .destroyContext(let identity): return body.put(identity, for: .destroyContext)
        case .setFocus(let identity): return body.put(identity, for: .setFocus)
        case .unsetFocus(let identity): return body.put(identity, for: .unsetFocus)
        case .syncReply(let identity): return body.put(identity, for: .syncReply)
        case .reset(let identity): return body.put(identity, for: .reset)
        }
    }
}

/// An attribute of an input context, by the server's number.
struct XIMAttribute: Hashable {
    var number: UInt16
    var value: [UInt8]

    init(_ number: UInt16, _ value: UInt32) {
        var writer = XIMWriter(.native)
        writer.put(value)
        (self.number, self.value) = (number, writer.bytes)
    }

    /// Creates an attribute that is a point.
    init(_ number: UInt16, x: Int, y: Int) {
        var writer = XIMWriter(.native)
        for value in [x, y] { writer.put(Int16(clamping: value)) }
        (self.number, self.value) = (number, writer.bytes)
    }

    /// Creates an attribute that is a list of others.
    init(_ number: UInt16, _ attributes: [XIMAttribute]) {
        (self.number, value) = (number, Self.bytes(of: attributes))
    }

    static func bytes(of attributes: [XIMAttribute]) -> [UInt8] {
        var list = XIMWriter(.native)
        for attribute in attributes {
            list.put(attribute.number)
            list.put(UInt16(clamping: attribute.value.count))
            list.put(attribute.value)
            list.align()
        }
        return list.bytes
    }
}

extension XIMWriter {
    fileprivate mutating func put(_ identity: XIMIdentity) {
        put(identity.method)
        put(identity.context)
    }

    fileprivate mutating func put(_ identity: XIMIdentity, for opcode: XIMOpcode) -> XIMOpcode {
        put(identity)
        return opcode
    }
}

extension XIMKeyEvent {
    func write(to body: inout XIMWriter) {
        body.put(UInt8(isRelease ? 3 : 2))
        body.put(keycode)
        body.put(UInt16(0))
        // Without a child window, and at the origin of both windows.
        for number in [time, root, window, 0, 0, 0] { body.put(number) }
        body.put(state)
        // On the same screen.
        for number: UInt8 in [1, 0] { body.put(number) }
    }
}
