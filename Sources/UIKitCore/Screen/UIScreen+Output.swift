// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension UIScreen {
    /// The connector ("HDMI-A-1"), by which the desktop's own tools name the screen.
    package var outputName: String { description.name }
}

extension UIWindow {
    /// Whether the desktop shows the window full screen.
    package var isFullScreen: Bool { host?.isFullScreen ?? false }

    /// Asks the desktop to show the window full screen on `screen`, or no longer; the answer is another size.
    package func setFullScreen(_ isFullScreen: Bool, on screen: UIScreen) {
        host?.platform.setFullScreen(isFullScreen, on: screen.platformScreen)
    }
}
