// SPDX-License-Identifier: MIT
// Generated from Protocols/text-input-unstable-v3.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_text_input_v3`, up to version 1.
public final class ZwpTextInputV3Resource: Resource {
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
            WireMessage("enter", "o", [WlSurfaceResource.blank]),
            WireMessage("leave", "o", [WlSurfaceResource.blank]),
            WireMessage("preedit_string", "?sii"),
            WireMessage("commit_string", "?s"),
            WireMessage("delete_surrounding_text", "uu"),
            WireMessage("done", "u"),
        ]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `zwp_text_input_v3`.
    public enum Request {
        /// `zwp_text_input_v3.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_text_input_v3.enable`: request 1.
        case enable
        /// `zwp_text_input_v3.disable`: request 2.
        case disable
        /// `zwp_text_input_v3.set_surrounding_text`: request 3.
        case setSurroundingText(text: String, cursor: Int32, anchor: Int32)
        /// `zwp_text_input_v3.set_text_change_cause`: request 4.
        case setTextChangeCause(cause: ChangeCause)
        /// `zwp_text_input_v3.set_content_type`: request 5.
        case setContentType(hint: ContentHint, purpose: ContentPurpose)
        /// `zwp_text_input_v3.set_cursor_rectangle`: request 6.
        case setCursorRectangle(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `zwp_text_input_v3.commit`: request 7.
        case commit
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.enable)
        case 2:
            deliver(.disable)
        case 3:
            deliver(.setSurroundingText(text: values.string(0) ?? "", cursor: values.int(1), anchor: values.int(2)))
        case 4:
            deliver(.setTextChangeCause(cause: ChangeCause(rawValue: values.bits(0))))
        case 5:
            deliver(
                .setContentType(
                    hint: ContentHint(rawValue: values.bits(0)), purpose: ContentPurpose(rawValue: values.bits(1))))
        case 6:
            deliver(
                .setCursorRectangle(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 7:
            deliver(.commit)
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }

    /// `zwp_text_input_v3.enter`: event 0.
    public func sendEnter(surface: WlSurfaceResource) {
        post(0, [.object(surface)])
    }

    /// `zwp_text_input_v3.leave`: event 1.
    public func sendLeave(surface: WlSurfaceResource) {
        post(1, [.object(surface)])
    }

    /// `zwp_text_input_v3.preedit_string`: event 2.
    public func sendPreeditString(text: String?, cursorBegin: Int32, cursorEnd: Int32) {
        post(2, [.string(text), .int(cursorBegin), .int(cursorEnd)])
    }

    /// `zwp_text_input_v3.commit_string`: event 3.
    public func sendCommitString(text: String?) {
        post(3, [.string(text)])
    }

    /// `zwp_text_input_v3.delete_surrounding_text`: event 4.
    public func sendDeleteSurroundingText(beforeLength: UInt32, afterLength: UInt32) {
        post(4, [.uint(beforeLength), .uint(afterLength)])
    }

    /// `zwp_text_input_v3.done`: event 5.
    public func sendDone(serial: UInt32) {
        post(5, [.uint(serial)])
    }
}

/// The server's side of `zwp_text_input_manager_v3`, up to version 1.
public final class ZwpTextInputManagerV3Resource: Resource {
    static let blank = WireInterface("zwp_text_input_manager_v3", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_text_input", "no", [ZwpTextInputV3Resource.blank, WlSeatResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_text_input_manager_v3`.
    public enum Request {
        /// `zwp_text_input_manager_v3.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_text_input_manager_v3.get_text_input`: request 1.
        case getTextInput(id: ZwpTextInputV3Resource, seat: WlSeatResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(
                .getTextInput(
                    id: values.newObject(0, as: ZwpTextInputV3Resource.self),
                    seat: values.requiredObject(1, as: WlSeatResource.self)))
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }
}
