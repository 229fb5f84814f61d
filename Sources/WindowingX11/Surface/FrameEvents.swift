// SPDX-License-Identifier: MIT
internal import CXCB
internal import RenderThread
internal import Windowing

/// Dispatches frame events to the targets of their windows.
@RenderActor
final class FrameEvents {
    private let present: ServerExtension?
    private let completionEvent: UInt8?
    private let atoms: Atoms
    private var targets: [UInt32: X11FrameTarget] = [:]

    nonisolated init(extensions: Extensions, atoms: Atoms) {
        self.atoms = atoms
        present = extensions.present.value
        completionEvent = extensions.sharedMemory.value?.completionEvent
    }

    subscript(window: UInt32) -> X11FrameTarget? {
        get { targets[window] }
        set { targets[window] = newValue }
    }

    func removeAll() {
        targets = [:]
    }

    /// - Returns: Whether the event was handled here completely.
    func dispatch(_ bytes: WireBytes) -> Bool {
        guard let type = bytes.bytes.first.map({ $0 & 0x7f }) else { return false }
        switch Int32(type) {
        case XCB_GE_GENERIC:
            dispatchPresent(bytes)
        case XCB_CLIENT_MESSAGE:
            return dispatchMessage(bytes)
        case XCB_EXPOSE:
            guard let event = bytes.load(xcb_expose_event_t.self) else { break }
            targets[event.window]?.didExpose(
                PixelRect(x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
        case XCB_MAP_NOTIFY:
            guard let event = bytes.load(xcb_map_notify_event_t.self) else { break }
            targets[event.window]?.setMapped(true)
        case XCB_UNMAP_NOTIFY:
            guard let event = bytes.load(xcb_unmap_notify_event_t.self) else { break }
            targets[event.window]?.setMapped(false)
        case XCB_VISIBILITY_NOTIFY:
            guard let event = bytes.load(xcb_visibility_notify_event_t.self) else { break }
            targets[event.window]?.setObscured(UInt32(event.state) == XCB_VISIBILITY_FULLY_OBSCURED.rawValue)
        default:
            if let completionEvent, type == completionEvent, let event = bytes.load(xcb_shm_completion_event_t.self) {
                targets[event.drawable]?.didRead(segment: event.shmseg)
            }
        }
        return false
    }

    /// Frame messages from the window manager are handled here, so that they don't wake the main actor.
    private func dispatchMessage(_ bytes: WireBytes) -> Bool {
        guard bytes.load(UInt8.self, at: 1) == 32, let window = bytes.load(UInt32.self, at: 4),
            let name = bytes.load(UInt32.self, at: 8).flatMap(atoms.name(of:)),
            let message = FrameMessage(name, bytes.values(UInt32.self, at: 12, count: 5))
        else { return false }
        targets[window]?.receive(message)
        return true
    }

    private func dispatchPresent(_ bytes: WireBytes) {
        guard let present, let header = bytes.load(xcb_ge_generic_event_t.self),
            header.extension == present.majorOpcode
        else { return }
        switch Int32(header.event_type) {
        case XCB_PRESENT_COMPLETE_NOTIFY:
            // The structure is packed around a field that libxcb inserts, so its members are read individually.
            guard let window = bytes.load(UInt32.self, at: 16), let serial = bytes.load(UInt32.self, at: 20),
                let time = bytes.load(UInt64.self, at: 24), let count = bytes.load(UInt64.self, at: 36)
            else { return }
            targets[window]?.didComplete(serial: serial, microseconds: time, count: count)
        case XCB_PRESENT_IDLE_NOTIFY:
            guard let event = bytes.load(xcb_present_idle_notify_event_t.self) else { return }
            targets[event.window]?.didRead(pixmap: event.pixmap)
        default:
            break
        }
    }
}
