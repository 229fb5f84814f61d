// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-shell.xml by `make generate`.
internal import WaylandWire

/// The server's side of `xdg_wm_base`, up to version 6.
public final class XdgWmBaseResource: Resource {
    static let blank = WireInterface("xdg_wm_base", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("create_positioner", "n", [XdgPositionerResource.blank]),
            WireMessage("get_xdg_surface", "no", [XdgSurfaceResource.blank, WlSurfaceResource.blank]),
            WireMessage("pong", "u"),
        ],
        events: [WireMessage("ping", "u")]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `xdg_wm_base`.
    public enum Request {
        /// `xdg_wm_base.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_wm_base.create_positioner`: request 1.
        case createPositioner(id: XdgPositionerResource)
        /// `xdg_wm_base.get_xdg_surface`: request 2.
        case getXdgSurface(id: XdgSurfaceResource, surface: WlSurfaceResource)
        /// `xdg_wm_base.pong`: request 3.
        case pong(serial: UInt32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.createPositioner(id: values.newObject(0, as: XdgPositionerResource.self)))
        case 2:
            deliver(
                .getXdgSurface(
                    id: values.newObject(0, as: XdgSurfaceResource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self)))
        case 3:
            deliver(.pong(serial: values.uint(0)))
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

    /// `xdg_wm_base.ping`: event 0.
    public func sendPing(serial: UInt32) {
        post(0, [.uint(serial)])
    }
}

/// The server's side of `xdg_positioner`, up to version 6.
public final class XdgPositionerResource: Resource {
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
    override class var interface: WireInterface { table }

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

    /// The requests of `xdg_positioner`.
    public enum Request {
        /// `xdg_positioner.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_positioner.set_size`: request 1.
        case setSize(width: Int32, height: Int32)
        /// `xdg_positioner.set_anchor_rect`: request 2.
        case setAnchorRect(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `xdg_positioner.set_anchor`: request 3.
        case setAnchor(anchor: Anchor)
        /// `xdg_positioner.set_gravity`: request 4.
        case setGravity(gravity: Gravity)
        /// `xdg_positioner.set_constraint_adjustment`: request 5.
        case setConstraintAdjustment(constraintAdjustment: UInt32)
        /// `xdg_positioner.set_offset`: request 6.
        case setOffset(x: Int32, y: Int32)
        /// `xdg_positioner.set_reactive`: request 7, since version 3.
        case setReactive
        /// `xdg_positioner.set_parent_size`: request 8, since version 3.
        case setParentSize(parentWidth: Int32, parentHeight: Int32)
        /// `xdg_positioner.set_parent_configure`: request 9, since version 3.
        case setParentConfigure(serial: UInt32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setSize(width: values.int(0), height: values.int(1)))
        case 2:
            deliver(.setAnchorRect(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 3:
            deliver(.setAnchor(anchor: Anchor(rawValue: values.bits(0))))
        case 4:
            deliver(.setGravity(gravity: Gravity(rawValue: values.bits(0))))
        case 5:
            deliver(.setConstraintAdjustment(constraintAdjustment: values.uint(0)))
        case 6:
            deliver(.setOffset(x: values.int(0), y: values.int(1)))
        case 7:
            deliver(.setReactive)
        case 8:
            deliver(.setParentSize(parentWidth: values.int(0), parentHeight: values.int(1)))
        case 9:
            deliver(.setParentConfigure(serial: values.uint(0)))
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

/// The server's side of `xdg_surface`, up to version 6.
public final class XdgSurfaceResource: Resource {
    static let blank = WireInterface("xdg_surface", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_toplevel", "n", [XdgToplevelResource.blank]),
            WireMessage(
                "get_popup", "n?oo", [XdgPopupResource.blank, XdgSurfaceResource.blank, XdgPositionerResource.blank]),
            WireMessage("set_window_geometry", "iiii"),
            WireMessage("ack_configure", "u"),
        ],
        events: [WireMessage("configure", "u")]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `xdg_surface`.
    public enum Request {
        /// `xdg_surface.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_surface.get_toplevel`: request 1.
        case getToplevel(id: XdgToplevelResource)
        /// `xdg_surface.get_popup`: request 2.
        case getPopup(id: XdgPopupResource, parent: XdgSurfaceResource?, positioner: XdgPositionerResource)
        /// `xdg_surface.set_window_geometry`: request 3.
        case setWindowGeometry(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `xdg_surface.ack_configure`: request 4.
        case ackConfigure(serial: UInt32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.getToplevel(id: values.newObject(0, as: XdgToplevelResource.self)))
        case 2:
            deliver(
                .getPopup(
                    id: values.newObject(0, as: XdgPopupResource.self),
                    parent: values.object(1, as: XdgSurfaceResource.self),
                    positioner: values.requiredObject(2, as: XdgPositionerResource.self)))
        case 3:
            deliver(.setWindowGeometry(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 4:
            deliver(.ackConfigure(serial: values.uint(0)))
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

    /// `xdg_surface.configure`: event 0.
    public func sendConfigure(serial: UInt32) {
        post(0, [.uint(serial)])
    }
}

/// The server's side of `xdg_toplevel`, up to version 6.
public final class XdgToplevelResource: Resource {
    static let blank = WireInterface("xdg_toplevel", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_parent", "?o", [XdgToplevelResource.blank]),
            WireMessage("set_title", "s"),
            WireMessage("set_app_id", "s"),
            WireMessage("show_window_menu", "ouii", [WlSeatResource.blank, nil, nil, nil]),
            WireMessage("move", "ou", [WlSeatResource.blank, nil]),
            WireMessage("resize", "ouu", [WlSeatResource.blank, nil, nil]),
            WireMessage("set_max_size", "ii"),
            WireMessage("set_min_size", "ii"),
            WireMessage("set_maximized", ""),
            WireMessage("unset_maximized", ""),
            WireMessage("set_fullscreen", "?o", [WlOutputResource.blank]),
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
    override class var interface: WireInterface { table }

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

    /// The requests of `xdg_toplevel`.
    public enum Request {
        /// `xdg_toplevel.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_toplevel.set_parent`: request 1.
        case setParent(parent: XdgToplevelResource?)
        /// `xdg_toplevel.set_title`: request 2.
        case setTitle(title: String)
        /// `xdg_toplevel.set_app_id`: request 3.
        case setAppId(appId: String)
        /// `xdg_toplevel.show_window_menu`: request 4.
        case showWindowMenu(seat: WlSeatResource, serial: UInt32, x: Int32, y: Int32)
        /// `xdg_toplevel.move`: request 5.
        case move(seat: WlSeatResource, serial: UInt32)
        /// `xdg_toplevel.resize`: request 6.
        case resize(seat: WlSeatResource, serial: UInt32, edges: ResizeEdge)
        /// `xdg_toplevel.set_max_size`: request 7.
        case setMaxSize(width: Int32, height: Int32)
        /// `xdg_toplevel.set_min_size`: request 8.
        case setMinSize(width: Int32, height: Int32)
        /// `xdg_toplevel.set_maximized`: request 9.
        case setMaximized
        /// `xdg_toplevel.unset_maximized`: request 10.
        case unsetMaximized
        /// `xdg_toplevel.set_fullscreen`: request 11.
        case setFullscreen(output: WlOutputResource?)
        /// `xdg_toplevel.unset_fullscreen`: request 12.
        case unsetFullscreen
        /// `xdg_toplevel.set_minimized`: request 13.
        case setMinimized
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setParent(parent: values.object(0, as: XdgToplevelResource.self)))
        case 2:
            deliver(.setTitle(title: values.string(0) ?? ""))
        case 3:
            deliver(.setAppId(appId: values.string(0) ?? ""))
        case 4:
            deliver(
                .showWindowMenu(
                    seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1), x: values.int(2),
                    y: values.int(3)))
        case 5:
            deliver(.move(seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1)))
        case 6:
            deliver(
                .resize(
                    seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1),
                    edges: ResizeEdge(rawValue: values.bits(2))))
        case 7:
            deliver(.setMaxSize(width: values.int(0), height: values.int(1)))
        case 8:
            deliver(.setMinSize(width: values.int(0), height: values.int(1)))
        case 9:
            deliver(.setMaximized)
        case 10:
            deliver(.unsetMaximized)
        case 11:
            deliver(.setFullscreen(output: values.object(0, as: WlOutputResource.self)))
        case 12:
            deliver(.unsetFullscreen)
        case 13:
            deliver(.setMinimized)
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

    /// `xdg_toplevel.configure`: event 0.
    public func sendConfigure(width: Int32, height: Int32, states: [UInt8]) {
        post(0, [.int(width), .int(height), .array(states)])
    }

    /// `xdg_toplevel.close`: event 1.
    public func sendClose() {
        post(1)
    }

    /// `xdg_toplevel.configure_bounds`: event 2, since version 4.
    public func sendConfigureBounds(width: Int32, height: Int32) {
        post(2, [.int(width), .int(height)], since: 4)
    }

    /// `xdg_toplevel.wm_capabilities`: event 3, since version 5.
    public func sendWmCapabilities(capabilities: [UInt8]) {
        post(3, [.array(capabilities)], since: 5)
    }
}

/// The server's side of `xdg_popup`, up to version 6.
public final class XdgPopupResource: Resource {
    static let blank = WireInterface("xdg_popup", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("grab", "ou", [WlSeatResource.blank, nil]),
            WireMessage("reposition", "3ou", [XdgPositionerResource.blank, nil]),
        ],
        events: [
            WireMessage("configure", "iiii"),
            WireMessage("popup_done", ""),
            WireMessage("repositioned", "3u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `xdg_popup.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidGrab = ErrorCode(rawValue: 0)
    }

    /// The requests of `xdg_popup`.
    public enum Request {
        /// `xdg_popup.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_popup.grab`: request 1.
        case grab(seat: WlSeatResource, serial: UInt32)
        /// `xdg_popup.reposition`: request 2, since version 3.
        case reposition(positioner: XdgPositionerResource, token: UInt32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.grab(seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1)))
        case 2:
            deliver(
                .reposition(
                    positioner: values.requiredObject(0, as: XdgPositionerResource.self), token: values.uint(1)))
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

    /// `xdg_popup.configure`: event 0.
    public func sendConfigure(x: Int32, y: Int32, width: Int32, height: Int32) {
        post(0, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `xdg_popup.popup_done`: event 1.
    public func sendPopupDone() {
        post(1)
    }

    /// `xdg_popup.repositioned`: event 2, since version 3.
    public func sendRepositioned(token: UInt32) {
        post(2, [.uint(token)], since: 3)
    }
}
