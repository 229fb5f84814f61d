// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import Testing

@testable import WindowingX11

extension XConnection {
    /// Waits for the next event; returns `nil` at the end of the connection.
    func waitForEvent() -> WireBytes? {
        guard let event = unsafe xcb_wait_for_event(pointer) else { return nil }
        return unsafe WireBytes(adopting: event, count: 32)
    }
}

/// Another client of the server, which uses the protocol directly with blocking requests.
@MainActor
final class RawClient {
    let connection: XConnection
    let atoms: Atoms
    let root: UInt32

    init(_ display: String) throws {
        connection = try XConnection(displayName: display)
        atoms = Atoms(connection)
        root = try XScreen(connection).root
    }

    /// Waits until the server has processed all requests.
    func synchronize() {
        _ = connection.wait(for: unsafe xcb_get_input_focus(connection.pointer).sequence)
    }

    // MARK: - Devices

    /// Moves the pointer to a root window position, in pixels.
    func move(_ x: Int, _ y: Int) {
        fake(XCB_MOTION_NOTIFY, 0, Int16(x), Int16(y))
    }

    /// The pointer's position on the root window.
    var pointer: (x: Int, y: Int)? {
        let question = unsafe xcb_query_pointer(connection.pointer, root).sequence
        return connection.wait(for: question)?.load(xcb_query_pointer_reply_t.self).map {
            (Int($0.root_x), Int($0.root_y))
        }
    }

    func button(_ number: UInt8, isDown: Bool) {
        fake(isDown ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, number)
    }

    /// Presses or releases a key with a Linux key code, which is 8 below the server's.
    func key(_ code: UInt8, isDown: Bool) {
        fake(isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE, code + 8)
    }

    func click(_ button: UInt8, at x: Int, _ y: Int) {
        move(x, y)
        self.button(button, isDown: true)
        self.button(button, isDown: false)
    }

    private func fake(_ type: Int32, _ detail: UInt8, _ x: Int16 = 0, _ y: Int16 = 0) {
        unsafe _ = xcb_test_fake_input(connection.pointer, UInt8(type), detail, 0, root, x, y, 0)
        _ = unsafe xcb_flush(connection.pointer)
    }

    // MARK: - Windows

    func property(_ name: AtomName, of window: UInt32) -> PropertyValue? {
        PropertyValue(connection.wait(for: connection.getProperty(atoms[name], of: window)))
    }

    /// Returns the color of a window's pixel, or of the screen's, without unused bits.
    func pixel(_ x: Int, _ y: Int, of window: UInt32? = nil) -> UInt32? {
        let question = unsafe xcb_get_image(
            connection.pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window ?? root, Int16(x), Int16(y), 1, 1,
            UInt32.max
        ).sequence
        return connection.wait(for: question)?.load(UInt32.self, at: 32).map { $0 & 0xff_ffff }
    }

    /// Returns a window's position on the root window and its size.
    func frame(of window: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
        let question = unsafe xcb_get_geometry(connection.pointer, window).sequence
        let placeQuestion = unsafe xcb_translate_coordinates(connection.pointer, window, root, 0, 0).sequence
        let size = connection.wait(for: question)?.load(xcb_get_geometry_reply_t.self)
        let place = connection.wait(for: placeQuestion)?.load(xcb_translate_coordinates_reply_t.self)
        guard let size, let place else { return nil }
        return (Int(place.dst_x), Int(place.dst_y), Int(size.width), Int(size.height))
    }

    /// Creates an unmapped window.
    func makeWindow() -> UInt32? {
        guard let window = connection.makeIdentifier() else { return nil }
        unsafe _ = xcb_create_window(
            connection.pointer, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
        synchronize()
        return window
    }

    // MARK: - Events

    /// Selects events for a window's property changes, and for messages to the window manager.
    func listen(to window: UInt32, messages: Bool = false) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        if messages { mask |= XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue }
        unsafe _ = xcb_change_window_attributes(connection.pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask)
        synchronize()
    }

    /// Waits for a request for a selection that this client owns.
    func selectionRequest() async throws -> XEvent.SelectionRequest {
        try await event("a request") { if case .selectionRequested(let request) = $0 { request } else { nil } }
    }

    func waitForProperty(_ name: AtomName) async throws {
        let atom = atoms[name]
        try await event("the property \(name)") {
            if case .property(let change) = $0, change.property == atom { () } else { nil }
        }
    }

    func waitForMessage(_ name: AtomName) async throws -> XEvent.ClientMessage {
        try await waitForMessage(atoms[name])
    }

    func waitForMessage(_ atom: UInt32) async throws -> XEvent.ClientMessage {
        try await event("the message \(atom)") {
            if case .message(let message) = $0, message.type == atom { message } else { nil }
        }
    }

    /// Waits for an event of which `probe` makes a value, and discards those before it.
    func event<Value: Sendable>(
        _ name: String, _ probe: @escaping @Sendable (XEvent) -> Value?
    ) async throws -> Value {
        let (connection, decoder) = (connection, EventDecoder(extensions: Extensions(connection)))
        return try await withCheckedThrowingContinuation { continuation in
            // On a thread that can block, because the main actor must continue.
            Thread.detachNewThread {
                while let event = connection.waitForEvent() {
                    if let value = decoder.decode(event).flatMap(probe) { return continuation.resume(returning: value) }
                }
                continuation.resume(throwing: TestClient.Missed(event: name))
            }
        }
    }

    // MARK: - Extensions

    /// Returns a counter's value.
    func counter(_ counter: UInt32) -> UInt64? {
        let question = unsafe xcb_sync_query_counter(connection.pointer, counter).sequence
        let value = connection.wait(for: question)?.load(xcb_sync_query_counter_reply_t.self)?.counter_value
        return value.map { UInt64(UInt32(bitPattern: $0.hi)) << 32 | UInt64($0.lo) }
    }

    private func name(ofOutput output: UInt32) -> String? {
        let question = unsafe xcb_randr_get_output_info(connection.pointer, output, 0).sequence
        guard let reply = connection.wait(for: question),
            let info = reply.load(xcb_randr_get_output_info_reply_t.self)
        else { return nil }
        let place = 36 + (Int(info.num_crtcs) + Int(info.num_modes) + Int(info.num_clones)) * 4
        return String(decoding: reply.slice(at: place, count: Int(info.name_len)), as: UTF8.self)
    }

    /// Adds the modes of one output to another.
    func shareModes(of first: String, with second: String) {
        let question = unsafe xcb_randr_get_screen_resources_current(connection.pointer, root).sequence
        guard let reply = connection.wait(for: question),
            let header = reply.load(xcb_randr_get_screen_resources_current_reply_t.self)
        else { return }
        let outputs = reply.values(UInt32.self, at: 32 + Int(header.num_crtcs) * 4, count: Int(header.num_outputs))
        let layout = try? ScreenReader(screen: XScreen(connection), hasOutputs: true, edid: 0).readOutputs(connection)
        let modes = layout?.outputs.first { $0.name == first }?.modes ?? []
        for output in outputs where name(ofOutput: output) == second {
            for mode in modes { unsafe _ = xcb_randr_add_output_mode(connection.pointer, output, mode.identifier) }
        }
        synchronize()
    }

    /// Responds that the property has been set, whether or not it has.
    func answer(_ request: XEvent.SelectionRequest) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = request.property
        connection.send(event, to: request.requestor)
        synchronize()
    }

    func place(_ window: UInt32, at x: Int, _ y: Int) {
        let mask = XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue
        unsafe _ = xcb_configure_window(connection.pointer, window, UInt16(mask), [UInt32(x), UInt32(y)])
        synchronize()
    }

    /// The window that is above all others.
    var topmostWindow: UInt32? {
        let question = unsafe xcb_query_tree(connection.pointer, root).sequence
        guard let answer = connection.wait(for: question), let count = answer.load(UInt16.self, at: 16), count > 0
        else { return nil }
        return answer.load(UInt32.self, at: 32 + (Int(count) - 1) * 4)
    }

    /// Gives a window the keyboard focus.
    func focus(_ window: UInt32) {
        unsafe _ = xcb_set_input_focus(
            connection.pointer, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), window, 0)
        synchronize()
    }

    /// Assigns a keysym to a key with a Linux key code, for all modifiers.
    func assign(_ keysym: UInt32, to code: UInt8) {
        let keysyms = [keysym, keysym]
        unsafe _ = xcb_change_keyboard_mapping(connection.pointer, 1, code + 8, 2, keysyms)
        synchronize()
    }

    /// Raises a window above all others.
    func raise(_ window: UInt32) {
        unsafe _ = xcb_configure_window(
            connection.pointer, window, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue), [XCB_STACK_MODE_ABOVE.rawValue])
        synchronize()
    }

    /// Covers a window temporarily.
    func cover(_ window: UInt32) {
        guard let frame = frame(of: window), let cover = connection.makeIdentifier() else { return }
        unsafe _ = xcb_create_window(
            connection.pointer, 0, cover, root, Int16(frame.x), Int16(frame.y), UInt16(frame.width),
            UInt16(frame.height), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
            XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue, [UInt32(0xff_ffff), 1])
        unsafe _ = xcb_map_window(connection.pointer, cover)
        synchronize()
        unsafe _ = xcb_destroy_window(connection.pointer, cover)
        synchronize()
    }

    func resize(_ window: UInt32, to width: Int, _ height: Int) {
        let mask = XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
        unsafe _ = xcb_configure_window(
            connection.pointer, window, UInt16(mask), [UInt32(width), UInt32(height)])
        synchronize()
    }
}
