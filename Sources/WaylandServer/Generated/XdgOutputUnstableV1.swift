// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-output-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zxdg_output_manager_v1`, up to version 3.
public final class ZxdgOutputManagerV1Resource: Resource {
    static let blank = WireInterface("zxdg_output_manager_v1", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_xdg_output", "no", [ZxdgOutputV1Resource.blank, WlOutputResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_output_manager_v1`.
    public enum Request {
        /// `zxdg_output_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_output_manager_v1.get_xdg_output`: request 1.
        case getXdgOutput(id: ZxdgOutputV1Resource, output: WlOutputResource)
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
                .getXdgOutput(
                    id: values.newObject(0, as: ZxdgOutputV1Resource.self),
                    output: values.requiredObject(1, as: WlOutputResource.self)))
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

/// The server's side of `zxdg_output_v1`, up to version 3.
public final class ZxdgOutputV1Resource: Resource {
    static let blank = WireInterface("zxdg_output_v1", version: 3)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("logical_position", "ii"),
            WireMessage("logical_size", "ii"),
            WireMessage("done", ""),
            WireMessage("name", "2s"),
            WireMessage("description", "2s"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_output_v1`.
    public enum Request {
        /// `zxdg_output_v1.destroy`: request 0, destroys the object.
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

    /// `zxdg_output_v1.logical_position`: event 0.
    public func sendLogicalPosition(x: Int32, y: Int32) {
        post(0, [.int(x), .int(y)])
    }

    /// `zxdg_output_v1.logical_size`: event 1.
    public func sendLogicalSize(width: Int32, height: Int32) {
        post(1, [.int(width), .int(height)])
    }

    /// `zxdg_output_v1.done`: event 2.
    public func sendDone() {
        post(2)
    }

    /// `zxdg_output_v1.name`: event 3, since version 2.
    public func sendName(name: String) {
        post(3, [.string(name)], since: 2)
    }

    /// `zxdg_output_v1.description`: event 4, since version 2.
    public func sendDescription(description: String) {
        post(4, [.string(description)], since: 2)
    }
}
