// SPDX-License-Identifier: MIT
public import WaylandServer

/// The clients' objects of the protocols that add to a seat: gestures, constraints, tablets, input methods.
///
/// As with the seat itself, what a test sends is what the client gets.
public final class DeskInput {
    /// What keeps the pointer, as a client asked for it.
    public struct Constraint {
        public let surface: WlSurfaceResource
        public let locked: ZwpLockedPointerV1Resource?
        public let confined: ZwpConfinedPointerV1Resource?
        public let isPersistent: Bool

        public var isAlive: Bool { locked?.isAlive ?? confined?.isAlive ?? false }
    }

    public var swipes: [ZwpPointerGestureSwipeV1Resource] { allSwipes.filter(\.isAlive) }
    public var pinches: [ZwpPointerGesturePinchV1Resource] { allPinches.filter(\.isAlive) }
    public var holds: [ZwpPointerGestureHoldV1Resource] { allHolds.filter(\.isAlive) }
    public var relativePointers: [ZwpRelativePointerV1Resource] { allRelativePointers.filter(\.isAlive) }
    public var constraints: [Constraint] { allConstraints.filter(\.isAlive) }
    public var tabletSeats: [ZwpTabletSeatV2Resource] { allTabletSeats.filter(\.isAlive) }
    public var textInputs: [DeskTextInput] { allTextInputs.filter(\.resource.isAlive) }
    /// Rectangles of each region that was made, by its number.
    public internal(set) var regions: [UInt32: [[Int32]]] = [:]

    var allSwipes: [ZwpPointerGestureSwipeV1Resource] = []
    var allPinches: [ZwpPointerGesturePinchV1Resource] = []
    var allHolds: [ZwpPointerGestureHoldV1Resource] = []
    var allRelativePointers: [ZwpRelativePointerV1Resource] = []
    var allConstraints: [Constraint] = []
    var allTabletSeats: [ZwpTabletSeatV2Resource] = []
    var allTextInputs: [DeskTextInput] = []

    /// Plugs in a tablet.
    public func addTablet(to seat: ZwpTabletSeatV2Resource) -> ZwpTabletV2Resource {
        let tablet = ZwpTabletV2Resource(client: seat.client, version: seat.version)
        seat.sendTabletAdded(id: tablet)
        tablet.sendName(name: "Tablet")
        tablet.sendDone()
        return tablet
    }

    /// A tool that was never seen before comes near a tablet.
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
