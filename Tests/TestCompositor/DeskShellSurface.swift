// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's `xdg_surface`, with the rules common to windows and popups.
///
/// A violation is a protocol error, as on the strictest of real compositors.
public final class DeskShellSurface {
    /// The `xdg_surface` object.
    public let resource: XdgSurfaceResource
    /// The surface.
    public let surface: DeskSurface
    /// The window, if it has that role.
    public internal(set) weak var toplevel: DeskToplevel?
    /// The popup, if it has that role.
    public internal(set) weak var popup: DeskPopup?
    /// The child popups, oldest first.
    public internal(set) var popups: [DeskPopup] = []
    /// The window geometry as x, y, width, height; empty if not set.
    public private(set) var geometry: [Int32] = []
    /// The acknowledged serials in order.
    public private(set) var acknowledged: [UInt32] = []
    /// The sent serials in order.
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

    /// Whether the surface is mapped.
    public var isMapped: Bool { hasRole && !acknowledged.isEmpty && surface.buffer != nil }

    var hasRole: Bool { toplevel != nil || popup != nil }

    /// The width and height of the window geometry, or of the buffer if that is not set.
    public var size: (width: Int32, height: Int32) {
        geometry.count == 4 ? (geometry[2], geometry[3]) : surface.size
    }

    // MARK: - Steering

    /// Ends a configure sequence and returns its serial.
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

    /// Raises a protocol error if a buffer is attached too early.
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

    /// Called when the role object has been destroyed; the surface starts over.
    func reset() {
        acknowledged = []
        hasCommitted = false
    }
}
