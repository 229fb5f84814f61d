// SPDX-License-Identifier: MIT
internal import CXCB

extension XConnection {
    /// Returns the window that owns a selection, with a blocking request.
    func owner(of selection: UInt32) -> UInt32? {
        let question = unsafe xcb_get_selection_owner(pointer, selection).sequence
        let owner = wait(for: question)?.load(xcb_get_selection_owner_reply_t.self)?.owner
        return owner == 0 ? nil : owner
    }

    /// Selects events for a window's property changes and its destruction.
    func listenToProperties(of window: UInt32) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        unsafe _ = xcb_change_window_attributes(pointer, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }
}
