// SPDX-License-Identifier: MIT
// Generated from Protocols/pointer-gestures-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_pointer_gestures_v1`, up to version 3.
public final class ZwpPointerGesturesV1Resource: Resource {
    static let blank = WireInterface("zwp_pointer_gestures_v1", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_swipe_gesture", "no", [ZwpPointerGestureSwipeV1Resource.blank, WlPointerResource.blank]),
            WireMessage("get_pinch_gesture", "no", [ZwpPointerGesturePinchV1Resource.blank, WlPointerResource.blank]),
            WireMessage("release", "2"),
            WireMessage("get_hold_gesture", "3no", [ZwpPointerGestureHoldV1Resource.blank, WlPointerResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_pointer_gestures_v1`.
    public enum Request {
        /// `zwp_pointer_gestures_v1.get_swipe_gesture`: request 0.
        case getSwipeGesture(id: ZwpPointerGestureSwipeV1Resource, pointer: WlPointerResource)
        /// `zwp_pointer_gestures_v1.get_pinch_gesture`: request 1.
        case getPinchGesture(id: ZwpPointerGesturePinchV1Resource, pointer: WlPointerResource)
        /// `zwp_pointer_gestures_v1.release`: request 2, since version 2, destroys the object.
        case release
        /// `zwp_pointer_gestures_v1.get_hold_gesture`: request 3, since version 3.
        case getHoldGesture(id: ZwpPointerGestureHoldV1Resource, pointer: WlPointerResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .getSwipeGesture(
                    id: values.newObject(0, as: ZwpPointerGestureSwipeV1Resource.self),
                    pointer: values.requiredObject(1, as: WlPointerResource.self)))
        case 1:
            deliver(
                .getPinchGesture(
                    id: values.newObject(0, as: ZwpPointerGesturePinchV1Resource.self),
                    pointer: values.requiredObject(1, as: WlPointerResource.self)))
        case 2:
            deliver(.release)
            end()
        case 3:
            deliver(
                .getHoldGesture(
                    id: values.newObject(0, as: ZwpPointerGestureHoldV1Resource.self),
                    pointer: values.requiredObject(1, as: WlPointerResource.self)))
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

/// The server's side of `zwp_pointer_gesture_swipe_v1`, up to version 2.
public final class ZwpPointerGestureSwipeV1Resource: Resource {
    static let blank = WireInterface("zwp_pointer_gesture_swipe_v1", version: 2)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("begin", "uuou", [nil, nil, WlSurfaceResource.blank, nil]),
            WireMessage("update", "uff"),
            WireMessage("end", "uui"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_pointer_gesture_swipe_v1`.
    public enum Request {
        /// `zwp_pointer_gesture_swipe_v1.destroy`: request 0, destroys the object.
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

    /// `zwp_pointer_gesture_swipe_v1.begin`: event 0.
    public func sendBegin(serial: UInt32, time: UInt32, surface: WlSurfaceResource, fingers: UInt32) {
        post(0, [.uint(serial), .uint(time), .object(surface), .uint(fingers)])
    }

    /// `zwp_pointer_gesture_swipe_v1.update`: event 1.
    public func sendUpdate(time: UInt32, dx: Double, dy: Double) {
        post(1, [.uint(time), .fixed(dx), .fixed(dy)])
    }

    /// `zwp_pointer_gesture_swipe_v1.end`: event 2.
    public func sendEnd(serial: UInt32, time: UInt32, cancelled: Int32) {
        post(2, [.uint(serial), .uint(time), .int(cancelled)])
    }
}

/// The server's side of `zwp_pointer_gesture_pinch_v1`, up to version 2.
public final class ZwpPointerGesturePinchV1Resource: Resource {
    static let blank = WireInterface("zwp_pointer_gesture_pinch_v1", version: 2)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("begin", "uuou", [nil, nil, WlSurfaceResource.blank, nil]),
            WireMessage("update", "uffff"),
            WireMessage("end", "uui"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_pointer_gesture_pinch_v1`.
    public enum Request {
        /// `zwp_pointer_gesture_pinch_v1.destroy`: request 0, destroys the object.
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

    /// `zwp_pointer_gesture_pinch_v1.begin`: event 0.
    public func sendBegin(serial: UInt32, time: UInt32, surface: WlSurfaceResource, fingers: UInt32) {
        post(0, [.uint(serial), .uint(time), .object(surface), .uint(fingers)])
    }

    /// `zwp_pointer_gesture_pinch_v1.update`: event 1.
    public func sendUpdate(time: UInt32, dx: Double, dy: Double, scale: Double, rotation: Double) {
        post(1, [.uint(time), .fixed(dx), .fixed(dy), .fixed(scale), .fixed(rotation)])
    }

    /// `zwp_pointer_gesture_pinch_v1.end`: event 2.
    public func sendEnd(serial: UInt32, time: UInt32, cancelled: Int32) {
        post(2, [.uint(serial), .uint(time), .int(cancelled)])
    }
}

/// The server's side of `zwp_pointer_gesture_hold_v1`, up to version 3.
public final class ZwpPointerGestureHoldV1Resource: Resource {
    static let blank = WireInterface("zwp_pointer_gesture_hold_v1", version: 3)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "3")],
        events: [
            WireMessage("begin", "3uuou", [nil, nil, WlSurfaceResource.blank, nil]),
            WireMessage("end", "3uui"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_pointer_gesture_hold_v1`.
    public enum Request {
        /// `zwp_pointer_gesture_hold_v1.destroy`: request 0, since version 3, destroys the object.
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

    /// `zwp_pointer_gesture_hold_v1.begin`: event 0, since version 3.
    public func sendBegin(serial: UInt32, time: UInt32, surface: WlSurfaceResource, fingers: UInt32) {
        post(0, [.uint(serial), .uint(time), .object(surface), .uint(fingers)], since: 3)
    }

    /// `zwp_pointer_gesture_hold_v1.end`: event 1, since version 3.
    public func sendEnd(serial: UInt32, time: UInt32, cancelled: Int32) {
        post(1, [.uint(serial), .uint(time), .int(cancelled)], since: 3)
    }
}
