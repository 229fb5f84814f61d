// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIScreen {
    /// The connector name, such as "HDMI-A-1", which the desktop environment's tools use.
    package var outputName: String { platformDescription.name }
}

extension UIWindow {
    /// Whether the window is displayed full screen.
    package var isFullScreen: Bool { host?.isFullScreen ?? false }

    /// Requests full screen on `screen`, or its end.
    ///
    /// The result arrives as a change of size.
    package func setFullScreen(_ isFullScreen: Bool, on screen: UIScreen) {
        host?.platform.setFullScreen(isFullScreen, on: screen.platformScreen)
    }
}
