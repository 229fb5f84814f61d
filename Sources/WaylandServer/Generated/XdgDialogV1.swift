// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-dialog-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `xdg_wm_dialog_v1`, up to version 1.
public final class XdgWmDialogV1Resource: Resource {
    static let blank = WireInterface("xdg_wm_dialog_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_xdg_dialog", "no", [XdgDialogV1Resource.blank, XdgToplevelResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `xdg_wm_dialog_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyUsed = ErrorCode(rawValue: 0)
    }

    /// The requests of `xdg_wm_dialog_v1`.
    public enum Request {
        /// `xdg_wm_dialog_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_wm_dialog_v1.get_xdg_dialog`: request 1.
        case getXdgDialog(id: XdgDialogV1Resource, toplevel: XdgToplevelResource)
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
                .getXdgDialog(
                    id: values.newObject(0, as: XdgDialogV1Resource.self),
                    toplevel: values.requiredObject(1, as: XdgToplevelResource.self)))
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

/// The server's side of `xdg_dialog_v1`, up to version 1.
public final class XdgDialogV1Resource: Resource {
    static let blank = WireInterface("xdg_dialog_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_modal", ""),
            WireMessage("unset_modal", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `xdg_dialog_v1`.
    public enum Request {
        /// `xdg_dialog_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_dialog_v1.set_modal`: request 1.
        case setModal
        /// `xdg_dialog_v1.unset_modal`: request 2.
        case unsetModal
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setModal)
        case 2:
            deliver(.unsetModal)
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
