// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Windowing

/// Shows a number on the application's icon.
@MainActor
package protocol IconBadge: AnyObject {
    /// Shows a number; 0 removes it.
    func show(_ number: Int)
}

extension UIApplication {
    /// The layout direction of the user's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        desktopTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether protected files can be read; always `true`.
    ///
    /// A desktop decrypts the user's files when the session begins, and locking the screen doesn't change that.
    public var isProtectedDataAvailable: Bool { true }

    func idleTimerDidChange() {
        for window in windows { window.host?.inhibitIdling(isIdleTimerDisabled) }
    }
}

extension WindowHost {
    /// Keeps the screen on while the window is visible, or doesn't.
    func inhibitIdling(_ isInhibited: Bool) {
        do {
            try platform.setIdleInhibited(isInhibited)
        } catch {
            Log.info("\(error)")
        }
    }
}
