// SPDX-License-Identifier: MIT
internal import CXCB
public import Foundation

/// What a window manager, or a program that speaks in its place, does to windows.
extension XHand {
    /// The window with that title; `nil` while there is none.
    public func window(titled title: String) -> UInt32? {
        window(titled: title, within: root)
    }

    private func window(titled title: String, within window: UInt32) -> UInt32? {
        if text(atom("_NET_WM_NAME"), of: window) == title { return window }
        guard let answer = unsafe xcb_query_tree_reply(connection, xcb_query_tree(connection, window), nil) else {
            return nil
        }
        defer { unsafe free(answer) }
        let children = unsafe Array(
            UnsafeBufferPointer(
                start: xcb_query_tree_children(answer), count: Int(xcb_query_tree_children_length(answer))))
        for child in children {
            if let found = self.window(titled: title, within: child) { return found }
        }
        return nil
    }

    private func text(_ property: UInt32, of window: UInt32) -> String? {
        let question = unsafe xcb_get_property(
            connection, 0, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, 256)
        guard let answer = unsafe xcb_get_property_reply(connection, question, nil) else { return nil }
        defer { unsafe free(answer) }
        let bytes = unsafe UnsafeRawBufferPointer(
            start: xcb_get_property_value(answer), count: Int(xcb_get_property_value_length(answer)))
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    /// A window's place on the root window and its size, without the window manager's frame.
    public func frame(of window: UInt32) -> CGRect? {
        let question = unsafe xcb_get_geometry(connection, window)
        let placeQuestion = unsafe xcb_translate_coordinates(connection, window, root, 0, 0)
        let size = unsafe xcb_get_geometry_reply(connection, question, nil)
        let place = unsafe xcb_translate_coordinates_reply(connection, placeQuestion, nil)
        defer {
            unsafe free(size)
            unsafe free(place)
        }
        guard let size = unsafe size?.pointee, let place = unsafe place?.pointee else { return nil }
        return CGRect(x: Int(place.dst_x), y: Int(place.dst_y), width: Int(size.width), height: Int(size.height))
    }

    /// Asks for another place of a window.
    public func place(_ window: UInt32, at x: Int, _ y: Int) {
        configure(window, XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue, [x, y])
    }

    /// Asks for another size of a window.
    public func resize(_ window: UInt32, to width: Int, _ height: Int) {
        configure(window, XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue, [width, height])
    }

    private func configure(_ window: UInt32, _ mask: UInt32, _ values: [Int]) {
        unsafe _ = xcb_configure_window(
            connection, window, UInt16(mask), values.map { UInt32(bitPattern: Int32(clamping: $0)) })
        synchronize()
    }

    /// Clicks the close button that window managers draw.
    public func requestClose(_ window: UInt32) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = atom("WM_PROTOCOLS")
        unsafe event.data.data32.0 = atom("WM_DELETE_WINDOW")
        unsafe withUnsafeBytes(of: event) { bytes in
            guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
            unsafe _ = xcb_send_event(connection, 0, window, 0, start)
        }
        synchronize()
    }
}
