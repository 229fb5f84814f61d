// SPDX-License-Identifier: MIT

/// The kinds of messages, by their numbers in the protocol.
enum XIMOpcode: UInt8, Hashable {
    case connect = 1
    case connectReply = 2
    case disconnect = 3
    case disconnectReply = 4
    case authenticationRequired = 10
    case error = 20
    case open = 30
    case openReply = 31
    case close = 32
    case closeReply = 33
    case registerTriggerKeys = 34
    case triggerNotify = 35
    case triggerNotifyReply = 36
    case setEventMask = 37
    case encodingNegotiation = 38
    case encodingNegotiationReply = 39
    case getMethodValues = 44
    case getMethodValuesReply = 45
    case createContext = 50
    case createContextReply = 51
    case destroyContext = 52
    case setContextValues = 54
    case setFocus = 58
    case unsetFocus = 59
    case forwardEvent = 60
    case sync = 61
    case syncReply = 62
    case commit = 63
    case reset = 64
    case resetReply = 65
    case preeditStart = 73
    case preeditStartReply = 74
    case preeditDraw = 75
    case preeditCaret = 76
    case preeditCaretReply = 77
    case preeditDone = 78
}

/// An input method and one of its contexts, by the server's numbers; 0 for none.
struct XIMIdentity: Hashable {
    var method: UInt16
    var context: UInt16
}

/// A key in the form of the server's core events.
struct XIMKeyEvent: Hashable {
    var isRelease: Bool
    var keycode: UInt8
    var time: UInt32
    var root: UInt32
    var window: UInt32
    var state: UInt16

    /// Whether the event is the same key at the same time.
    ///
    /// Input method servers don't preserve the other members.
    func isSameKey(as other: XIMKeyEvent) -> Bool {
        isRelease == other.isRelease && keycode == other.keycode && time == other.time
    }
}

/// A key that switches an input method on or off.
struct XIMTriggerKey: Hashable {
    var keysym: UInt32
    var modifiers: UInt32
    /// The modifiers that are compared.
    var mask: UInt32
}

/// A change of the composed text, in Unicode scalars.
struct XIMPreeditDraw: Hashable {
    var caret: Int
    var first: Int
    var length: Int
    /// The new text in the negotiated encoding; `nil` for none.
    var text: [UInt8]?
    /// The appearance of each new scalar; `nil` for none.
    var feedback: [UInt32]?
}
