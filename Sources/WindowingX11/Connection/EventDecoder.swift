// SPDX-License-Identifier: MIT
internal import CXCB

/// Decodes the server's events; malformed ones are ignored.
struct EventDecoder: Sendable {
    let extensions: Extensions

    func decode(_ bytes: WireBytes) -> XEvent? {
        guard let type = bytes.bytes.first else { return nil }
        let isSent = type & 0x80 != 0
        switch Int32(type & 0x7f) {
        case XCB_CLIENT_MESSAGE: return message(bytes)
        case XCB_CONFIGURE_NOTIFY: return configure(bytes, isSent: isSent)
        // While stacking is watched, the root window reports the same about its children a second time.
        case XCB_MAP_NOTIFY:
            return bytes.load(xcb_map_notify_event_t.self).flatMap {
                $0.event == $0.window ? .mapped(window: $0.window) : nil
            }
        case XCB_UNMAP_NOTIFY:
            return bytes.load(xcb_unmap_notify_event_t.self).flatMap {
                $0.event == $0.window ? .unmapped(window: $0.window) : nil
            }
        case XCB_DESTROY_NOTIFY:
            return bytes.load(xcb_destroy_notify_event_t.self).flatMap {
                $0.event == $0.window ? .destroyed(window: $0.window) : nil
            }
        case XCB_VISIBILITY_NOTIFY:
            return bytes.load(xcb_visibility_notify_event_t.self).map {
                let state = UInt32($0.state)
                return .visibility(
                    window: $0.window, isFullyObscured: state == XCB_VISIBILITY_FULLY_OBSCURED.rawValue)
            }
        case XCB_PROPERTY_NOTIFY: return property(bytes)
        case XCB_SELECTION_CLEAR:
            return bytes.load(xcb_selection_clear_event_t.self).map {
                .selectionLost(selection: $0.selection, time: $0.time)
            }
        case XCB_SELECTION_REQUEST: return selectionRequest(bytes)
        case XCB_SELECTION_NOTIFY: return selectionAnswer(bytes)
        case XCB_GE_GENERIC: return extensions.input.value.flatMap { inputEvent(bytes, $0) }
        default: return extensionEvent(bytes, type: type & 0x7f)
        }
    }

    private func message(_ bytes: WireBytes) -> XEvent? {
        guard let format = bytes.load(UInt8.self, at: 1), let window = bytes.load(UInt32.self, at: 4),
            let type = bytes.load(UInt32.self, at: 8)
        else { return nil }
        let numbers = format == 32 ? bytes.values(UInt32.self, at: 12, count: 5) : []
        return .message(
            XEvent.ClientMessage(
                window: window, type: type, numbers: numbers.count == 5 ? numbers : [0, 0, 0, 0, 0],
                bytes: bytes.slice(at: 12, count: 20), format: Int(format)))
    }

    private func configure(_ bytes: WireBytes, isSent: Bool) -> XEvent? {
        bytes.load(xcb_configure_notify_event_t.self).map {
            guard $0.event == $0.window else { return .restacked(window: $0.window, sibling: $0.above_sibling) }
            return .configured(
                XEvent.Configure(
                    window: $0.window, x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height),
                    isSynthetic: isSent))
        }
    }

    private func property(_ bytes: WireBytes) -> XEvent? {
        bytes.load(xcb_property_notify_event_t.self).map {
            .property(
                XEvent.PropertyChange(
                    window: $0.window, property: $0.atom, time: $0.time,
                    isDeleted: UInt32($0.state) == XCB_PROPERTY_DELETE.rawValue))
        }
    }

    private func selectionRequest(_ bytes: WireBytes) -> XEvent? {
        bytes.load(xcb_selection_request_event_t.self).map {
            .selectionRequested(
                XEvent.SelectionRequest(
                    requestor: $0.requestor, selection: $0.selection, target: $0.target,
                    // Clients from before 1989 omit the property, and expect the target's name to be used.
                    property: $0.property == 0 ? $0.target : $0.property, time: $0.time))
        }
    }

    private func selectionAnswer(_ bytes: WireBytes) -> XEvent? {
        bytes.load(xcb_selection_notify_event_t.self).map {
            .selectionAnswered(
                XEvent.SelectionAnswer(
                    requestor: $0.requestor, selection: $0.selection, target: $0.target, property: $0.property,
                    time: $0.time))
        }
    }

    private func extensionEvent(_ bytes: WireBytes, type: UInt8) -> XEvent? {
        if let keyboard = extensions.keyboard.value, type == keyboard.firstEvent { return keyboardEvent(bytes) }
        if let randr = extensions.randr.value, type == randr.firstEvent || type == randr.firstEvent &+ 1 {
            return .screensChanged
        }
        if let fixes = extensions.fixes.value, type == fixes.firstEvent {
            return bytes.load(xcb_xfixes_selection_notify_event_t.self).map {
                .selectionOwner(selection: $0.selection, owner: $0.owner, time: $0.selection_timestamp)
            }
        }
        return nil
    }

    private func keyboardEvent(_ bytes: WireBytes) -> XEvent? {
        guard bytes.count > 1 else { return nil }
        switch Int32(bytes.bytes[1]) {
        case Int32(XCB_XKB_STATE_NOTIFY):
            return bytes.load(xcb_xkb_state_notify_event_t.self).map {
                .keyboardState(
                    XEvent.KeyboardMasks(
                        depressed: UInt32($0.baseMods), latched: UInt32($0.latchedMods), locked: UInt32($0.lockedMods),
                        layout: UInt32($0.group)))
            }
        case Int32(XCB_XKB_NEW_KEYBOARD_NOTIFY), Int32(XCB_XKB_MAP_NOTIFY), Int32(XCB_XKB_CONTROLS_NOTIFY):
            return .keymapChanged
        default:
            return nil
        }
    }
}
