// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Confines the pointer to a window with barriers that mice can't cross.
///
/// A grab could confine the pointer too, but would also block the window manager's shortcuts and other clients' events.
/// A constraint is active while its window has keyboard focus, once the pointer is in the area.
@MainActor
final class PointerGrab {
    private unowned let system: X11WindowSystem
    /// The window whose constraint is active.
    private(set) weak var window: X11Window?
    private var barriers: [UInt32] = []
    /// The area enclosed by the barriers, on the root window.
    private var held: PixelRect?
    private var isListening = false
    /// Whether the pointer's position has been requested.
    private var isAsking = false
    /// Whether the pointer has moved since the request.
    private var hasMoved = false

    init(system: X11WindowSystem) {
        self.system = system
    }

    /// Whether the pointer is locked at its position.
    var isLocked: Bool { window?.confinement == .locked }

    /// Called when a window's constraint, position or focus changed, or the pointer moved in it to a root window
    /// position.
    func update(_ window: X11Window, pointer: (x: Double, y: Double)? = nil) {
        guard let confinement = window.confinement, window.state.hasFocus, window.isMapped, !window.surface.isClosed
        else { return release(window) }
        if self.window === window {
            // A locked pointer keeps its position whatever the window does; a confinement area moves with the window.
            if case .confined(let rect) = confinement { enclose(window.area(rect)) }
            return
        }
        guard let pointer else { return locate(window) }
        let place = PixelRect(
            x: Int(pixels: pointer.x.rounded(.down)), y: Int(pixels: pointer.y.rounded(.down)), width: 1, height: 1)
        var area = place
        if case .confined(let rect) = confinement { area = window.area(rect) }
        guard window.area(nil).contains(place), area.contains(place) else { return }
        if let other = self.window { release(other) }
        self.window = window
        enclose(area)
        listen(true)
    }

    /// Ends a window's constraint.
    func release(_ window: X11Window) {
        guard self.window === window else { return }
        self.window = nil
        enclose(nil)
        listen(false)
    }

    /// Handles a mouse movement, wherever the pointer is.
    func receive(_ motion: XEvent.RawMotion) {
        guard let window else { return }
        bringBack()
        guard !system.pointer.axes.isAbsolute(motion.source) else { return }
        let delta = CGPoint(x: motion.x / window.scale, y: motion.y / window.scale)
        guard delta.x.isFinite, delta.y.isFinite, motion.rawX.isFinite, motion.rawY.isFinite, motion.movesPointer
        else { return }
        window.surface.onInput?(
            .relativeMotion(
                RelativeMotionEvent(
                    delta: delta, unaccelerated: CGPoint(x: motion.rawX, y: motion.rawY),
                    timestamp: system.time(motion.time))))
    }

    /// Requests the pointer's position, which might already be in the window.
    private func locate(_ window: X11Window) {
        guard let session = system.session else { return }
        let question = unsafe xcb_query_pointer(session.connection.pointer, session.screen.root).sequence
        session.reader.answer(to: question) { [weak self, weak window] answer in
            guard let self, let window, self.window !== window,
                let place = answer?.load(xcb_query_pointer_reply_t.self)
            else { return }
            update(window, pointer: (Double(place.root_x), Double(place.root_y)))
        }
    }

    /// Moves the pointer back: servers let some movements through barriers, such as those of tablets and diagonal ones.
    private func bringBack() {
        hasMoved = isAsking
        guard let session = system.session, !isAsking else { return }
        isAsking = true
        let root = session.screen.root
        let question = unsafe xcb_query_pointer(session.connection.pointer, root).sequence
        session.reader.answer(to: question) { [weak self] answer in
            guard let self else { return }
            isAsking = false
            if hasMoved { return bringBack() }
            guard let area = held, let place = answer?.load(xcb_query_pointer_reply_t.self) else { return }
            let (x, y) = (Int(place.root_x), Int(place.root_y))
            let (nearX, nearY) = (min(max(x, area.x), area.maxX - 1), min(max(y, area.y), area.maxY - 1))
            guard (x, y) != (nearX, nearY) else { return }
            unsafe _ = xcb_warp_pointer(
                session.connection.pointer, 0, root, 0, 0, 0, 0, Int16(clamping: nearX), Int16(clamping: nearY))
            session.flush()
        }
    }

    /// Replaces the barriers by four around a rectangle, or by none.
    private func enclose(_ area: PixelRect?) {
        guard area != held, let session = system.session else { return }
        held = area
        let connection = session.connection
        for barrier in barriers { unsafe _ = xcb_xfixes_delete_pointer_barrier(connection.pointer, barrier) }
        barriers = []
        if let area, !area.isEmpty {
            let sides = [
                (area.x, area.y, area.x, area.maxY), (area.maxX, area.y, area.maxX, area.maxY),
                (area.x, area.y, area.maxX, area.y), (area.x, area.maxY, area.maxX, area.maxY),
            ]
            for (x1, y1, x2, y2) in sides {
                guard let barrier = connection.makeIdentifier() else { continue }
                unsafe _ = xcb_xfixes_create_pointer_barrier(
                    connection.pointer, barrier, session.screen.root, UInt16(clamping: x1), UInt16(clamping: y1),
                    UInt16(clamping: x2), UInt16(clamping: y2), 0, 0, nil)
                barriers.append(barrier)
            }
        }
        session.flush()
    }

    /// Selects raw movement, or deselects it, because every event wakes the application.
    private func listen(_ isOn: Bool) {
        guard isOn != isListening, let session = system.session else { return }
        isListening = isOn
        session.connection.selectInput(
            of: session.screen.root, devices: UInt16(XCB_INPUT_DEVICE_ALL_MASTER.rawValue),
            isOn ? XCB_INPUT_XI_EVENT_MASK_RAW_MOTION.rawValue : 0)
        session.flush()
    }
}

extension X11Window {
    /// Sets the constraint.
    ///
    /// Movement is reported as `RelativeMotionEvent` only to a window that has constrained the pointer.
    ///
    /// - Throws: `OperationError.unavailable` if the server has no barriers, which were added in XFIXES 5.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(OperationError) {
        if confinement != nil {
            let operation = "Holding the pointer"
            guard !surface.isClosed else { throw .unavailable(operation: operation, reason: "the window is closed") }
            let fixes = session.extensions.fixes
            guard let version = fixes.value, version.isAtLeast(5, 0) else {
                throw .unavailable(
                    operation: operation, reason: fixes.reason ?? "the X server's XFIXES is older than version 5")
            }
        }
        guard confinement != self.confinement else { return }
        if system.hold.window === self { system.hold.release(self) }
        self.confinement = confinement
        system.hold.update(self)
    }

    /// Returns a part of the window (`nil` for all of it) on the root window, in pixels.
    func area(_ rect: CGRect?) -> PixelRect {
        guard let rect else { return frame }
        let left = Int(pixels: rect.minX * scale)
        let top = Int(pixels: rect.minY * scale)
        let part = PixelRect(
            x: frame.x + left, y: frame.y + top, width: Int(pixels: rect.maxX * scale) - left,
            height: Int(pixels: rect.maxY * scale) - top)
        return part.intersection(frame)
    }
}
