// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's window, which is configured by hand or, at first, by itself.
public final class DeskToplevel {
    public let resource: XdgToplevelResource
    public let shellSurface: XdgSurfaceResource
    public let surface: DeskSurface
    public private(set) var title = ""
    public private(set) var applicationIdentifier = ""
    public private(set) var minimumSize = [Int32](repeating: 0, count: 2)
    public private(set) var maximumSize = [Int32](repeating: 0, count: 2)
    /// x, y, width, height; empty while none was set.
    public private(set) var geometry: [Int32] = []
    /// Serials that were acknowledged, in order.
    public private(set) var acknowledged: [UInt32] = []
    /// Serials that were sent, in order.
    public private(set) var configured: [UInt32] = []

    var decoration: ZxdgToplevelDecorationV1Resource?
    private weak var desk: Desk?
    private var hasCommitted = false

    init(
        _ resource: XdgToplevelResource, shellSurface: XdgSurfaceResource, surface: DeskSurface, desk: Desk
    ) {
        self.resource = resource
        self.shellSurface = shellSurface
        self.surface = surface
        self.desk = desk
        resource.handler = { [weak self] in self?.receive($0) }
    }

    // MARK: - Steering

    /// Sends a configure and returns its serial.
    @discardableResult
    public func configure(width: Int32, height: Int32, states: [XdgToplevelResource.State] = [.activated]) -> UInt32 {
        guard let desk else { return 0 }
        resource.sendConfigure(width: width, height: height, states: [UInt8](wireWords: states.map(\.rawValue)))
        let serial = desk.server.nextSerial()
        configured.append(serial)
        shellSurface.sendConfigure(serial: serial)
        return serial
    }

    /// The user clicks the close button.
    public func requestClose() {
        resource.sendClose()
    }

    // MARK: - Requests

    func receive(_ request: XdgSurfaceResource.Request) {
        switch request {
        case .ackConfigure(let serial):
            desk?.record("xdg_surface.ack_configure \(serial)", from: shellSurface)
            guard configured.contains(serial), serial > acknowledged.last ?? 0 else {
                return shellSurface.postError(
                    code: XdgSurfaceResource.ErrorCode.invalidSerial.rawValue, message: "serial \(serial)")
            }
            acknowledged.append(serial)
        case .setWindowGeometry(let x, let y, let width, let height):
            desk?.record("xdg_surface.set_window_geometry \(x) \(y) \(width) \(height)", from: shellSurface)
            geometry = [x, y, width, height]
        default:
            break
        }
    }

    private func receive(_ request: XdgToplevelResource.Request) {
        switch request {
        case .setTitle(let title):
            self.title = title
        case .setAppId(let identifier):
            applicationIdentifier = identifier
        case .setMinSize(let width, let height):
            minimumSize = [width, height]
        case .setMaxSize(let width, let height):
            maximumSize = [width, height]
        case .move(_, let serial):
            record("move \(serial)")
        case .resize(_, let serial, let edges):
            record("resize \(serial) \(edges.rawValue)")
        case .showWindowMenu(_, let serial, let x, let y):
            record("show_window_menu \(serial) \(x) \(y)")
        case .setMaximized: record("set_maximized")
        case .unsetMaximized: record("unset_maximized")
        case .setFullscreen(let output): record("set_fullscreen \(output.map { String($0.id) } ?? "null")")
        case .unsetFullscreen: record("unset_fullscreen")
        case .setMinimized: record("set_minimized")
        case .setParent, .destroy: break
        }
    }

    private func record(_ request: String) {
        desk?.record("xdg_toplevel.\(request)", from: resource)
    }

    // MARK: - Commits

    /// Ends the connection, as real compositors do, if a buffer comes before a configure was acknowledged.
    func mayCommit(isAttaching: Bool) -> Bool {
        guard isAttaching, acknowledged.isEmpty else { return true }
        shellSurface.postError(
            code: XdgSurfaceResource.ErrorCode.unconfiguredBuffer.rawValue, message: "no configure was acknowledged")
        return false
    }

    func didCommit() {
        guard !hasCommitted, let desk else { return }
        hasCommitted = true
        guard desk.configuresWindows else { return }
        decoration?.sendConfigure(mode: desk.options.decoratesWindows ? .serverSide : .clientSide)
        configure(width: desk.options.firstSize.width, height: desk.options.firstSize.height)
    }
}
