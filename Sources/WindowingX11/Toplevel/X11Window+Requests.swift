// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Requests to the window manager, as messages to the root window.
extension X11Window {
    static let rootMask =
        XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue

    /// The source indication of an application, as opposed to a pager.
    static let sourceIsApplication: UInt32 = 1

    func sendToRoot(_ message: AtomName, _ values: [UInt32]) {
        guard !surface.isClosed else { return }
        session.connection.sendMessage(
            session.atoms[message], about: surface.identifier, values, to: session.screen.root, mask: Self.rootMask)
        session.flush()
    }

    /// Adds or removes up to two states; before the window is mapped, these are the initial ones.
    func changeState(_ isOn: Bool, _ first: AtomName, _ second: AtomName? = nil) {
        let atoms = session.atoms
        let wanted = [atoms[first], second.map { atoms[$0] } ?? 0]
        if isMapped {
            sendToRoot(.netState, [isOn ? 1 : 0] + wanted + [Self.sourceIsApplication])
        } else {
            initialStates.removeAll { wanted.contains($0) }
            if isOn { initialStates += wanted.filter { $0 != 0 } }
            session.connection.setProperty(
                atoms[.netState], of: surface.identifier, type: atoms[.atom], to: initialStates)
        }
    }

    /// Hands the current press over to the window manager.
    func moveOrResize(direction: UInt32) {
        guard system.manager.isRunning, let press = system.pointer.lastPress else { return }
        // The press has an implicit grab, which would block the window manager's.
        unsafe _ = xcb_ungrab_pointer(session.connection.pointer, press.time)
        unsafe _ = xcb_input_xi_ungrab_device(session.connection.pointer, press.time, press.device)
        sendToRoot(
            .netMoveResize,
            [
                UInt32(bitPattern: press.rootX), UInt32(bitPattern: press.rootY), direction, press.button,
                Self.sourceIsApplication,
            ])
        system.pointer.pressWasTaken()
    }

    func showWindowMenu(at location: CGPoint, serial: UInt32) {
        guard configuration.capabilities.contains(.windowMenu) else { return }
        let x = Int32(clamping: frame.x + Int(pixels: location.x * scale))
        let y = Int32(clamping: frame.y + Int(pixels: location.y * scale))
        let device = UInt32(system.pointer.lastPress?.device ?? 0)
        unsafe _ = xcb_ungrab_pointer(session.connection.pointer, serial)
        sendToRoot(.gtkShowWindowMenu, [device, UInt32(bitPattern: x), UInt32(bitPattern: y)])
    }

    // MARK: - Without a window manager

    /// Centers the window on the first screen, because there is no window manager to position it.
    func placeWithoutManager() {
        guard !system.manager.isRunning, !isPlaced, state.states.isDisjoint(with: .anchored),
            let screen = system.displays.pixelFrames.first
        else { return }
        frame = screen.middle(PixelSize(width: frame.width, height: frame.height))
        surface.setFrame(frame)
    }

    func fillScreen(_ isOn: Bool, as state: WindowStates, on screen: X11Screen?) {
        let displays = system.displays
        let home = screen ?? screensShown.first ?? displays.screens(touching: frame, scale: scale).first
        let target = home.flatMap { displays.pixelFrame(of: $0) } ?? displays.pixelFrames.first
        let isAnchored = !self.state.states.isDisjoint(with: .anchored)
        if isOn, let target {
            if !isAnchored { restoredFrame = frame }
            surface.setFrame(target)
            // No events report this before the window is mapped.
            if !isMapped { frame = target }
        } else if !isOn, isAnchored, let restored = restoredFrame {
            surface.setFrame(restored)
            if !isMapped { frame = restored }
        }
        change {
            if state == .maximized { $0.isMaximized = isOn } else { $0.isFullScreen = isOn }
        }
        session.flush()
    }

    /// A full-screen window is on the screen that contains it.
    func move(to screen: X11Screen) {
        guard let target = system.displays.pixelFrame(of: screen) else { return }
        let place = target.middle(PixelSize(width: frame.width, height: frame.height))
        surface.setFrame(place)
        guard !isMapped else { return }
        frame = place
        isPlaced = true
        sendSizeHints()
    }
}

extension Int {
    /// Rounds to the nearest integer, clamped to the coordinate range; NaN becomes 0.
    init(pixels: CGFloat) {
        self = pixels.isNaN ? 0 : Int(Swift.min(Swift.max(pixels.rounded(), -1e6), 1e6))
    }
}

extension WindowEdge {
    /// The edge's number in `_NET_WM_MOVERESIZE`, clockwise from the top left.
    var moveResizeDirection: UInt32 {
        switch self {
        case .topLeft: 0
        case .top: 1
        case .topRight: 2
        case .right: 3
        case .bottomRight: 4
        case .bottom: 5
        case .bottomLeft: 6
        case .left: 7
        }
    }
}
