// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-dpms.xml by `make generate`.
internal import WaylandWire

/// The server's side of `org_kde_kwin_dpms_manager`, up to version 1.
public final class OrgKdeKwinDpmsManagerResource: Resource {
    static let blank = WireInterface("org_kde_kwin_dpms_manager", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("get", "no", [OrgKdeKwinDpmsResource.blank, WlOutputResource.blank])]
    )
    override class var interface: WireInterface { table }

    /// The requests of `org_kde_kwin_dpms_manager`.
    public enum Request {
        /// `org_kde_kwin_dpms_manager.get`: request 0.
        case get(id: OrgKdeKwinDpmsResource, output: WlOutputResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .get(
                    id: values.newObject(0, as: OrgKdeKwinDpmsResource.self),
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

/// The server's side of `org_kde_kwin_dpms`, up to version 1.
public final class OrgKdeKwinDpmsResource: Resource {
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
    override class var interface: WireInterface { table }

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

    /// The requests of `org_kde_kwin_dpms`.
    public enum Request {
        /// `org_kde_kwin_dpms.set`: request 0.
        case set(mode: UInt32)
        /// `org_kde_kwin_dpms.release`: request 1, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.set(mode: values.uint(0)))
        case 1:
            deliver(.release)
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

    /// `org_kde_kwin_dpms.supported`: event 0.
    public func sendSupported(supported: UInt32) {
        post(0, [.uint(supported)])
    }

    /// `org_kde_kwin_dpms.mode`: event 1.
    public func sendMode(mode: UInt32) {
        post(1, [.uint(mode)])
    }

    /// `org_kde_kwin_dpms.done`: event 2.
    public func sendDone() {
        post(2)
    }
}
