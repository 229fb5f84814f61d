// SPDX-License-Identifier: MIT
// Generated from Protocols/text-input-unstable-v3.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_text_input_v3`, up to version 1.
public final class ZwpTextInputV3: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_text_input_v3", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("enable", ""),
            WireMessage("disable", ""),
            WireMessage("set_surrounding_text", "sii"),
            WireMessage("set_text_change_cause", "u"),
            WireMessage("set_content_type", "uu"),
            WireMessage("set_cursor_rectangle", "iiii"),
            WireMessage("commit", ""),
        ],
        events: [
            WireMessage("enter", "o", [WlSurface.blank]),
            WireMessage("leave", "o", [WlSurface.blank]),
            WireMessage("preedit_string", "?sii"),
            WireMessage("commit_string", "?s"),
            WireMessage("delete_surrounding_text", "uu"),
            WireMessage("done", "u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `zwp_text_input_v3.change_cause`; unknown values are preserved.
    public struct ChangeCause: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let inputMethod = ChangeCause(rawValue: 0)
        public static let other = ChangeCause(rawValue: 1)
    }

    /// Bits of `zwp_text_input_v3.content_hint`; unknown values are preserved.
    public struct ContentHint: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none: ContentHint = []
        public static let completion = ContentHint(rawValue: 1)
        public static let spellcheck = ContentHint(rawValue: 2)
        public static let autoCapitalization = ContentHint(rawValue: 4)
        public static let lowercase = ContentHint(rawValue: 8)
        public static let uppercase = ContentHint(rawValue: 16)
        public static let titlecase = ContentHint(rawValue: 32)
        public static let hiddenText = ContentHint(rawValue: 64)
        public static let sensitiveData = ContentHint(rawValue: 128)
        public static let latin = ContentHint(rawValue: 256)
        public static let multiline = ContentHint(rawValue: 512)
    }

    /// Values of `zwp_text_input_v3.content_purpose`; unknown values are preserved.
    public struct ContentPurpose: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let normal = ContentPurpose(rawValue: 0)
        public static let alpha = ContentPurpose(rawValue: 1)
        public static let digits = ContentPurpose(rawValue: 2)
        public static let number = ContentPurpose(rawValue: 3)
        public static let phone = ContentPurpose(rawValue: 4)
        public static let url = ContentPurpose(rawValue: 5)
        public static let email = ContentPurpose(rawValue: 6)
        public static let name = ContentPurpose(rawValue: 7)
        public static let password = ContentPurpose(rawValue: 8)
        public static let pin = ContentPurpose(rawValue: 9)
        public static let date = ContentPurpose(rawValue: 10)
        public static let time = ContentPurpose(rawValue: 11)
        public static let datetime = ContentPurpose(rawValue: 12)
        public static let terminal = ContentPurpose(rawValue: 13)
    }

    /// The events of `zwp_text_input_v3`.
    public enum Event: Sendable {
        /// `zwp_text_input_v3.enter`: event 0.
        case enter(surface: WlSurface?)
        /// `zwp_text_input_v3.leave`: event 1.
        case leave(surface: WlSurface?)
        /// `zwp_text_input_v3.preedit_string`: event 2.
        case preeditString(text: String?, cursorBegin: Int32, cursorEnd: Int32)
        /// `zwp_text_input_v3.commit_string`: event 3.
        case commitString(text: String?)
        /// `zwp_text_input_v3.delete_surrounding_text`: event 4.
        case deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32)
        /// `zwp_text_input_v3.done`: event 5.
        case done(serial: UInt32)
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.enter(surface: values.object(0, as: WlSurface.self)))
        case 1:
            listener.deliver(.leave(surface: values.object(0, as: WlSurface.self)))
        case 2:
            listener.deliver(
                .preeditString(text: values.string(0), cursorBegin: values.int(1), cursorEnd: values.int(2)))
        case 3:
            listener.deliver(.commitString(text: values.string(0)))
        case 4:
            listener.deliver(.deleteSurroundingText(beforeLength: values.uint(0), afterLength: values.uint(1)))
        case 5:
            listener.deliver(.done(serial: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_text_input_v3.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_text_input_v3.enable`: request 1.
    public func enable() {
        send(1)
    }

    /// `zwp_text_input_v3.disable`: request 2.
    public func disable() {
        send(2)
    }

    /// `zwp_text_input_v3.set_surrounding_text`: request 3.
    public func setSurroundingText(text: String, cursor: Int32, anchor: Int32) {
        send(3, [.string(text), .int(cursor), .int(anchor)])
    }

    /// `zwp_text_input_v3.set_text_change_cause`: request 4.
    public func setTextChangeCause(cause: ChangeCause) {
        send(4, [.uint(cause.rawValue)])
    }

    /// `zwp_text_input_v3.set_content_type`: request 5.
    public func setContentType(hint: ContentHint, purpose: ContentPurpose) {
        send(5, [.uint(hint.rawValue), .uint(purpose.rawValue)])
    }

    /// `zwp_text_input_v3.set_cursor_rectangle`: request 6.
    public func setCursorRectangle(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(6, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `zwp_text_input_v3.commit`: request 7.
    public func commit() {
        send(7)
    }
}

/// The client's side of `zwp_text_input_manager_v3`, up to version 1.
public final class ZwpTextInputManagerV3: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_text_input_manager_v3", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_text_input", "no", [ZwpTextInputV3.blank, WlSeat.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zwp_text_input_manager_v3.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_text_input_manager_v3.get_text_input`: request 1.
    public func getTextInput(seat: WlSeat, on queue: EventQueue? = nil) -> ZwpTextInputV3 {
        create(ZwpTextInputV3.self, 1, [.newObject, .object(seat)], on: queue)
    }
}
