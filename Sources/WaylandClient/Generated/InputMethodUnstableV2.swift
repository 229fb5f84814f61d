// SPDX-License-Identifier: MIT
// Generated from Protocols/input-method-unstable-v2.xml by `make generate`.
public import SystemFiles
public import WaylandWire

/// The client's side of `zwp_input_method_v2`, up to version 1.
public final class ZwpInputMethodV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_input_method_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("commit_string", "s"),
            WireMessage("set_preedit_string", "sii"),
            WireMessage("delete_surrounding_text", "uu"),
            WireMessage("commit", "u"),
            WireMessage("get_input_popup_surface", "no", [ZwpInputPopupSurfaceV2.blank, WlSurface.blank]),
            WireMessage("grab_keyboard", "n", [ZwpInputMethodKeyboardGrabV2.blank]),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("activate", ""),
            WireMessage("deactivate", ""),
            WireMessage("surrounding_text", "suu"),
            WireMessage("text_change_cause", "u"),
            WireMessage("content_type", "uu"),
            WireMessage("done", ""),
            WireMessage("unavailable", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 6, since: 1) }

    /// The events of `zwp_input_method_v2`.
    public enum Event: Sendable {
        /// `zwp_input_method_v2.activate`: event 0.
        case activate
        /// `zwp_input_method_v2.deactivate`: event 1.
        case deactivate
        /// `zwp_input_method_v2.surrounding_text`: event 2.
        case surroundingText(text: String, cursor: UInt32, anchor: UInt32)
        /// `zwp_input_method_v2.text_change_cause`: event 3.
        case textChangeCause(cause: ZwpTextInputV3.ChangeCause)
        /// `zwp_input_method_v2.content_type`: event 4.
        case contentType(hint: ZwpTextInputV3.ContentHint, purpose: ZwpTextInputV3.ContentPurpose)
        /// `zwp_input_method_v2.done`: event 5.
        case done
        /// `zwp_input_method_v2.unavailable`: event 6.
        case unavailable
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
            listener.deliver(.activate)
        case 1:
            listener.deliver(.deactivate)
        case 2:
            listener.deliver(
                .surroundingText(text: values.string(0) ?? "", cursor: values.uint(1), anchor: values.uint(2)))
        case 3:
            listener.deliver(.textChangeCause(cause: ZwpTextInputV3.ChangeCause(rawValue: values.bits(0))))
        case 4:
            listener.deliver(
                .contentType(
                    hint: ZwpTextInputV3.ContentHint(rawValue: values.bits(0)),
                    purpose: ZwpTextInputV3.ContentPurpose(rawValue: values.bits(1))))
        case 5:
            listener.deliver(.done)
        case 6:
            listener.deliver(.unavailable)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_input_method_v2.commit_string`: request 0.
    public func commitString(text: String) {
        send(0, [.string(text)])
    }

    /// `zwp_input_method_v2.set_preedit_string`: request 1.
    public func setPreeditString(text: String, cursorBegin: Int32, cursorEnd: Int32) {
        send(1, [.string(text), .int(cursorBegin), .int(cursorEnd)])
    }

    /// `zwp_input_method_v2.delete_surrounding_text`: request 2.
    public func deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32) {
        send(2, [.uint(beforeLength), .uint(afterLength)])
    }

    /// `zwp_input_method_v2.commit`: request 3.
    public func commit(serial: UInt32) {
        send(3, [.uint(serial)])
    }

    /// `zwp_input_method_v2.get_input_popup_surface`: request 4.
    public func getInputPopupSurface(surface: WlSurface, on queue: EventQueue? = nil) -> ZwpInputPopupSurfaceV2 {
        create(ZwpInputPopupSurfaceV2.self, 4, [.newObject, .object(surface)], on: queue)
    }

    /// `zwp_input_method_v2.grab_keyboard`: request 5.
    public func grabKeyboard(on queue: EventQueue? = nil) -> ZwpInputMethodKeyboardGrabV2 {
        create(ZwpInputMethodKeyboardGrabV2.self, 5, [.newObject], on: queue)
    }

    /// `zwp_input_method_v2.destroy`: request 6, destroys the object.
    public func destroy() {
        close(6)
    }
}

/// The client's side of `zwp_input_popup_surface_v2`, up to version 1.
public final class ZwpInputPopupSurfaceV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_input_popup_surface_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("text_input_rectangle", "iiii")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_input_popup_surface_v2`.
    public enum Event: Sendable {
        /// `zwp_input_popup_surface_v2.text_input_rectangle`: event 0.
        case textInputRectangle(x: Int32, y: Int32, width: Int32, height: Int32)
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
            listener.deliver(
                .textInputRectangle(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_input_popup_surface_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_input_method_keyboard_grab_v2`, up to version 1.
public final class ZwpInputMethodKeyboardGrabV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_input_method_keyboard_grab_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("release", "")],
        events: [
            WireMessage("keymap", "uhu"),
            WireMessage("key", "uuuu"),
            WireMessage("modifiers", "uuuuu"),
            WireMessage("repeat_info", "ii"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_input_method_keyboard_grab_v2`.
    public enum Event: Sendable {
        /// `zwp_input_method_keyboard_grab_v2.keymap`: event 0.
        case keymap(format: WlKeyboard.KeymapFormat, fd: OwnedFileDescriptor, size: UInt32)
        /// `zwp_input_method_keyboard_grab_v2.key`: event 1.
        case key(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboard.KeyState)
        /// `zwp_input_method_keyboard_grab_v2.modifiers`: event 2.
        case modifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
        /// `zwp_input_method_keyboard_grab_v2.repeat_info`: event 3.
        case repeatInfo(rate: Int32, delay: Int32)
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
            listener.deliver(
                .keymap(
                    format: WlKeyboard.KeymapFormat(rawValue: values.bits(0)), fd: values.fileDescriptor(1),
                    size: values.uint(2)))
        case 1:
            listener.deliver(
                .key(
                    serial: values.uint(0), time: values.uint(1), key: values.uint(2),
                    state: WlKeyboard.KeyState(rawValue: values.bits(3))))
        case 2:
            listener.deliver(
                .modifiers(
                    serial: values.uint(0), modsDepressed: values.uint(1), modsLatched: values.uint(2),
                    modsLocked: values.uint(3), group: values.uint(4)))
        case 3:
            listener.deliver(.repeatInfo(rate: values.int(0), delay: values.int(1)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_input_method_keyboard_grab_v2.release`: request 0, destroys the object.
    public func release() {
        close(0)
    }
}

/// The client's side of `zwp_input_method_manager_v2`, up to version 1.
public final class ZwpInputMethodManagerV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_input_method_manager_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_input_method", "on", [WlSeat.blank, ZwpInputMethodV2.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// `zwp_input_method_manager_v2.get_input_method`: request 0.
    public func getInputMethod(seat: WlSeat, on queue: EventQueue? = nil) -> ZwpInputMethodV2 {
        create(ZwpInputMethodV2.self, 0, [.object(seat), .newObject], on: queue)
    }

    /// `zwp_input_method_manager_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}
