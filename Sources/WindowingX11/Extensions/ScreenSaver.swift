// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// MIT-SCREEN-SAVER: the server doesn't blank the screen while a client has suspended the screen saver.
extension X11WindowSystem {
    func setIdleInhibited(_ isInhibited: Bool, by window: X11Window) throws(OperationError) {
        guard let session else {
            throw .unavailable(operation: "Keeping the screen on", reason: "the connection to the display is closed")
        }
        if let reason = session.extensions.screenSaver.reason {
            throw .unavailable(operation: "Keeping the screen on", reason: reason)
        }
        window.inhibitsIdle = isInhibited
        updateIdleInhibition()
    }

    /// Only visible windows inhibit the screen saver.
    func updateIdleInhibition() {
        let isNeeded = windows.values.contains { $0.inhibitsIdle && $0.isMapped && !$0.state.isMinimized }
        guard isNeeded != isIdleInhibited, let session else { return }
        isIdleInhibited = isNeeded
        unsafe _ = xcb_screensaver_suspend(session.connection.pointer, isNeeded ? 1 : 0)
        session.flush()
    }
}
