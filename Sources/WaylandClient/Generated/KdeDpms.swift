// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-dpms.xml by `make generate`.
public import WaylandWire

/// The client's side of `org_kde_kwin_dpms_manager`, up to version 1.
public final class OrgKdeKwinDpmsManager: Proxy, @unchecked Sendable {
    static let blank = WireInterface("org_kde_kwin_dpms_manager", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("get", "no", [OrgKdeKwinDpms.blank, WlOutput.blank])]
    )
    override public class var interface: WireInterface { table }

    /// `org_kde_kwin_dpms_manager.get`: request 0.
    public func get(output: WlOutput, on queue: EventQueue? = nil) -> OrgKdeKwinDpms {
        create(OrgKdeKwinDpms.self, 0, [.newObject, .object(output)], on: queue)
    }
}

/// The client's side of `org_kde_kwin_dpms`, up to version 1.
public final class OrgKdeKwinDpms: Proxy, @unchecked Sendable {
    static let blank = WireInterface("org_kde_kwin_dpms", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set", "u"),
            WireMessage("release", ""),
        ],
        events: [
            WireMessage("supported", "u"),
            WireMessage("mode", "u"),
            WireMessage("done", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `org_kde_kwin_dpms.mode`; unknown values are preserved.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let on = Mode(rawValue: 0)
        public static let standby = Mode(rawValue: 1)
        public static let suspend = Mode(rawValue: 2)
        public static let off = Mode(rawValue: 3)
    }

    /// The events of `org_kde_kwin_dpms`.
    public enum Event: Sendable {
        /// `org_kde_kwin_dpms.supported`: event 0.
        case supported(supported: UInt32)
        /// `org_kde_kwin_dpms.mode`: event 1.
        case mode(mode: UInt32)
        /// `org_kde_kwin_dpms.done`: event 2.
        case done
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
            listener.deliver(.supported(supported: values.uint(0)))
        case 1:
            listener.deliver(.mode(mode: values.uint(0)))
        case 2:
            listener.deliver(.done)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `org_kde_kwin_dpms.set`: request 0.
    public func set(mode: UInt32) {
        send(0, [.uint(mode)])
    }

    /// `org_kde_kwin_dpms.release`: request 1, destroys the object.
    public func release() {
        close(1)
    }
}
