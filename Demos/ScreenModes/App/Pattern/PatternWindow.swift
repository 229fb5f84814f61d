// SPDX-License-Identifier: MIT
import UIKit
import UIKitCore

/// A full-screen window with the pattern.
@MainActor
final class PatternWindow {
    let controller = PatternViewController()
    private let window: UIWindow

    var pattern: PatternView { controller.pattern }
    /// The window's scale, in pixels per point.
    var scale: CGFloat { window.traitCollection.displayScale }
    var isShown: Bool { !window.isHidden }

    init(on screen: UIScreen) {
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        controller.title = "Test pattern"
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.setFullScreen(true, on: screen)
    }

    /// Requests or ends full screen on `screen`.
    func setFullScreen(_ isFullScreen: Bool, on screen: UIScreen) {
        window.setFullScreen(isFullScreen, on: screen)
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
    }
}
