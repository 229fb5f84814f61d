// SPDX-License-Identifier: MIT

extension UIApplication {
    /// The windows of the open popups, topmost last.
    package var shownPopups: [UIWindow] { popups.popups }
}
