// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-shell.xml by `make generate`.
public import WaylandWire

/// The client's side of `xdg_wm_base`, up to version 6.
public final class XdgWmBase: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_wm_base", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("create_positioner", "n", [XdgPositioner.blank]),
            WireMessage("get_xdg_surface", "no", [XdgSurface.blank, WlSurface.blank]),
            WireMessage("pong", "u"),
        ],
        events: [WireMessage("ping", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_wm_base.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
        public static let defunctSurfaces = ErrorCode(rawValue: 1)
        public static let notTheTopmostPopup = ErrorCode(rawValue: 2)
        public static let invalidPopupParent = ErrorCode(rawValue: 3)
        public static let invalidSurfaceState = ErrorCode(rawValue: 4)
        public static let invalidPositioner = ErrorCode(rawValue: 5)
        public static let unresponsive = ErrorCode(rawValue: 6)
    }

    /// The events of `xdg_wm_base`.
    public enum Event: Sendable {
        /// `xdg_wm_base.ping`: event 0.
        case ping(serial: UInt32)
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
            listener.deliver(.ping(serial: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `xdg_wm_base.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_wm_base.create_positioner`: request 1.
    public func createPositioner(on queue: EventQueue? = nil) -> XdgPositioner {
        create(XdgPositioner.self, 1, [.newObject], on: queue)
    }

    /// `xdg_wm_base.get_xdg_surface`: request 2.
    public func getXdgSurface(surface: WlSurface, on queue: EventQueue? = nil) -> XdgSurface {
        create(XdgSurface.self, 2, [.newObject, .object(surface)], on: queue)
    }

    /// `xdg_wm_base.pong`: request 3.
    public func pong(serial: UInt32) {
        send(3, [.uint(serial)])
    }
}

/// The client's side of `xdg_positioner`, up to version 6.
public final class XdgPositioner: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_positioner", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_size", "ii"),
            WireMessage("set_anchor_rect", "iiii"),
            WireMessage("set_anchor", "u"),
            WireMessage("set_gravity", "u"),
            WireMessage("set_constraint_adjustment", "u"),
            WireMessage("set_offset", "ii"),
            WireMessage("set_reactive", "3"),
            WireMessage("set_parent_size", "3ii"),
            WireMessage("set_parent_configure", "3u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_positioner.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidInput = ErrorCode(rawValue: 0)
    }

    /// Values of `xdg_positioner.anchor`; unknown values are preserved.
    public struct Anchor: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none = Anchor(rawValue: 0)
        public static let top = Anchor(rawValue: 1)
        public static let bottom = Anchor(rawValue: 2)
        public static let left = Anchor(rawValue: 3)
        public static let right = Anchor(rawValue: 4)
        public static let topLeft = Anchor(rawValue: 5)
        public static let bottomLeft = Anchor(rawValue: 6)
        public static let topRight = Anchor(rawValue: 7)
        public static let bottomRight = Anchor(rawValue: 8)
    }

    /// Values of `xdg_positioner.gravity`; unknown values are preserved.
    public struct Gravity: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none = Gravity(rawValue: 0)
        public static let top = Gravity(rawValue: 1)
        public static let bottom = Gravity(rawValue: 2)
        public static let left = Gravity(rawValue: 3)
        public static let right = Gravity(rawValue: 4)
        public static let topLeft = Gravity(rawValue: 5)
        public static let bottomLeft = Gravity(rawValue: 6)
        public static let topRight = Gravity(rawValue: 7)
        public static let bottomRight = Gravity(rawValue: 8)
    }

    /// Bits of `xdg_positioner.constraint_adjustment`; unknown values are preserved.
    public struct ConstraintAdjustment: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none: ConstraintAdjustment = []
        public static let slideX = ConstraintAdjustment(rawValue: 1)
        public static let slideY = ConstraintAdjustment(rawValue: 2)
        public static let flipX = ConstraintAdjustment(rawValue: 4)
        public static let flipY = ConstraintAdjustment(rawValue: 8)
        public static let resizeX = ConstraintAdjustment(rawValue: 16)
        public static let resizeY = ConstraintAdjustment(rawValue: 32)
    }

    /// `xdg_positioner.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_positioner.set_size`: request 1.
    public func setSize(width: Int32, height: Int32) {
        send(1, [.int(width), .int(height)])
    }

    /// `xdg_positioner.set_anchor_rect`: request 2.
    public func setAnchorRect(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(2, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `xdg_positioner.set_anchor`: request 3.
    public func setAnchor(anchor: Anchor) {
        send(3, [.uint(anchor.rawValue)])
    }

    /// `xdg_positioner.set_gravity`: request 4.
    public func setGravity(gravity: Gravity) {
        send(4, [.uint(gravity.rawValue)])
    }

    /// `xdg_positioner.set_constraint_adjustment`: request 5.
    public func setConstraintAdjustment(constraintAdjustment: UInt32) {
        send(5, [.uint(constraintAdjustment)])
    }

    /// `xdg_positioner.set_offset`: request 6.
    public func setOffset(x: Int32, y: Int32) {
        send(6, [.int(x), .int(y)])
    }

    /// `xdg_positioner.set_reactive`: request 7, since version 3.
    public func setReactive() {
        send(7, since: 3)
    }

    /// `xdg_positioner.set_parent_size`: request 8, since version 3.
    public func setParentSize(parentWidth: Int32, parentHeight: Int32) {
        send(8, [.int(parentWidth), .int(parentHeight)], since: 3)
    }

    /// `xdg_positioner.set_parent_configure`: request 9, since version 3.
    public func setParentConfigure(serial: UInt32) {
        send(9, [.uint(serial)], since: 3)
    }
}

/// The client's side of `xdg_surface`, up to version 6.
public final class XdgSurface: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_surface", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_toplevel", "n", [XdgToplevel.blank]),
            WireMessage("get_popup", "n?oo", [XdgPopup.blank, XdgSurface.blank, XdgPositioner.blank]),
            WireMessage("set_window_geometry", "iiii"),
            WireMessage("ack_configure", "u"),
        ],
        events: [WireMessage("configure", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_surface.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let notConstructed = ErrorCode(rawValue: 1)
        public static let alreadyConstructed = ErrorCode(rawValue: 2)
        public static let unconfiguredBuffer = ErrorCode(rawValue: 3)
        public static let invalidSerial = ErrorCode(rawValue: 4)
        public static let invalidSize = ErrorCode(rawValue: 5)
        public static let defunctRoleObject = ErrorCode(rawValue: 6)
    }

    /// The events of `xdg_surface`.
    public enum Event: Sendable {
        /// `xdg_surface.configure`: event 0.
        case configure(serial: UInt32)
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
            listener.deliver(.configure(serial: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `xdg_surface.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_surface.get_toplevel`: request 1.
    public func getToplevel(on queue: EventQueue? = nil) -> XdgToplevel {
        create(XdgToplevel.self, 1, [.newObject], on: queue)
    }

    /// `xdg_surface.get_popup`: request 2.
    public func getPopup(parent: XdgSurface?, positioner: XdgPositioner, on queue: EventQueue? = nil) -> XdgPopup {
        create(XdgPopup.self, 2, [.newObject, .object(parent), .object(positioner)], on: queue)
    }

    /// `xdg_surface.set_window_geometry`: request 3.
    public func setWindowGeometry(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(3, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `xdg_surface.ack_configure`: request 4.
    public func ackConfigure(serial: UInt32) {
        send(4, [.uint(serial)])
    }
}

/// The client's side of `xdg_toplevel`, up to version 6.
public final class XdgToplevel: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_toplevel", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_parent", "?o", [XdgToplevel.blank]),
            WireMessage("set_title", "s"),
            WireMessage("set_app_id", "s"),
            WireMessage("show_window_menu", "ouii", [WlSeat.blank, nil, nil, nil]),
            WireMessage("move", "ou", [WlSeat.blank, nil]),
            WireMessage("resize", "ouu", [WlSeat.blank, nil, nil]),
            WireMessage("set_max_size", "ii"),
            WireMessage("set_min_size", "ii"),
            WireMessage("set_maximized", ""),
            WireMessage("unset_maximized", ""),
            WireMessage("set_fullscreen", "?o", [WlOutput.blank]),
            WireMessage("unset_fullscreen", ""),
            WireMessage("set_minimized", ""),
        ],
        events: [
            WireMessage("configure", "iia"),
            WireMessage("close", ""),
            WireMessage("configure_bounds", "4ii"),
            WireMessage("wm_capabilities", "5a"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_toplevel.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidResizeEdge = ErrorCode(rawValue: 0)
        public static let invalidParent = ErrorCode(rawValue: 1)
        public static let invalidSize = ErrorCode(rawValue: 2)
    }

    /// Values of `xdg_toplevel.resize_edge`; unknown values are preserved.
    public struct ResizeEdge: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none = ResizeEdge(rawValue: 0)
        public static let top = ResizeEdge(rawValue: 1)
        public static let bottom = ResizeEdge(rawValue: 2)
        public static let left = ResizeEdge(rawValue: 4)
        public static let topLeft = ResizeEdge(rawValue: 5)
        public static let bottomLeft = ResizeEdge(rawValue: 6)
        public static let right = ResizeEdge(rawValue: 8)
        public static let topRight = ResizeEdge(rawValue: 9)
        public static let bottomRight = ResizeEdge(rawValue: 10)
    }

    /// Values of `xdg_toplevel.state`; unknown values are preserved.
    public struct State: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let maximized = State(rawValue: 1)
        public static let fullscreen = State(rawValue: 2)
        public static let resizing = State(rawValue: 3)
        public static let activated = State(rawValue: 4)
        public static let tiledLeft = State(rawValue: 5)
        public static let tiledRight = State(rawValue: 6)
        public static let tiledTop = State(rawValue: 7)
        public static let tiledBottom = State(rawValue: 8)
        public static let suspended = State(rawValue: 9)
    }

    /// Values of `xdg_toplevel.wm_capabilities`; unknown values are preserved.
    public struct WmCapabilities: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let windowMenu = WmCapabilities(rawValue: 1)
        public static let maximize = WmCapabilities(rawValue: 2)
        public static let fullscreen = WmCapabilities(rawValue: 3)
        public static let minimize = WmCapabilities(rawValue: 4)
    }

    /// The events of `xdg_toplevel`.
    public enum Event: Sendable {
        /// `xdg_toplevel.configure`: event 0.
        case configure(width: Int32, height: Int32, states: WireArray)
        /// `xdg_toplevel.close`: event 1.
        case close
        /// `xdg_toplevel.configure_bounds`: event 2, since version 4.
        case configureBounds(width: Int32, height: Int32)
        /// `xdg_toplevel.wm_capabilities`: event 3, since version 5.
        case wmCapabilities(capabilities: WireArray)
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
            listener.deliver(.configure(width: values.int(0), height: values.int(1), states: values.array(2)))
        case 1:
            listener.deliver(.close)
        case 2:
            listener.deliver(.configureBounds(width: values.int(0), height: values.int(1)))
        case 3:
            listener.deliver(.wmCapabilities(capabilities: values.array(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `xdg_toplevel.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_toplevel.set_parent`: request 1.
    public func setParent(parent: XdgToplevel?) {
        send(1, [.object(parent)])
    }

    /// `xdg_toplevel.set_title`: request 2.
    public func setTitle(title: String) {
        send(2, [.string(title)])
    }

    /// `xdg_toplevel.set_app_id`: request 3.
    public func setAppId(appId: String) {
        send(3, [.string(appId)])
    }

    /// `xdg_toplevel.show_window_menu`: request 4.
    public func showWindowMenu(seat: WlSeat, serial: UInt32, x: Int32, y: Int32) {
        send(4, [.object(seat), .uint(serial), .int(x), .int(y)])
    }

    /// `xdg_toplevel.move`: request 5.
    public func move(seat: WlSeat, serial: UInt32) {
        send(5, [.object(seat), .uint(serial)])
    }

    /// `xdg_toplevel.resize`: request 6.
    public func resize(seat: WlSeat, serial: UInt32, edges: ResizeEdge) {
        send(6, [.object(seat), .uint(serial), .uint(edges.rawValue)])
    }

    /// `xdg_toplevel.set_max_size`: request 7.
    public func setMaxSize(width: Int32, height: Int32) {
        send(7, [.int(width), .int(height)])
    }

    /// `xdg_toplevel.set_min_size`: request 8.
    public func setMinSize(width: Int32, height: Int32) {
        send(8, [.int(width), .int(height)])
    }

    /// `xdg_toplevel.set_maximized`: request 9.
    public func setMaximized() {
        send(9)
    }

    /// `xdg_toplevel.unset_maximized`: request 10.
    public func unsetMaximized() {
        send(10)
    }

    /// `xdg_toplevel.set_fullscreen`: request 11.
    public func setFullscreen(output: WlOutput?) {
        send(11, [.object(output)])
    }

    /// `xdg_toplevel.unset_fullscreen`: request 12.
    public func unsetFullscreen() {
        send(12)
    }

    /// `xdg_toplevel.set_minimized`: request 13.
    public func setMinimized() {
        send(13)
    }
}

/// The client's side of `xdg_popup`, up to version 6.
public final class XdgPopup: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_popup", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("grab", "ou", [WlSeat.blank, nil]),
            WireMessage("reposition", "3ou", [XdgPositioner.blank, nil]),
        ],
        events: [
            WireMessage("configure", "iiii"),
            WireMessage("popup_done", ""),
            WireMessage("repositioned", "3u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `xdg_popup.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidGrab = ErrorCode(rawValue: 0)
    }

    /// The events of `xdg_popup`.
    public enum Event: Sendable {
        /// `xdg_popup.configure`: event 0.
        case configure(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `xdg_popup.popup_done`: event 1.
        case popupDone
        /// `xdg_popup.repositioned`: event 2, since version 3.
        case repositioned(token: UInt32)
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
                .configure(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 1:
            listener.deliver(.popupDone)
        case 2:
            listener.deliver(.repositioned(token: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `xdg_popup.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_popup.grab`: request 1.
    public func grab(seat: WlSeat, serial: UInt32) {
        send(1, [.object(seat), .uint(serial)])
    }

    /// `xdg_popup.reposition`: request 2, since version 3.
    public func reposition(positioner: XdgPositioner, token: UInt32) {
        send(2, [.object(positioner), .uint(token)], since: 3)
    }
}
