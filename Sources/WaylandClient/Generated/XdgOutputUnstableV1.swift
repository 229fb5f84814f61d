// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-output-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zxdg_output_manager_v1`, up to version 3.
public final class ZxdgOutputManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_output_manager_v1", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_xdg_output", "no", [ZxdgOutputV1.blank, WlOutput.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zxdg_output_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_output_manager_v1.get_xdg_output`: request 1.
    public func getXdgOutput(output: WlOutput, on queue: EventQueue? = nil) -> ZxdgOutputV1 {
        create(ZxdgOutputV1.self, 1, [.newObject, .object(output)], on: queue)
    }
}

/// The client's side of `zxdg_output_v1`, up to version 3.
public final class ZxdgOutputV1: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zxdg_output_v1`.
    public enum Event: Sendable {
        /// `zxdg_output_v1.logical_position`: event 0.
        case logicalPosition(x: Int32, y: Int32)
        /// `zxdg_output_v1.logical_size`: event 1.
        case logicalSize(width: Int32, height: Int32)
        /// `zxdg_output_v1.done`: event 2.
        case done
        /// `zxdg_output_v1.name`: event 3, since version 2.
        case name(name: String)
        /// `zxdg_output_v1.description`: event 4, since version 2.
        case description(description: String)
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
            listener.deliver(.logicalPosition(x: values.int(0), y: values.int(1)))
        case 1:
            listener.deliver(.logicalSize(width: values.int(0), height: values.int(1)))
        case 2:
            listener.deliver(.done)
        case 3:
            listener.deliver(.name(name: values.string(0) ?? ""))
        case 4:
            listener.deliver(.description(description: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zxdg_output_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}
