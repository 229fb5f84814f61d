// SPDX-License-Identifier: MIT
public import WaylandServer

/// The clients' objects of protocols that extend a seat: gestures, constraints, tablets, input methods.
///
/// As with the seat, a client receives exactly the events that a test sends.
public final class DeskInput {
    /// A pointer constraint that a client requested.
    public struct Constraint {
        /// The surface.
        public let surface: WlSurfaceResource
        /// The lock, if the pointer is locked.
        public let locked: ZwpLockedPointerV1Resource?
        /// The confinement, if the pointer is confined.
        public let confined: ZwpConfinedPointerV1Resource?
        /// Whether the constraint can be activated repeatedly.
        public let isPersistent: Bool

        /// Whether the constraint still exists.
        public var isAlive: Bool { locked?.isAlive ?? confined?.isAlive ?? false }
    }

    /// The live swipe gestures.
    public var swipes: [ZwpPointerGestureSwipeV1Resource] { allSwipes.filter(\.isAlive) }
    /// The live pinch gestures.
    public var pinches: [ZwpPointerGesturePinchV1Resource] { allPinches.filter(\.isAlive) }
    /// The live hold gestures.
    public var holds: [ZwpPointerGestureHoldV1Resource] { allHolds.filter(\.isAlive) }
    /// The live relative pointers.
    public var relativePointers: [ZwpRelativePointerV1Resource] { allRelativePointers.filter(\.isAlive) }
    /// The live constraints.
    public var constraints: [Constraint] { allConstraints.filter(\.isAlive) }
    /// The live tablet seats.
    public var tabletSeats: [ZwpTabletSeatV2Resource] { allTabletSeats.filter(\.isAlive) }
    /// The live text inputs.
    public var textInputs: [DeskTextInput] { allTextInputs.filter(\.resource.isAlive) }
    /// The rectangles of each region, by object ID.
    public internal(set) var regions: [UInt32: [[Int32]]] = [:]

    var allSwipes: [ZwpPointerGestureSwipeV1Resource] = []
    var allPinches: [ZwpPointerGesturePinchV1Resource] = []
    var allHolds: [ZwpPointerGestureHoldV1Resource] = []
    var allRelativePointers: [ZwpRelativePointerV1Resource] = []
    var allConstraints: [Constraint] = []
    var allTabletSeats: [ZwpTabletSeatV2Resource] = []
    var allTextInputs: [DeskTextInput] = []

    /// Connects a tablet.
    public func addTablet(to seat: ZwpTabletSeatV2Resource) -> ZwpTabletV2Resource {
        let tablet = ZwpTabletV2Resource(client: seat.client, version: seat.version)
        seat.sendTabletAdded(id: tablet)
        tablet.sendName(name: "Tablet")
        tablet.sendDone()
        return tablet
    }

    /// Brings a new tool into the proximity of a tablet.
    public func addTool(
        _ type: ZwpTabletToolV2Resource.TypeValue, _ capabilities: [ZwpTabletToolV2Resource.Capability],
        to seat: ZwpTabletSeatV2Resource
    ) -> ZwpTabletToolV2Resource {
        let tool = ZwpTabletToolV2Resource(client: seat.client, version: seat.version)
        seat.sendToolAdded(id: tool)
        tool.sendType(toolType: type)
        for capability in capabilities { tool.sendCapability(capability: capability) }
        tool.sendDone()
        return tool
    }
}
