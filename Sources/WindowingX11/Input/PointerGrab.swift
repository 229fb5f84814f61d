// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Keeps the pointer in a window that wants it for itself, behind barriers that mice cannot cross.
///
/// A grab could confine too, but would take the window manager's keys and everybody's events along. A hold is in force
/// while its window has the keyboard and from when the pointer is where it is to stay.
@MainActor
final class PointerGrab {
    private unowned let system: X11WindowSystem
    /// The window whose wish is in force.
    private(set) weak var window: X11Window?
    private var barriers: [UInt32] = []
    /// What the barriers enclose, on the root window.
    private var held: PixelRect?
    private var isListening = false
    /// The pointer's place has been asked for.
    private var isAsking = false
    /// It has moved since it was asked for.
    private var hasMoved = false

    init(system: X11WindowSystem) {
        self.system = system
    }

    /// Whether the pointer stays where it is.
    var isLocked: Bool { window?.confinement == .locked }

    /// A window's wish, place or focus changed, or the pointer moved in it to a place on the root window.
    func update(_ window: X11Window, pointer: (x: Double, y: Double)? = nil) {
        guard let confinement = window.confinement, window.state.hasFocus, window.isMapped, !window.surface.isClosed
        else { return release(window) }
        if self.window === window {
            // A lock stays at its place whatever the window does; an area moves along.
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

    /// A window wants the pointer no more, or cannot have it.
    func release(_ window: X11Window) {
        guard self.window === window else { return }
        self.window = nil
        enclose(nil)
        listen(false)
    }

    /// A mouse moved, wherever the pointer is.
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

    /// Asks where the pointer is: it may be in the window already.
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

    /// Servers let some movements through their barriers: those of tablets, and slanting ones.
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

    /// Replaces the barriers by four around a rectangle, or none.
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

    /// Asks for the mice's own movements, or no longer: every one of them wakes the application.
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
    /// Movement comes as `RelativeMotionEvent` to a window that has the pointer for itself, and to no other.
    ///
    /// Throws `notSupported` where the server has no barriers, which came with XFIXES 5.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(WindowingError) {
        if confinement != nil {
            let operation = "Holding the pointer"
            guard !surface.isClosed else { throw .notSupported(operation: operation, reason: "the window is closed") }
            let fixes = session.extensions.fixes
            guard let version = fixes.value, version.isAtLeast(5, 0) else {
                throw .notSupported(
                    operation: operation, reason: fixes.reason ?? "the X server's XFIXES is older than version 5")
            }
        }
        guard confinement != self.confinement else { return }
        if system.hold.window === self { system.hold.release(self) }
        self.confinement = confinement
        system.hold.update(self)
    }

    /// A part of the window on the root window, all of it for `nil`, in pixels.
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
