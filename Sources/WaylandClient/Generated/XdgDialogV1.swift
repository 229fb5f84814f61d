// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-dialog-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `xdg_wm_dialog_v1`, up to version 1.
public final class XdgWmDialogV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_wm_dialog_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_xdg_dialog", "no", [XdgDialogV1.blank, XdgToplevel.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_wm_dialog_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyUsed = ErrorCode(rawValue: 0)
    }

    /// `xdg_wm_dialog_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_wm_dialog_v1.get_xdg_dialog`: request 1.
    public func getXdgDialog(toplevel: XdgToplevel, on queue: EventQueue? = nil) -> XdgDialogV1 {
        create(XdgDialogV1.self, 1, [.newObject, .object(toplevel)], on: queue)
    }
}

/// The client's side of `xdg_dialog_v1`, up to version 1.
public final class XdgDialogV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_dialog_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_modal", ""),
            WireMessage("unset_modal", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `xdg_dialog_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_dialog_v1.set_modal`: request 1.
    public func setModal() {
        send(1)
    }

    /// `xdg_dialog_v1.unset_modal`: request 2.
    public func unsetModal() {
        send(2)
    }
}
