// SPDX-License-Identifier: MIT
// Generated from Protocols/pointer-gestures-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_pointer_gestures_v1`, up to version 3.
public final class ZwpPointerGesturesV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_pointer_gestures_v1", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_swipe_gesture", "no", [ZwpPointerGestureSwipeV1.blank, WlPointer.blank]),
            WireMessage("get_pinch_gesture", "no", [ZwpPointerGesturePinchV1.blank, WlPointer.blank]),
            WireMessage("release", "2"),
            WireMessage("get_hold_gesture", "3no", [ZwpPointerGestureHoldV1.blank, WlPointer.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 2, since: 2) }

    /// `zwp_pointer_gestures_v1.get_swipe_gesture`: request 0.
    public func getSwipeGesture(pointer: WlPointer, on queue: EventQueue? = nil) -> ZwpPointerGestureSwipeV1 {
        create(ZwpPointerGestureSwipeV1.self, 0, [.newObject, .object(pointer)], on: queue)
    }

    /// `zwp_pointer_gestures_v1.get_pinch_gesture`: request 1.
    public func getPinchGesture(pointer: WlPointer, on queue: EventQueue? = nil) -> ZwpPointerGesturePinchV1 {
        create(ZwpPointerGesturePinchV1.self, 1, [.newObject, .object(pointer)], on: queue)
    }

    /// `zwp_pointer_gestures_v1.release`: request 2, since version 2, destroys the object.
    public func release() {
        close(2, since: 2)
    }

    /// `zwp_pointer_gestures_v1.get_hold_gesture`: request 3, since version 3.
    public func getHoldGesture(pointer: WlPointer, on queue: EventQueue? = nil) -> ZwpPointerGestureHoldV1 {
        create(ZwpPointerGestureHoldV1.self, 3, [.newObject, .object(pointer)], since: 3, on: queue)
    }
}

/// The client's side of `zwp_pointer_gesture_swipe_v1`, up to version 2.
public final class ZwpPointerGestureSwipeV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_pointer_gesture_swipe_v1", version: 2)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("begin", "uuou", [nil, nil, WlSurface.blank, nil]),
            WireMessage("update", "uff"),
            WireMessage("end", "uui"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_pointer_gesture_swipe_v1`.
    public enum Event: Sendable {
        /// `zwp_pointer_gesture_swipe_v1.begin`: event 0.
        case begin(serial: UInt32, time: UInt32, surface: WlSurface?, fingers: UInt32)
        /// `zwp_pointer_gesture_swipe_v1.update`: event 1.
        case update(time: UInt32, dx: Double, dy: Double)
        /// `zwp_pointer_gesture_swipe_v1.end`: event 2.
        case end(serial: UInt32, time: UInt32, cancelled: Int32)
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
                .begin(
                    serial: values.uint(0), time: values.uint(1), surface: values.object(2, as: WlSurface.self),
                    fingers: values.uint(3)))
        case 1:
            listener.deliver(.update(time: values.uint(0), dx: values.fixed(1), dy: values.fixed(2)))
        case 2:
            listener.deliver(.end(serial: values.uint(0), time: values.uint(1), cancelled: values.int(2)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_pointer_gesture_swipe_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_pointer_gesture_pinch_v1`, up to version 2.
public final class ZwpPointerGesturePinchV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_pointer_gesture_pinch_v1", version: 2)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("begin", "uuou", [nil, nil, WlSurface.blank, nil]),
            WireMessage("update", "uffff"),
            WireMessage("end", "uui"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_pointer_gesture_pinch_v1`.
    public enum Event: Sendable {
        /// `zwp_pointer_gesture_pinch_v1.begin`: event 0.
        case begin(serial: UInt32, time: UInt32, surface: WlSurface?, fingers: UInt32)
        /// `zwp_pointer_gesture_pinch_v1.update`: event 1.
        case update(time: UInt32, dx: Double, dy: Double, scale: Double, rotation: Double)
        /// `zwp_pointer_gesture_pinch_v1.end`: event 2.
        case end(serial: UInt32, time: UInt32, cancelled: Int32)
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
                .begin(
                    serial: values.uint(0), time: values.uint(1), surface: values.object(2, as: WlSurface.self),
                    fingers: values.uint(3)))
        case 1:
            listener.deliver(
                .update(
                    time: values.uint(0), dx: values.fixed(1), dy: values.fixed(2), scale: values.fixed(3),
                    rotation: values.fixed(4)))
        case 2:
            listener.deliver(.end(serial: values.uint(0), time: values.uint(1), cancelled: values.int(2)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_pointer_gesture_pinch_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_pointer_gesture_hold_v1`, up to version 3.
public final class ZwpPointerGestureHoldV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_pointer_gesture_hold_v1", version: 3)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "3")],
        events: [
            WireMessage("begin", "3uuou", [nil, nil, WlSurface.blank, nil]),
            WireMessage("end", "3uui"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

    /// The events of `zwp_pointer_gesture_hold_v1`.
    public enum Event: Sendable {
        /// `zwp_pointer_gesture_hold_v1.begin`: event 0, since version 3.
        case begin(serial: UInt32, time: UInt32, surface: WlSurface?, fingers: UInt32)
        /// `zwp_pointer_gesture_hold_v1.end`: event 1, since version 3.
        case end(serial: UInt32, time: UInt32, cancelled: Int32)
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
                .begin(
                    serial: values.uint(0), time: values.uint(1), surface: values.object(2, as: WlSurface.self),
                    fingers: values.uint(3)))
        case 1:
            listener.deliver(.end(serial: values.uint(0), time: values.uint(1), cancelled: values.int(2)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_pointer_gesture_hold_v1.destroy`: request 0, since version 3, destroys the object.
    public func destroy() {
        close(0, since: 3)
    }
}
