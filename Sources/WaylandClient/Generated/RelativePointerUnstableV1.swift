// SPDX-License-Identifier: MIT
// Generated from Protocols/relative-pointer-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_relative_pointer_manager_v1`, up to version 1.
public final class ZwpRelativePointerManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_relative_pointer_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_relative_pointer", "no", [ZwpRelativePointerV1.blank, WlPointer.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zwp_relative_pointer_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_relative_pointer_manager_v1.get_relative_pointer`: request 1.
    public func getRelativePointer(pointer: WlPointer, on queue: EventQueue? = nil) -> ZwpRelativePointerV1 {
        create(ZwpRelativePointerV1.self, 1, [.newObject, .object(pointer)], on: queue)
    }
}

/// The client's side of `zwp_relative_pointer_v1`, up to version 1.
public final class ZwpRelativePointerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_relative_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("relative_motion", "uuffff")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_relative_pointer_v1`.
    public enum Event: Sendable {
        /// `zwp_relative_pointer_v1.relative_motion`: event 0.
        case relativeMotion(
            utimeHi: UInt32, utimeLo: UInt32, dx: Double, dy: Double, dxUnaccel: Double, dyUnaccel: Double
        )
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
                .relativeMotion(
                    utimeHi: values.uint(0), utimeLo: values.uint(1), dx: values.fixed(2), dy: values.fixed(3),
                    dxUnaccel: values.fixed(4), dyUnaccel: values.fixed(5)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_relative_pointer_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}
