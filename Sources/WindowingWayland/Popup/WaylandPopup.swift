// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import RenderThread
internal import WaylandClient
internal import Windowing

/// An `xdg_popup`.
///
/// The role is assigned once the parent is mapped: compositors position a popup relative to its parent, and some refuse
/// one whose parent isn't mapped.
@MainActor
final class WaylandPopup: ShellSurface, PlatformPopup {
    weak var delegate: (any PlatformPopupDelegate)?
    private(set) var configuration: PopupConfiguration
    var frameTarget: any FrameTarget { target }

    private(set) weak var parent: ShellSurface?
    /// The serial of the popup's grab.
    let grabSerial: UInt32?
    var hasGrab: Bool { grabSerial != nil }

    private(set) var role: XdgPopup?
    private var placement: PopupPlacement
    /// The position sent since the last configure event.
    private var place: CGRect
    private var isShown = false
    private var isDismissed = false
    /// Whether the compositor has shown a frame of it.
    private(set) var isSeen = false
    private var lastToken: UInt32 = 0

    init(_ attributes: PopupAttributes, parent: ShellSurface) throws(OperationError) {
        guard let session = parent.objects?.session else {
            throw .unavailable(operation: "Opening a popup", reason: "what it belongs to is closed")
        }
        if attributes.grabSerial != nil, let popup = parent as? WaylandPopup, !popup.hasGrab {
            throw .unavailable(
                operation: "Opening a popup that takes the input", reason: "the popup it belongs to has not taken it")
        }
        self.parent = parent
        grabSerial = attributes.grabSerial
        placement = attributes.placement
        // An estimate for a first layout: only the compositor knows the screen's edges.
        let anchorCorner = CGSize(width: placement.anchorRect.maxX, height: placement.anchorRect.maxY)
        place = placement.frame(
            parentGeometry: CGRect(origin: .zero, size: parent.nextGeometrySize ?? anchorCorner), bounds: nil)
        configuration = PopupConfiguration(frame: place)
        super.init(session: session, system: parent.system, expectedScale: parent.scale.value)
        configuration.scale = scale.value
        listen()
        parent.popups.append(self)
        if let surface = objects?.surface { system.surfaces[ObjectIdentifier(surface)] = self }
    }

    // MARK: - PlatformPopup

    func show() {
        guard objects != nil, !isShown else { return }
        isShown = true
        withParentState { $0.takeRole($1) }
    }

    func reposition(_ placement: PopupPlacement) {
        self.placement = placement
        guard let role else { return }
        if role.version >= 3 {
            withParentState { $0.sendPlacement($1) }
        } else {
            // Before version 3 a popup's position is fixed; it is replaced by another popup.
            for popup in popups.reversed() {
                popup.dismiss()
                popup.close()
            }
            replaceObjects()
            withParentState { $0.takeRole($1) }
        }
    }

    func setCursor(_ shape: CursorShape) {
        show(shape)
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try WaylandPopup(attributes, parent: self)
    }

    func close() {
        guard end() else { return }
        parent?.popups.removeAll { $0 === self }
    }

    /// Reports once that the popup is no longer valid.
    ///
    /// Without a delegate to close it, it closes itself.
    func dismiss() {
        guard objects != nil, !isDismissed else { return }
        isDismissed = true
        if let delegate {
            delegate.popupWasDismissed(self)
        } else {
            close()
        }
    }

    // MARK: - Role

    /// Calls `body` with the parent's state when the parent is mapped.
    private func withParentState(_ body: @escaping @MainActor @Sendable (WaylandPopup, SurfaceState) -> Void) {
        guard let target = parent?.target else { return }
        RenderActor.async { [weak self] in
            target.whenMapped { state in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        if let self { body(self, state) }
                    }
                }
            }
        }
    }

    private func takeRole(_ parentState: SurfaceState) {
        guard let objects, role == nil, let parent, let parentObjects = parent.objects else { return }
        if hasGrab { system.endGrabs(above: parent) }
        // The delegate might have closed this popup along with the others.
        guard self.objects != nil else { return }
        let positioner = makePositioner(objects.session.shell, parentState)
        let popup = objects.shellSurface.getPopup(parent: parentObjects.shellSurface, positioner: positioner)
        positioner.destroy()
        popup.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        role = popup
        // Without a seat there is no input to grab.
        if let grabSerial, let seat = system.seat(for: parent) {
            popup.grab(seat: seat, serial: grabSerial)
            system.grabs.append(self)
            takeKeyboardWhenSeen()
        }
        commitWithoutBuffer()
    }

    /// A compositor that gives keyboard focus to popups has done so by the time a frame has been shown.
    private func takeKeyboardWhenSeen() {
        let target = target
        RenderActor.async { [weak self] in
            target.whenShown {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        // Events from before the frame might not have been dispatched yet.
                        self?.system.dispatch()
                        guard let self, self.role != nil else { return }
                        self.isSeen = true
                        self.system.keyboardOwnersDidChange()
                    }
                }
            }
        }
    }

    private func sendPlacement(_ parentState: SurfaceState) {
        guard let role, let objects else { return }
        let positioner = makePositioner(objects.session.shell, parentState)
        lastToken &+= 1
        role.reposition(positioner: positioner, token: lastToken)
        positioner.destroy()
        objects.session.reader.flush()
    }

    private func makePositioner(_ shell: XdgWmBase, _ parentState: SurfaceState) -> XdgPositioner {
        var future: ParentConfigure?
        if let parent, let serial = parent.lastSerial, serial != parentState.acknowledged,
            let size = parent.nextGeometrySize
        {
            future = ParentConfigure(serial: serial, size: size)
        }
        return shell.makePositioner(placement, geometry: parentState.geometry, future: future)
    }

    private func receive(_ event: XdgPopup.Event) {
        switch event {
        case .configure(let x, let y, let width, let height):
            let sides: ClosedRange<Int32> = 1...Int32(SurfaceBuffer.maximumSide)
            // Outside the range of valid surface sizes; the popup's requested size is used instead.
            place = CGRect(
                x: CGFloat(x), y: CGFloat(y),
                width: sides.contains(width) ? CGFloat(width) : placement.size.width,
                height: sides.contains(height) ? CGFloat(height) : placement.size.height)
        case .popupDone:
            dismiss()
        case .repositioned:
            // The following configure event contains everything.
            break
        }
    }

    // MARK: - ShellSurface

    override func didConfigure(serial: UInt32) {
        deliver(PopupConfiguration(serial: serial, frame: place, scale: scale.value))
    }

    override func scaleDidChange() {
        var configuration = configuration
        configuration.scale = scale.value
        if lastSerial == nil {
            self.configuration = configuration
        } else {
            deliver(configuration)
        }
    }

    private func deliver(_ configuration: PopupConfiguration) {
        self.configuration = configuration
        delegate?.popup(self, didReceive: configuration)
    }

    override func didReceive(_ event: InputEvent) {
        delegate?.popup(self, didReceive: event)
    }

    override var toplevel: WaylandWindow? { parent?.toplevel }

    override var nextGeometrySize: CGSize? { configuration.frame.size }

    override func endRole() {
        isSeen = false
        if let index = system.grabs.firstIndex(where: { $0 === self }) {
            system.grabs.remove(at: index)
            system.keyboardOwnersDidChange()
        }
        role?.handler = nil
        role?.destroy()
        role = nil
    }
}
