// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// An `xdg_toplevel` and its surface.
///
/// Everything that the compositor wants of a window arrives here on the main actor; frames leave from `target`, on the
/// render thread.
@MainActor
final class WaylandWindow: PlatformWindow {
    /// The protocol objects; gone when the window is closed.
    struct Role {
        let session: Session
        let surface: WlSurface
        let shellSurface: XdgSurface
        let toplevel: XdgToplevel
        let decoration: ZxdgToplevelDecorationV1?
        let fractionalScale: WpFractionalScaleV1?
    }

    weak var delegate: (any PlatformWindowDelegate)?
    let target: WaylandFrameTarget
    private(set) var role: Role?
    unowned let system: WaylandWindowSystem

    var configuration: WindowConfiguration
    var state = ToplevelState()
    var scale: SurfaceScale
    var limits: SizeLimits
    /// Outputs that the surface is on, in the order in which it entered them.
    var enteredOutputs: [WlOutput] = []
    var cursor = CursorShape.default

    var frameTarget: any FrameTarget { target }
    var isShown = false
    /// The latest configure that was received; `nil` before the first.
    var lastSerial: UInt32?

    init(_ attributes: WindowAttributes, session: Session, system: WaylandWindowSystem) {
        let surface = session.compositor.createSurface()
        let shellSurface = session.shell.getXdgSurface(surface: surface)
        let toplevel = shellSurface.getToplevel()
        let viewport = session.optional.viewporter?.getViewport(surface: surface)
        let fractionalScale = viewport.flatMap { _ in
            session.optional.fractionalScale?.getFractionalScale(surface: surface)
        }
        self.system = system
        role = Role(
            session: session, surface: surface, shellSurface: shellSurface, toplevel: toplevel,
            decoration: session.optional.decoration?.getToplevelDecoration(toplevel: toplevel),
            fractionalScale: fractionalScale)
        target = WaylandFrameTarget(
            objects: WaylandFrameTarget.Objects(
                surface: surface, shellSurface: shellSurface, compositor: session.compositor, viewport: viewport,
                presentation: session.optional.presentationClock, queue: session.renderQueue, reader: session.reader),
            memory: session.memory, timeSource: system.timeSource)
        scale = SurfaceScale(
            expected: system.expectedScale(isFractional: fractionalScale != nil))
        limits = SizeLimits(minimum: attributes.minimumSize, maximum: attributes.maximumSize)
        configuration = WindowConfiguration(
            width: attributes.contentSize.width, height: attributes.contentSize.height, scale: scale.value,
            decoration: .client)
        listen()
        toplevel.setTitle(title: ProtocolString.sanitized(attributes.title))
        if !attributes.applicationIdentifier.isEmpty {
            toplevel.setAppId(appId: ProtocolString.sanitized(attributes.applicationIdentifier))
        }
        sendLimits()
        role?.decoration?.setMode(mode: .serverSide)
    }

    // MARK: - PlatformWindow

    func show() {
        guard let role, !isShown else { return }
        isShown = true
        // Without a buffer: asks for the first configure.
        role.surface.commit()
        role.session.reader.flush()
    }

    func setTitle(_ title: String) {
        role?.toplevel.setTitle(title: ProtocolString.sanitized(title))
    }

    func setMinimumSize(_ size: CGSize) {
        limits.minimum = size
        sendLimits()
        commitState()
    }

    func setMaximumSize(_ size: CGSize) {
        limits.maximum = size
        sendLimits()
        commitState()
    }

    func setContentSize(_ size: CGSize) {
        requestContentSize(size)
    }

    func setMaximized(_ maximized: Bool) {
        maximized ? role?.toplevel.setMaximized() : role?.toplevel.unsetMaximized()
    }

    func setFullScreen(_ fullScreen: Bool, on screen: (any PlatformScreen)?) {
        guard let toplevel = role?.toplevel else { return }
        if fullScreen {
            toplevel.setFullscreen(output: (screen as? WaylandScreen)?.output)
        } else {
            toplevel.unsetFullscreen()
        }
    }

    func minimize() {
        role?.toplevel.setMinimized()
    }

    func beginMove(serial: UInt32) {
        guard let role, let seat = system.seat(for: self) else { return }
        role.toplevel.move(seat: seat, serial: serial)
    }

    func beginResize(_ edge: WindowEdge, serial: UInt32) {
        guard let role, let seat = system.seat(for: self) else { return }
        role.toplevel.resize(seat: seat, serial: serial, edges: XdgToplevel.ResizeEdge(edge))
    }

    func showWindowMenu(at location: CGPoint, serial: UInt32) {
        guard let role, let seat = system.seat(for: self) else { return }
        role.toplevel.showWindowMenu(
            seat: seat, serial: serial, x: Int32(rounding: location.x), y: Int32(rounding: location.y))
    }

    func setCursor(_ shape: CursorShape) {
        guard shape != cursor, role != nil else { return }
        cursor = shape
        system.cursorDidChange(of: self)
    }

    func close() {
        guard let role else { return }
        self.role = nil
        let target = target
        RenderActor.sync { target.close() }
        system.didClose(self, surface: role.surface)
        stopListening(role)
        // Roles end before what they are roles of.
        role.fractionalScale?.destroy()
        role.decoration?.destroy()
        role.toplevel.destroy()
        role.shellSurface.destroy()
        role.surface.destroy()
        role.session.reader.flush()
        enteredOutputs = []
    }
}
