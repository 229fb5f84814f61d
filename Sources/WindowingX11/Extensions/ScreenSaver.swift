// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// MIT-SCREEN-SAVER: the server does not darken the screen while one client asks for that, and until it is gone.
extension X11WindowSystem {
    func setIdleInhibited(_ isInhibited: Bool, by window: X11Window) throws(WindowingError) {
        guard let session else {
            throw .notSupported(operation: "Keeping the screen on", reason: "the connection to the display is closed")
        }
        if let reason = session.extensions.screenSaver.reason {
            throw .notSupported(operation: "Keeping the screen on", reason: reason)
        }
        window.inhibitsIdle = isInhibited
        updateIdleInhibition()
    }

    /// Windows that nobody sees keep nothing on.
    func updateIdleInhibition() {
        let isNeeded = windows.values.contains { $0.inhibitsIdle && $0.isMapped && !$0.state.isMinimized }
        guard isNeeded != isIdleInhibited, let session else { return }
        isIdleInhibited = isNeeded
        unsafe _ = xcb_screensaver_suspend(session.connection.pointer, isNeeded ? 1 : 0)
        session.flush()
    }
}
