// SPDX-License-Identifier: MIT
internal import CXCB
public import Foundation

/// Operations of a window manager, or of a client acting as one, on windows.
extension XHand {
    /// Returns the window with that title; `nil` if there is none.
    public func window(titled title: String) -> UInt32? {
        window(titled: title, within: root)
    }

    private func window(titled title: String, within window: UInt32) -> UInt32? {
        if ["_NET_WM_NAME", "WM_NAME"].contains(where: { text(atom($0), of: window) == title }) { return window }
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

    /// Returns a window's position on the root window and its size, without decorations.
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

    /// Returns the width of the window manager's decorations at the left and at the top.
    public func frameExtents(of window: UInt32) -> (left: Int, top: Int) {
        let question = unsafe xcb_get_property(
            connection, 0, window, atom("_NET_FRAME_EXTENTS"), XCB_ATOM_CARDINAL.rawValue, 0, 4)
        guard let answer = unsafe xcb_get_property_reply(connection, question, nil) else { return (0, 0) }
        defer { unsafe free(answer) }
        guard unsafe xcb_get_property_value_length(answer) == 16, let value = unsafe xcb_get_property_value(answer)
        else { return (0, 0) }
        let extents = unsafe UnsafeBufferPointer(start: value.assumingMemoryBound(to: UInt32.self), count: 4)
        return unsafe (Int(extents[0]), Int(extents[2]))
    }

    /// Whether a window is mapped, with all of its ancestors.
    public func isViewable(_ window: UInt32) -> Bool {
        let question = unsafe xcb_get_window_attributes(connection, window)
        let answer = unsafe xcb_get_window_attributes_reply(connection, question, nil)
        defer { unsafe free(answer) }
        return unsafe answer?.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
    }

    /// Whether a client owns the selection with that name.
    public func isOwned(_ selection: String) -> Bool {
        let question = unsafe xcb_get_selection_owner(connection, atom(selection))
        let answer = unsafe xcb_get_selection_owner_reply(connection, question, nil)
        defer { unsafe free(answer) }
        return unsafe answer?.pointee.owner ?? 0 != 0
    }

    /// Requests another position of a window.
    public func place(_ window: UInt32, at x: Int, _ y: Int) {
        configure(window, XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue, [x, y])
    }

    /// Requests another size of a window.
    public func resize(_ window: UInt32, to width: Int, _ height: Int) {
        configure(window, XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue, [width, height])
    }

    private func configure(_ window: UInt32, _ mask: UInt32, _ values: [Int]) {
        unsafe _ = xcb_configure_window(
            connection, window, UInt16(mask), values.map { UInt32(bitPattern: Int32(clamping: $0)) })
        synchronize()
    }

    /// Requests a window to close, like a window manager's close button.
    public func requestClose(_ window: UInt32) {
        send("WM_PROTOCOLS", about: window, [atom("WM_DELETE_WINDOW")], to: window, mask: 0)
    }

    /// Gives a window keyboard focus and raises it, using the window manager if there is one.
    public func activate(_ window: UInt32, isManaged: Bool) {
        if isManaged {
            // Sent as from a pager, which bypasses the window manager's focus stealing prevention.
            let mask =
                XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
            send("_NET_ACTIVE_WINDOW", about: window, [2, 0], to: root, mask: mask)
        } else {
            configure(window, XCB_CONFIG_WINDOW_STACK_MODE.rawValue, [Int(XCB_STACK_MODE_ABOVE.rawValue)])
            unsafe _ = xcb_set_input_focus(
                connection, UInt8(XCB_INPUT_FOCUS_PARENT.rawValue), window, UInt32(XCB_CURRENT_TIME))
            synchronize()
        }
    }

    private func send(_ name: String, about window: UInt32, _ values: [UInt32], to target: UInt32, mask: UInt32) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = atom(name)
        unsafe withUnsafeMutableBytes(of: &event.data) { bytes in
            for (index, value) in values.enumerated() {
                unsafe bytes.storeBytes(of: value, toByteOffset: index * 4, as: UInt32.self)
            }
        }
        unsafe withUnsafeBytes(of: event) { bytes in
            guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
            unsafe _ = xcb_send_event(connection, 0, target, mask, start)
        }
        synchronize()
    }

    /// Covers a window with another one until `uncover(_:)`, and returns that window.
    public func cover(_ window: UInt32) -> UInt32? {
        guard let frame = frame(of: window) else { return nil }
        let cover = unsafe xcb_generate_id(connection)
        unsafe _ = xcb_create_window(
            connection, 0, cover, root, Int16(frame.minX), Int16(frame.minY), UInt16(frame.width),
            UInt16(frame.height), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
            XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue, [UInt32(0xff_ffff), 1])
        unsafe _ = xcb_map_window(connection, cover)
        synchronize()
        return cover
    }

    /// Removes a window created by `cover(_:)`.
    public func uncover(_ cover: UInt32) {
        unsafe _ = xcb_destroy_window(connection, cover)
        synchronize()
    }
}
