// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import Windowing

/// The parent of a popup: a toplevel or another popup.
@MainActor
protocol PopupParent: AnyObject {
    /// The frame without its shadow on the root window, in points.
    var rootFrame: CGRect { get }
    /// The child popups, in order of opening.
    var popups: [X11Popup] { get set }
    var toplevel: X11Window? { get }
    var surface: XSurface { get }
}

/// An override-redirect window, positioned by the application.
@MainActor
final class X11Popup: PlatformPopup, PopupParent {
    weak var delegate: (any PlatformPopupDelegate)?
    weak var dropDelegate: (any PlatformDropDelegate)? {
        didSet { if dropDelegate != nil, !surface.isClosed { toplevel?.session.announceDrops(on: surface) } }
    }
    private(set) lazy var dropTarget = toplevel.map { DropTarget(window: $0, popup: self) }
    let surface: XSurface
    private(set) var configuration: PopupConfiguration
    let grabSerial: UInt32?
    var popups: [X11Popup] = []
    private(set) weak var parent: (any PopupParent)?
    private(set) var isDismissed = false

    private unowned let system: X11WindowSystem
    private let geometry: PopupGeometry
    /// Whether the window is translucent if there is a compositor.
    private let canBeTranslucent: Bool
    private var placement: PopupPlacement
    private var isShown = false
    private var lastSerial: UInt32 = 0
    private var openingTime = ContinuousClock.now
    private var raisesLeft = 3

    var frameTarget: any FrameTarget { surface.target }
    var toplevel: X11Window? { parent?.toplevel }
    var rootFrame: CGRect {
        let origin = parent?.rootFrame.origin ?? .zero
        return configuration.frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    init(
        _ attributes: PopupAttributes, parent: any PopupParent, session: Session, system: X11WindowSystem
    ) throws(OperationError) {
        guard !parent.surface.isClosed else {
            throw .unavailable(operation: "Opening a popup", reason: "what it belongs to is closed")
        }
        if attributes.grabSerial != nil, let popup = parent as? X11Popup, popup.grabSerial == nil {
            throw .unavailable(
                operation: "Opening a popup that takes the input", reason: "the popup it belongs to has not taken it")
        }
        canBeTranslucent = session.screen.translucent != nil
        let geometry = PopupGeometry(
            clips: !system.manager.isCompositing || !canBeTranslucent,
            hasShapes: session.extensions.shape.value != nil)
        surface = try XSurface(
            frame: PixelRect(x: 0, y: 0, width: 1, height: 1),
            kind: session.screen.translucent ?? session.screen.opaque, overridesRedirect: true, session: session,
            system: system, fitting: geometry)
        self.geometry = geometry
        self.system = system
        self.parent = parent
        placement = attributes.placement
        grabSerial = attributes.grabSerial
        configuration = PopupConfiguration(
            frame: placement.frame(parentGeometry: parent.rootFrame, bounds: nil), scale: system.scale)
        parent.popups.append(self)
        system.popups[surface.identifier] = self
        surface.onInput = { [weak self] event in
            guard let self else { return }
            delegate?.popup(self, didReceive: event)
        }
        describe(session)
    }

    private func describe(_ session: Session) {
        let atoms = session.atoms
        let type = atoms[grabSerial == nil ? .netTypeTooltip : .netTypePopupMenu]
        session.connection.setProperty(
            atoms[.netWindowType], of: surface.identifier, type: atoms[.atom], to: [type])
        guard let toplevel else { return }
        session.connection.setProperty(
            atoms[.wmTransientFor], of: surface.identifier, type: atoms[.windowType],
            to: [toplevel.surface.identifier])
    }

    // MARK: - PlatformPopup

    func show() {
        guard !isShown, !surface.isClosed, let parent else { return }
        isShown = true
        openingTime = .now
        system.watchStacking(for: system.popupOpeningDuration)
        if grabSerial != nil { system.beginGrab(self, on: parent) }
        // Asynchronous, like the response of a display server.
        DispatchQueue.main.async { [self] in
            guard isVisible else { return }
            place()
            let target = surface.target
            DispatchQueue.main.async { RenderActor.async { target.open() } }
        }
    }

    func reposition(_ placement: PopupPlacement) {
        self.placement = placement
        guard isVisible else { return }
        DispatchQueue.main.async { [self] in if isVisible { place() } }
    }

    func setCursor(_ shape: CursorShape) {
        surface.setCursor(shape)
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try system.makePopup(attributes, on: self)
    }

    func close() {
        guard !surface.isClosed else { return }
        for popup in popups.reversed() { popup.close() }
        parent?.popups.removeAll { $0 === self }
        system.endGrab(of: self)
        system.popups[surface.identifier] = nil
        surface.close()
    }

    // MARK: - Called by the window system

    /// Whether it is visible, or about to be.
    var isVisible: Bool { isShown && !isDismissed && !surface.isClosed }

    /// Dismisses the popup with its child popups, the topmost first, and notifies each delegate once.
    func dismiss() {
        for popup in popups.reversed() { popup.dismiss() }
        guard !isDismissed, !surface.isClosed else { return }
        isDismissed = true
        system.endGrab(of: self)
        surface.hide()
        if let delegate { delegate.popupWasDismissed(self) } else { close() }
    }

    /// Called when the parent moved, or the screens or their scale changed.
    ///
    /// The popup moves with its parent, as on Wayland, and is fitted to the screen again if its placement is reactive.
    func surroundingsDidChange() {
        if isVisible, lastSerial != 0 {
            if placement.isReactive { place() } else { followParent() }
        }
        for popup in popups { popup.surroundingsDidChange() }
    }

    /// Called when another window was placed directly above the popup.
    ///
    /// A window manager raises a new window with a delay, above popups that were opened on it in the meantime. Anything
    /// that covers a popup later, such as a screen lock, does so intentionally.
    func wasCovered() {
        guard isVisible, raisesLeft > 0, ContinuousClock.now - openingTime < system.popupOpeningDuration
        else { return }
        raisesLeft -= 1
        surface.raise()
    }

    /// Called when the window manager or compositor changed.
    func managerDidChange() {
        let clips = !system.manager.isCompositing || !canBeTranslucent
        let (geometry, target) = (geometry, surface.target)
        RenderActor.async { geometry.setClips(clips, of: target) }
    }

    /// Computes the position and notifies the application.
    private func place() {
        guard let parent else { return }
        let home = parent.rootFrame
        let scale = system.scale
        let frame = placement.frame(parentGeometry: home, bounds: system.displays.bounds(around: home, scale: scale))
        lastSerial &+= 1
        followParent()
        let offset = PopupGeometry.Place(frame.origin, scale: scale)
        let (geometry, serial) = (geometry, lastSerial)
        RenderActor.async { geometry.expect(offset, for: serial) }
        configuration = PopupConfiguration(serial: serial, frame: frame, scale: scale)
        delegate?.popup(self, didReceive: configuration)
    }

    private func followParent() {
        guard let parent else { return }
        let origin = PopupGeometry.Place(parent.rootFrame.origin, scale: system.scale)
        let (geometry, target) = (geometry, surface.target)
        RenderActor.async { geometry.setParentOrigin(origin, of: target) }
    }
}
