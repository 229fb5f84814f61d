// SPDX-License-Identifier: MIT
import UIKit
import UIKitCore

/// A window with the pattern that fills one screen.
@MainActor
final class PatternWindow {
    let controller = PatternViewController()
    private let window: UIWindow

    var pattern: PatternView { controller.pattern }
    /// Pixels per point that the desktop told the window.
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

    /// Asks the desktop for all of `screen`, or less.
    func setFullScreen(_ isFullScreen: Bool, on screen: UIScreen) {
        window.setFullScreen(isFullScreen, on: screen)
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
    }
}
