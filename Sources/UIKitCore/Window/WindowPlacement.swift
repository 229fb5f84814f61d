// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Where and how a window stood on a desktop that was lost, for the window that takes its place on the next one.
struct WindowPlacement {
    /// Of the content's top left corner, in the desktop's own points; `nil` where the desktop did not tell.
    var position: CGPoint?
    var screenName: String?
    /// The size to come back to from a maximised or full-screen one.
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

    /// Asks for what the window was besides its size and place.
    @MainActor
    func apply(to window: any PlatformWindow, of system: any WindowSystem) {
        if isMaximized { window.setMaximized(true) }
        guard isFullScreen else { return }
        window.setFullScreen(true, on: system.screens.first { $0.description.name == screenName })
    }
}
