// SPDX-License-Identifier: MIT

extension UIApplication {
    /// The popups that are open, as windows, the topmost last.
    package var shownPopups: [UIWindow] { popups.popups }
}
