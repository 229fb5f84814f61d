// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// An `xdg_toplevel`.
@MainActor
final class WaylandWindow: ShellSurface, PlatformWindow {
    /// The role's objects; released when the window is closed.
    struct Role {
        let toplevel: XdgToplevel
        let decoration: ZxdgToplevelDecorationV1?
    }

    weak var delegate: (any PlatformWindowDelegate)?
    /// The requested pointer constraint, whether or not it is available.
    var confinement: PointerConfinement?
    /// Created when text is first edited.
    var textInput: WaylandTextInput?
    let applicationIdentifier: String
    private(set) var role: Role?

    var configuration: WindowConfiguration
    var state = ToplevelState()
    var limits: SizeLimits

    var frameTarget: any FrameTarget { target }
    var isShown = false

    weak var parent: WaylandWindow?
    var dialog: XdgDialogV1?
    var idleInhibitor: ZwpIdleInhibitorV1?
    /// Pending token requests.
    var activationRequests: [ObjectIdentifier: ActivationRequest] = [:]
    /// The export to other clients, created when its handle is first requested.
    var export: ToplevelExport?

    init(_ attributes: WindowAttributes, session: Session, system: WaylandWindowSystem) {
        applicationIdentifier = ProtocolString.sanitized(attributes.applicationIdentifier)
        limits = SizeLimits(minimum: attributes.minimumSize, maximum: attributes.maximumSize)
        configuration = WindowConfiguration(
            width: attributes.contentSize.width, height: attributes.contentSize.height, decoration: .client)
        super.init(session: session, system: system)
        configuration.scale = scale.value
        guard let toplevel = objects?.shellSurface.getToplevel() else { return }
        let decoration = session.optional.decoration?.getToplevelDecoration(toplevel: toplevel)
        role = Role(toplevel: toplevel, decoration: decoration)
        listen()
        listenToRole()
        toplevel.setTitle(title: ProtocolString.sanitized(attributes.title))
        if !applicationIdentifier.isEmpty { toplevel.setAppId(appId: applicationIdentifier) }
        sendLimits()
        decoration?.setMode(mode: .serverSide)
    }

    // MARK: - PlatformWindow

    func show() {
        guard role != nil, !isShown else { return }
        isShown = true
        if system.startupToken != nil { onceMapped { [weak self] in self?.useStartupToken() } }
        commitWithoutBuffer()
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
        show(shape)
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try WaylandPopup(attributes, parent: self)
    }

    func close() {
        end()
    }

    // MARK: - ShellSurface

    override func didConfigure(serial: UInt32) {
        deliver(state.configuration(serial: serial, scale: scale.value))
    }

    override func scaleDidChange() {
        var configuration = configuration
        configuration.scale = scale.value
        // Before the first configure event no frame can be shown; the scale is applied with it.
        if lastSerial == nil {
            self.configuration = configuration
        } else {
            deliver(configuration)
        }
    }

    override func screensDidChange(_ screens: [WaylandScreen]) {
        delegate?.window(self, didMoveTo: screens)
    }

    override func didReceive(_ event: InputEvent) {
        delegate?.window(self, didReceive: event)
    }

    override var toplevel: WaylandWindow? { self }

    override var nextGeometrySize: CGSize? {
        guard let width = configuration.width, let height = configuration.height else { return nil }
        return CGSize(width: width, height: height)
    }

    override func endRole() {
        guard let role else { return }
        self.role = nil
        role.toplevel.handler = nil
        role.decoration?.handler = nil
        endActivationRequests()
        export?.end()
        export = nil
        idleInhibitor?.destroy()
        idleInhibitor = nil
        dialog?.destroy()
        dialog = nil
        role.decoration?.destroy()
        role.toplevel.destroy()
    }
}
