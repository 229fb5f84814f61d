// SPDX-License-Identifier: MIT
// Generated from Protocols/input-method-unstable-v2.xml by `make generate`.
public import SystemFiles
internal import WaylandWire

/// The server's side of `zwp_input_method_v2`, up to version 1.
public final class ZwpInputMethodV2Resource: Resource {
    static let blank = WireInterface("zwp_input_method_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("commit_string", "s"),
            WireMessage("set_preedit_string", "sii"),
            WireMessage("delete_surrounding_text", "uu"),
            WireMessage("commit", "u"),
            WireMessage(
                "get_input_popup_surface", "no", [ZwpInputPopupSurfaceV2Resource.blank, WlSurfaceResource.blank]),
            WireMessage("grab_keyboard", "n", [ZwpInputMethodKeyboardGrabV2Resource.blank]),
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
    override class var interface: WireInterface { table }

    /// The requests of `zwp_input_method_v2`.
    public enum Request {
        /// `zwp_input_method_v2.commit_string`: request 0.
        case commitString(text: String)
        /// `zwp_input_method_v2.set_preedit_string`: request 1.
        case setPreeditString(text: String, cursorBegin: Int32, cursorEnd: Int32)
        /// `zwp_input_method_v2.delete_surrounding_text`: request 2.
        case deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32)
        /// `zwp_input_method_v2.commit`: request 3.
        case commit(serial: UInt32)
        /// `zwp_input_method_v2.get_input_popup_surface`: request 4.
        case getInputPopupSurface(id: ZwpInputPopupSurfaceV2Resource, surface: WlSurfaceResource)
        /// `zwp_input_method_v2.grab_keyboard`: request 5.
        case grabKeyboard(keyboard: ZwpInputMethodKeyboardGrabV2Resource)
        /// `zwp_input_method_v2.destroy`: request 6, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.commitString(text: values.string(0) ?? ""))
        case 1:
            deliver(
                .setPreeditString(text: values.string(0) ?? "", cursorBegin: values.int(1), cursorEnd: values.int(2)))
        case 2:
            deliver(.deleteSurroundingText(beforeLength: values.uint(0), afterLength: values.uint(1)))
        case 3:
            deliver(.commit(serial: values.uint(0)))
        case 4:
            deliver(
                .getInputPopupSurface(
                    id: values.newObject(0, as: ZwpInputPopupSurfaceV2Resource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self)))
        case 5:
            deliver(.grabKeyboard(keyboard: values.newObject(0, as: ZwpInputMethodKeyboardGrabV2Resource.self)))
        case 6:
            deliver(.destroy)
            end()
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

    /// `zwp_input_method_v2.activate`: event 0.
    public func sendActivate() {
        post(0)
    }

    /// `zwp_input_method_v2.deactivate`: event 1.
    public func sendDeactivate() {
        post(1)
    }

    /// `zwp_input_method_v2.surrounding_text`: event 2.
    public func sendSurroundingText(text: String, cursor: UInt32, anchor: UInt32) {
        post(2, [.string(text), .uint(cursor), .uint(anchor)])
    }

    /// `zwp_input_method_v2.text_change_cause`: event 3.
    public func sendTextChangeCause(cause: ZwpTextInputV3Resource.ChangeCause) {
        post(3, [.uint(cause.rawValue)])
    }

    /// `zwp_input_method_v2.content_type`: event 4.
    public func sendContentType(
        hint: ZwpTextInputV3Resource.ContentHint, purpose: ZwpTextInputV3Resource.ContentPurpose
    ) {
        post(4, [.uint(hint.rawValue), .uint(purpose.rawValue)])
    }

    /// `zwp_input_method_v2.done`: event 5.
    public func sendDone() {
        post(5)
    }

    /// `zwp_input_method_v2.unavailable`: event 6.
    public func sendUnavailable() {
        post(6)
    }
}

/// The server's side of `zwp_input_popup_surface_v2`, up to version 1.
public final class ZwpInputPopupSurfaceV2Resource: Resource {
    static let blank = WireInterface("zwp_input_popup_surface_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("text_input_rectangle", "iiii")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_input_popup_surface_v2`.
    public enum Request {
        /// `zwp_input_popup_surface_v2.destroy`: request 0, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
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

    /// `zwp_input_popup_surface_v2.text_input_rectangle`: event 0.
    public func sendTextInputRectangle(x: Int32, y: Int32, width: Int32, height: Int32) {
        post(0, [.int(x), .int(y), .int(width), .int(height)])
    }
}

/// The server's side of `zwp_input_method_keyboard_grab_v2`, up to version 1.
public final class ZwpInputMethodKeyboardGrabV2Resource: Resource {
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
    override class var interface: WireInterface { table }

    /// The requests of `zwp_input_method_keyboard_grab_v2`.
    public enum Request {
        /// `zwp_input_method_keyboard_grab_v2.release`: request 0, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
            end()
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

    /// `zwp_input_method_keyboard_grab_v2.keymap`: event 0.
    public func sendKeymap(format: WlKeyboardResource.KeymapFormat, fd: OwnedFileDescriptor, size: UInt32) {
        post(0, [.uint(format.rawValue), .fileDescriptor(fd), .uint(size)])
    }

    /// `zwp_input_method_keyboard_grab_v2.key`: event 1.
    public func sendKey(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboardResource.KeyState) {
        post(1, [.uint(serial), .uint(time), .uint(key), .uint(state.rawValue)])
    }

    /// `zwp_input_method_keyboard_grab_v2.modifiers`: event 2.
    public func sendModifiers(
        serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32
    ) {
        post(2, [.uint(serial), .uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
    }

    /// `zwp_input_method_keyboard_grab_v2.repeat_info`: event 3.
    public func sendRepeatInfo(rate: Int32, delay: Int32) {
        post(3, [.int(rate), .int(delay)])
    }
}

/// The server's side of `zwp_input_method_manager_v2`, up to version 1.
public final class ZwpInputMethodManagerV2Resource: Resource {
    static let blank = WireInterface("zwp_input_method_manager_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_input_method", "on", [WlSeatResource.blank, ZwpInputMethodV2Resource.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_input_method_manager_v2`.
    public enum Request {
        /// `zwp_input_method_manager_v2.get_input_method`: request 0.
        case getInputMethod(seat: WlSeatResource, inputMethod: ZwpInputMethodV2Resource)
        /// `zwp_input_method_manager_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .getInputMethod(
                    seat: values.requiredObject(0, as: WlSeatResource.self),
                    inputMethod: values.newObject(1, as: ZwpInputMethodV2Resource.self)))
        case 1:
            deliver(.destroy)
            end()
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
