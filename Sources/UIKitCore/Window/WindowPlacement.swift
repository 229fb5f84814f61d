// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The position, size, and state of a window on a display server that was lost, to be restored on the next one.
struct WindowPlacement {
    /// The position of the content's top left corner in the coordinates of the display server; `nil` if it wasn't
    /// reported.
    var position: CGPoint?
    var screenName: String?
    /// The size to restore from the maximized or full-screen state.
    var contentSize: CGSize
    var isMaximized: Bool
    var isFullScreen: Bool

    @MainActor
    init(of host: WindowHost, screen: UIScreen) {
        position = host.contentPosition
        screenName = screen.platformScreen?.description.name
        contentSize = host.ownSize
        isMaximized = host.isMaximized
        isFullScreen = host.isFullScreen
    }

    /// Requests the window's state other than its size and position.
    @MainActor
    func apply(to window: any PlatformWindow, of system: any WindowSystem) {
        if isMaximized { window.setMaximized(true) }
        guard isFullScreen else { return }
        window.setFullScreen(true, on: system.screens.first { $0.description.name == screenName })
    }
}
