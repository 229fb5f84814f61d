// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's `xdg_surface`, with the rules that hold for windows and popups alike.
///
/// A client that breaks one loses its connection, as on the strictest of real compositors.
public final class DeskShellSurface {
    public let resource: XdgSurfaceResource
    public let surface: DeskSurface
    public internal(set) weak var toplevel: DeskToplevel?
    public internal(set) weak var popup: DeskPopup?
    /// Popups that belong to it, the oldest first.
    public internal(set) var popups: [DeskPopup] = []
    /// x, y, width, height; empty while none was set.
    public private(set) var geometry: [Int32] = []
    /// Serials that were acknowledged, in order.
    public private(set) var acknowledged: [UInt32] = []
    /// Serials that were sent, in order.
    public private(set) var configured: [UInt32] = []

    private unowned let shell: XdgWmBaseResource
    private weak var desk: Desk?
    private var hasCommitted = false

    init(_ resource: XdgSurfaceResource, surface: DeskSurface, shell: XdgWmBaseResource, desk: Desk) {
        self.resource = resource
        self.surface = surface
        self.shell = shell
        self.desk = desk
        resource.handler = { [weak self] in self?.receive($0) }
    }

    /// Whether the surface is shown.
    public var isMapped: Bool { hasRole && !acknowledged.isEmpty && surface.buffer != nil }

    var hasRole: Bool { toplevel != nil || popup != nil }

    /// The window geometry's width and height; the buffer's while none was set.
    public var size: (width: Int32, height: Int32) {
        geometry.count == 4 ? (geometry[2], geometry[3]) : surface.size
    }

    // MARK: - Steering

    /// Ends a configure sequence, and returns its serial.
    @discardableResult
    func configure() -> UInt32 {
        guard let desk else { return 0 }
        let serial = desk.server.nextSerial()
        configured.append(serial)
        resource.sendConfigure(serial: serial)
        return serial
    }

    // MARK: - Requests

    private func receive(_ request: XdgSurfaceResource.Request) {
        if case .destroy = request { return end() }
        switch request {
        case .getToplevel(let id):
            guard requireNoRole() else { return }
            desk?.add(DeskToplevel(id, shell: self, desk: desk))
        case .getPopup(let id, let parent, let positioner):
            guard requireNoRole() else { return }
            desk?.addPopup(id, on: self, parent: parent, positioner: positioner, shell: shell)
        case .ackConfigure(let serial):
            desk?.record("xdg_surface.ack_configure \(serial)", from: resource)
            guard requireRole() else { return }
            guard configured.contains(serial), serial > acknowledged.last ?? 0 else {
                return post(.invalidSerial, "serial \(serial) was not sent, or is out of date")
            }
            acknowledged.append(serial)
        case .setWindowGeometry(let x, let y, let width, let height):
            desk?.record("xdg_surface.set_window_geometry \(x) \(y) \(width) \(height)", from: resource)
            guard requireRole() else { return }
            guard width > 0, height > 0 else { return post(.invalidSize, "a geometry of \(width) x \(height)") }
            geometry = [x, y, width, height]
        case .destroy:
            break
        }
    }

    private func end() {
        if hasRole { post(.defunctRoleObject, "the role is still there") }
        surface.shellSurface = nil
    }

    private func requireRole() -> Bool {
        if !hasRole { post(.notConstructed, "there is no role yet") }
        return hasRole
    }

    private func requireNoRole() -> Bool {
        if hasRole { post(.alreadyConstructed, "there is a role already") }
        return !hasRole
    }

    private func post(_ code: XdgSurfaceResource.ErrorCode, _ message: String) {
        resource.postError(code: code.rawValue, message: message)
    }

    // MARK: - Commits

    /// Ends the connection if a buffer comes too early.
    func mayCommit(isAttaching: Bool) -> Bool {
        guard requireRole() else { return false }
        guard isAttaching, acknowledged.isEmpty else { return mayRoleCommit() }
        post(.unconfiguredBuffer, "no configure was acknowledged")
        return false
    }

    private func mayRoleCommit() -> Bool {
        if let popup, !popup.mayCommit(shell) { return false }
        if let toplevel, !toplevel.mayCommit() { return false }
        return true
    }

    func didCommit() {
        popup?.didCommit()
        toplevel?.didCommit()
        guard !hasCommitted, let desk else { return }
        hasCommitted = true
        guard desk.configuresWindows else { return }
        toplevel?.sendFirstConfigure()
        popup?.sendFirstConfigure()
    }

    /// The role object is gone: the next one begins from the beginning.
    func reset() {
        acknowledged = []
        hasCommitted = false
    }
}
